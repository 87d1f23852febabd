"""The token that a request brings with it."""

from typing import Annotated

from litestar.params import HeaderParameter

from tafelrunde.table.errors import Refused

Bearer = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer TOKEN", required=False)]


def token_in(authorization: str | None) -> str | None:
    """The token of an `Authorization` header."""
    scheme, _, token = (authorization or "").partition(" ")
    if authorization and (scheme.lower() != "bearer" or not token):
        raise Refused("bad_token", "say: Authorization: Bearer TOKEN")
    return token.strip() or None
