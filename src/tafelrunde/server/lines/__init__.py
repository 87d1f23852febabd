"""Open sockets: what each side of one may say, and the process that holds them for the server."""
