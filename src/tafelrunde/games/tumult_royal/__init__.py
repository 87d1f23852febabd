"""Tumult Royal: rob the people blindly and all at once, pay with it for statues of yourself, and mind the greediest."""
