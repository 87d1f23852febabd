"""A bot that sits down at a table over the network and plays at random: a start for one in any language.

    python remote_bot.py http://localhost:8080 TABLE NAME

It needs nothing of Tafelrunde, only `pip install websockets`; docs/protocol.md explains every message.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def join(server: str, table: str, name: str) -> str:
    """Takes an open seat; the token opens it from now on."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


async def play(server: str, table: str, token: str) -> list[int]:
    """Plays to the end and returns the scores; comes back by itself when the connection breaks."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?token={token}"
    async for socket in websockets.connect(address, max_size=None):
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "view" and message["over"]:
                    return message["result"]["scores"]
                if message["type"] == "view" and message["answer"] is not None:
                    option = random.choice(message["view"]["offers"])
                    await socket.send(json.dumps({"type": "move", "line": message["answer"], "move": option["move"]}))
        except websockets.ConnectionClosed:
            continue
    raise ConnectionError("the server is gone")


if __name__ == "__main__":
    server, table, name = sys.argv[1:]
    print(asyncio.run(play(server, table, join(server, table, name))))
