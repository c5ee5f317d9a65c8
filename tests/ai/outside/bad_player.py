"""Outside programs that misbehave, each in the way that its first argument names."""

import json
import sys
import time

WAY = sys.argv[1]
if WAY == "crash-at-start":
    sys.exit(3)
if WAY == "endless-line":
    while True:
        sys.stdout.write("x" * 4096)
if WAY == "endless-lines":
    while True:
        sys.stdout.write('{"type": "ready"}\n')
if WAY == "never-reads":
    time.sleep(600)
for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "decide":
        if WAY == "crash":
            raise SystemExit(1)
        if WAY == "silent":
            time.sleep(600)
        said = {
            "garbage": "\x00not json",
            "no-object": "[1, 2]",
            "deep": "[" * 30000,
            "wrong-id": json.dumps({"type": "action", "id": -1, "action": {"do": "pass"}}),
            "no-action": json.dumps({"type": "action", "id": message["id"], "action": {"do": "fold"}}),
            "illegal": json.dumps({"type": "action", "id": message["id"], "action": {"do": "discard", "card": "AS"}}),
            "no-card": json.dumps({"type": "action", "id": message["id"], "action": {"do": "discard", "card": 7}}),
        }[WAY]
        print(said, flush=True)
