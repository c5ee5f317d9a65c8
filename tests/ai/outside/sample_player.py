"""A small outside player for the arena: throws what leaves least deadwood, knocks at once. Standard library only."""

import json
import sys


def decide(view, options):
    """The action for a view, with the help of the options that come with it."""
    if options["defence"] is not None:
        return {"do": "defend", **options["defence"]}
    if options["actions"]:
        top = view["pile"][-1] if view["pile"] else None
        own = view["cards"].split()
        same_rank = top is not None and sum(card[0] == top[0] for card in own) >= 2
        if same_rank and "take-upcard" in options["actions"]:
            return {"do": "take-upcard"}
        if same_rank and "draw-discard" in options["actions"]:
            return {"do": "draw-discard"}
        return {"do": options["actions"][-1] if view["phase"] == "upcard" else "draw-stock"}
    card = min(options["discards"], key=lambda card: (options["discards"][card], card))
    if card in options["knocks"]:
        return {"do": "knock", "card": card, "melds": options["knocks"][card]}
    return {"do": "discard", "card": card}


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "sample"}
        elif message["type"] == "decide":
            action = decide(message["view"], message["options"])
            answer = {"type": "action", "id": message["id"], "action": action}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
