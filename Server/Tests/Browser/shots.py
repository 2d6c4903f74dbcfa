"""Pictures of every page of the console, in light and dark, and on a phone.

Usage: shots.py FOLDER
"""

import pathlib
import sys
import time

from console import Browser, Server


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    server, browser, phone = Server(), Browser(), Browser(390, 844, is_phone=True)
    try:
        browser.open(server.link)
        browser.one(".composer input")
        for words in ("call John", "cancel", "book me a ride to the airport"):
            browser.say(words)
        for theme in ("light", "dark"):
            browser.driver.execute_script("localStorage.setItem('errand.theme', arguments[0])", theme)
            for page, sign in (("talk", ".confirm"), ("flow", ".sequence"), ("apps", ".grid"), ("people", "table"), ("health", ".number")):
                browser.go(server.url + "/#/" + page)
                browser.one(sign)
                # Fonts and scrolling.
                time.sleep(0.6)
                browser.driver.save_screenshot(str(folder / f"{page}-{theme}.png"))
        phone.open(server.url)
        phone.one("#token").send_keys(server.token("converse", "confirm") + "\n")
        phone.one(".composer")
        time.sleep(1)
        phone.driver.save_screenshot(str(folder / "talk-phone.png"))
    finally:
        browser.quit()
        phone.quit()
        server.stop()


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(pathlib.Path(sys.argv[1]))
