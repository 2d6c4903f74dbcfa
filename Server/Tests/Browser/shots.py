"""Pictures of every page of the console, in light and dark, wide and at a phone's width, and how soon the first page is painted.

Usage: shots.py FOLDER
"""

import pathlib
import statistics
import sys

from console import Browser, PAGES, Server

SENTENCES = ("call John", "cancel", "send Grace 20 dollars for lunch", "yes", "start a 20 minute run", "book me a ride to the airport")


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    server, browser, phone = Server(), Browser(1280, 1040), Browser(360, 740, is_phone=True)
    try:
        browser.open(server.link)
        browser.one(".start")
        browser.picture(folder / "start.png")
        for words in SENTENCES:
            browser.say(words)
        phone.open(server.url)
        phone.one("#token")
        phone.picture(folder / "login-phone.png")
        phone.one("#token").send_keys(server.token("converse", "confirm", "administer") + "\n")
        phone.one(".composer")
        for theme in ("light", "dark"):
            for one, kind in ((browser, ""), (phone, "-phone")):
                one.theme(theme)
                for page, (path, sign) in PAGES.items():
                    one.go(f"{server.url}/#/{path}")
                    one.one(sign)
                    one.picture(folder / f"{page}-{theme}{kind}.png")
        browser.theme("light")
        browser.go(server.url + "/#/talk")
        browser.press(".confirm .primary")
        browser.picture(folder / "ride-light.png")
        weight, paints = browser.weigh(server.url)
        print(f"{weight / 1000:.0f} kB in all, first paint after {statistics.median(paints):.0f} ms, {min(paints):.0f} to {max(paints):.0f} ({len(paints)} times)")
    finally:
        browser.quit()
        phone.quit()
        server.stop()


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(pathlib.Path(sys.argv[1]))
