"""The secrets that open a seat. Only their hashes are kept."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table; hard to guess, so that a table that is not listed is found by its link alone."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, kept: str | None) -> bool:
    """Is this the token whose hash was kept? Takes the same time whether it is nearly right or all wrong."""
    return hmac.compare_digest(hashed(token), kept or "no token opens this")
