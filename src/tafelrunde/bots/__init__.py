"""Players that are programs. A bot knows what its seat may know, and nothing more."""
