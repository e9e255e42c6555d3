"""A bot that plays over the server's own interface: a token, a seat, a socket.

    python examples/http_bot.py http://127.0.0.1:8720 TOKEN TABLE SEAT [KEY]

Make the token on the account page (or with POST /api/tokens), and take SEAT and KEY from an
invitation link. The bot plays at random; write your own strategy in `choose`.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

Json = dict[str, Any]


def post(url: str, token: str, body: Json) -> Json:
    """Sends a request with the token; returns the JSON response."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        found: Json = json.load(answer)
    return found


def choose(turn: Json) -> str:
    """The action to play: `turn` has the seat's view and the legal actions in notation."""
    return str(random.choice(turn["legal"])["action"])


async def play(server: str, token: str, table: str, seat: int) -> Json:
    """Play for the seat until the game is over; returns the outcome."""
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    answer: Json = {"ply": -1}
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        async for frame in socket:
            message = json.loads(frame)
            if message["is"] == "reply":
                if not message["ok"]:
                    print(message["error"]["message"], file=sys.stderr)
                    if message["error"]["code"] == "too-many-requests":
                        await asyncio.sleep(1)
                        await socket.send(json.dumps(answer))
            elif message["status"] == "over":
                outcome: Json = message["outcome"]
                return outcome
            turn = message.get("turns", {}).get(str(seat))  # there is none before play begins
            if turn and turn["legal"] and turn["ply"] != answer["ply"]:
                ply = turn["ply"]
                answer = {"do": "act", "seat": seat, "ply": ply, "action": choose(turn)}
                await socket.send(json.dumps(answer))
    raise SystemExit("the server closed the connection")


def main(server: str, token: str, table: str, seat: str, key: str = "") -> None:
    """Take the seat and play."""
    body = {"seat": int(seat), "key": key, "name": "example bot"}
    post(f"{server}/api/tables/{table}/seats", token, body)
    print(json.dumps(asyncio.run(play(server, token, table, int(seat)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
