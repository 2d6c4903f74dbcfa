#!/usr/bin/env python3
"""Takes symbols whose names start with an underscore out of symbol graphs, so that the documentation shows the API alone.

    hide_internals.py FOLDER
"""

import json
import sys
from pathlib import Path


def is_internal(symbol):
    return any(part.startswith("_") for part in symbol["pathComponents"])


for path in Path(sys.argv[1]).glob("*.symbols.json"):
    graph = json.loads(path.read_text())
    hidden = {symbol["identifier"]["precise"] for symbol in graph["symbols"] if is_internal(symbol)}
    graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in hidden]
    graph["relationships"] = [
        relation for relation in graph["relationships"] if relation["source"] not in hidden and relation["target"] not in hidden
    ]
    path.write_text(json.dumps(graph))
