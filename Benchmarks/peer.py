"""A recogniser that people use, behind a minimal HTTP server: hassil with the English sentences of Home Assistant.

POST / with {"text": ...} answers with the intent and its slots. Prints its port when it listens. Benchmarks/serve starts it.
"""

import asyncio
import sys

from aiohttp import web
from hassil import Intents, recognize_best
from hassil.intents import TextSlotList, WildcardSlotList
from home_assistant_intents import get_intents

# A home of usual size: what Home Assistant fills in from its devices.
NAMES = [f"{room} {thing}" for room in ("kitchen", "bedroom", "office", "hall", "garden") for thing in ("light", "lamp", "fan", "blind")]
AREAS = ["kitchen", "bedroom", "office", "hall", "garden", "bathroom", "cellar"]


def recogniser():
    intents = Intents.from_dict(get_intents("en"))
    lists = {
        "name": TextSlotList.from_strings(NAMES), "area": TextSlotList.from_strings(AREAS), "floor": TextSlotList.from_strings(["attic"]),
    }
    # Words that the person chooses freely, as Home Assistant has them.
    for free in ("shopping_list_item", "todo_list_item", "item", "message", "media_search"):
        if free not in intents.slot_lists:
            lists[free] = WildcardSlotList(free)
    return lambda text: recognize_best(text, intents, slot_lists=lists)


async def main():
    recognise = recogniser()

    async def answer(request):
        found = recognise((await request.json())["text"])
        if found is None:
            return web.json_response({"intent": None}, status=200)
        return web.json_response({"intent": found.intent.name, "slots": {name: str(each.value) for name, each in found.entities.items()}})

    application = web.Application()
    application.router.add_post("/", answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(site._server.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()


if len(sys.argv) > 1:
    print(recogniser()(sys.argv[1]))
else:
    asyncio.run(main())
