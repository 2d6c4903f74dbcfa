"""The console in a real browser, with a real server and the example apps."""

import concurrent.futures
import unittest
import urllib.error

from axe_selenium_python import Axe
from selenium.webdriver.common.keys import Keys

import broken_apps
from console import Browser, PAGES, Server

CARD = """BEGIN:VCARD
VERSION:3.0
UID:scripted
FN:<script>alert(1)</script> Quartz
N:Quartz;<script>alert(1)</script>;;;
NICKNAME:Zedd
TEL;TYPE=cell:+1 415 555 0199
END:VCARD
"""
# What a browser that hears would offer: a recogniser that is told what it hears.
HEARING = """window.SpeechRecognition = class {
  start() { setTimeout(() => {
    const results = [[{ transcript: "call John" }]]; results[0].isFinal = true;
    this.onresult({ results }); this.onend();
  }); }
  stop() {}
};"""
# Some answers come when they are let go.
LATE = """const real = window.fetch;
window.fetch = async (...request) => {
  if (!String(request[0]).match(/PATTERN/)) return real(...request);
  await new Promise((done) => { window.letGo = done; });
  const response = await real(...request);
  window.come = response.clone().text();
  return response;
};"""
DEAF = "window.SpeechRecognition = undefined; window.webkitSpeechRecognition = undefined;"


class ConsoleTestCase(unittest.TestCase):
    """A server and a browser for all tests of a class."""

    size = {}

    @classmethod
    def setUpClass(cls):
        cls.server = Server(cls.prepare)
        cls.browser = Browser(**cls.size)
        cls.browser.open(cls.server.link)
        cls.browser.one(".composer input")

    @classmethod
    def prepare(cls, data):
        """Changes the data before the server starts."""

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        status = cls.server.stop()
        assert status == 0, f"the server ended with {status}"

    def tearDown(self):
        self.assertEqual(self.browser.faults(), [])

    def go(self, path, sign):
        self.browser.go(f"{self.server.url}/#/{path}")
        return self.browser.one(sign)

    def conversation(self):
        return self.browser.driver.execute_script("return sessionStorage.getItem('errand.conversation')")


class TalkTests(ConsoleTestCase):
    def setUp(self):
        self.go("talk", ".talk-head button").click()
        self.browser.one(".start")

    def cancel_ride(self):
        self.browser.say("cancel my ride")
        if self.browser.all(".confirm"):
            self.browser.press(".confirm .primary")
        self.assertIn("ancel", self.browser.last_answer())

    def test_ride(self):
        """A ride is asked about and confirmed by the large button; its card has the parts of the price, and its vehicle moves."""
        browser = self.browser
        browser.say("book me a ride")
        self.assertIn("Where", browser.last_answer())
        self.go("talk", ".answer")
        browser.until(lambda: browser.turns() == 1)
        browser.say("the airport")
        self.assertIn("Swift Cabs", browser.text(".confirm header"))
        self.assertIn("San Francisco International Airport", browser.text(".confirm"))
        prices = [float(price.text.lstrip("$")) for price in browser.all(".confirm .breakdown .price")]
        self.assertGreaterEqual(len(prices), 3)
        self.assertAlmostEqual(sum(prices), float(browser.text(".breakdown strong").lstrip("$")), 2)
        self.go("talk", ".confirm")
        browser.press(".confirm .primary")
        self.assertFalse(browser.all(".confirm"))
        self.assertTrue(browser.all(".answer:last-child .map .vehicle"))
        browser.press(".answer:last-child .meta button")
        answers = len(browser.all(".answer"))
        # The app reports where the vehicle is; the card changes, and no other appears.
        browser.one(".answer:last-child .updated")
        self.assertEqual(len(browser.all(".answer")), answers)
        self.assertTrue(browser.all(".answer:last-child .map .vehicle"))
        self.cancel_ride()

    def test_choice(self):
        """One of several people is chosen by the keyboard."""
        browser = self.browser
        browser.say("call John")
        self.assertGreaterEqual(len(browser.all(".choices button")), 2)
        self.assertTrue(browser.all(".choices .avatar"))
        before = browser.turns()
        browser.one("body").send_keys("2")
        browser.until(lambda: browser.turns() > before)
        self.assertTrue(all(not button.is_enabled() for button in browser.all(".choices button")))

    def test_payment(self):
        """Money is sent only after the yes, which Enter alone is not; a no sends none."""
        browser = self.browser
        browser.say("send Grace 20 dollars for lunch")
        self.assertIn("$20", browser.text(".confirm .amount"))
        self.assertIn("Needs your yes", browser.driver.title)
        browser.phrase("")
        self.assertEqual(browser.turns(), 1)
        browser.press(".confirm .buttons button:last-child")
        self.assertNotIn("sent $", browser.last_answer().lower())
        browser.say("send Grace 21 dollars for lunch")
        self.assertIn("$21", browser.text(".confirm"))
        browser.press(".confirm .primary")
        self.assertIn("$21", browser.last_answer())
        self.assertNotIn("Needs your yes", browser.driver.title)

    def test_message(self):
        """A message shows to whom it goes and its words, which are those that were dictated."""
        browser = self.browser
        browser.say("tell Grace I am late")
        self.assertEqual(browser.text(".confirm blockquote"), "I am late")
        self.assertIn("Grace Okafor", browser.text(".confirm .headline"))
        browser.press(".confirm .buttons button:last-child")

    def test_workout(self):
        browser = self.browser
        browser.say("start a 20 minute run")
        self.assertIn("Run", browser.text(".card.workout .headline"))
        self.assertIn("20 minutes", browser.text(".card.workout .amount"))

    def test_cancel(self):
        browser = self.browser
        browser.say("book me a ride to the airport")
        browser.one(".confirm")
        browser.say("never mind")
        self.assertFalse(browser.all(".confirm"))

    def test_new_while_loading(self):
        """What is said in a new conversation is answered there, though another one is still being loaded."""
        browser = self.browser
        browser.say("book me a ride")
        browser.slow(1500)
        try:
            browser.driver.refresh()
            browser.one(".talk-head button").click()
            browser.one(".composer input").send_keys("call John" + Keys.ENTER)
            browser.one(".choices button")
            self.assertEqual(browser.turns(), 1)
        finally:
            browser.slow(0)

    def test_restart(self):
        """The server dies in mid-question; the page connects again and goes on."""
        browser = self.browser
        browser.say("book me a ride")
        self.server.kill()
        browser.until(lambda: browser.all(".state.away"))
        browser.phrase("the airport")
        self.server.start()
        browser.one(".confirm")
        browser.until(lambda: not browser.all(".state.away"))
        self.assertEqual(browser.turns(), 2)

    def test_two_tabs(self):
        """What is said in one tab is seen in the other, and what one has answered the other cannot answer any more."""
        browser, driver = self.browser, self.browser.driver
        browser.say("send Grace 20 dollars for lunch")
        first = driver.current_window_handle
        driver.switch_to.new_window("tab")
        second = driver.current_window_handle
        self.go("talk", ".confirm")
        browser.say("make it 300 dollars")
        self.assertIn("$300", browser.text(".confirm"))
        driver.switch_to.window(first)
        browser.until(lambda: "$300" in (browser.text(".confirm") or ""))
        browser.press(".confirm .buttons button:last-child")
        driver.switch_to.window(second)
        browser.until(lambda: not browser.all(".confirm"))
        browser.until(lambda: browser.turns() == 3)
        driver.close()
        driver.switch_to.window(first)

    def test_question_of_another(self):
        """A program that changes a request cannot confirm it, and its yes leaves the person's question open."""
        browser = self.browser
        browser.say("send Grace 20 dollars for lunch")
        token, path = self.server.token("converse"), f"/v1/conversations/{self.conversation()}/turns"
        changed = self.server.request("POST", path, token, {"text": "make it 300 dollars"})
        self.assertIn("300", changed["messages"][-1]["shown"])
        browser.until(lambda: "$300" in (browser.text(".confirm") or ""))
        refused = self.server.request("POST", path, token, {"text": "yes"})
        self.assertEqual(refused["question"]["kind"], "confirmRequest")
        browser.until(lambda: browser.turns() == 3)
        browser.press(".confirm .buttons button:last-child")

    def test_markup_is_text(self):
        """Scripts in what is said, in messages and in names are words."""
        browser = self.browser
        browser.say("<img src=x onerror=alert(1)><script>alert(2)</script>")
        self.assertIn("<script>", browser.text(".said p"))
        token = self.server.token("converse", "confirm")
        self.server.request("POST", "/v1/contacts", token, CARD.replace("\n", "\r\n").encode(), "text/vcard")
        self.setUp()
        browser.say("tell Zedd hello <b onclick=alert(3)>you</b>")
        self.assertIn("<script>alert(1)</script> Quartz", browser.text(".confirm"))
        self.assertIn("<b onclick=alert(3)>you</b>", browser.text(".confirm blockquote"))
        self.assertEqual(browser.all(".log img, .log script, .log b"), [])
        browser.say("no")
        self.go("people", ".contacts")
        self.assertIn("<script>alert(1)</script> Quartz", browser.text(".contacts"))
        self.assertEqual(browser.all("main script, main b"), [])
        self.go("flow", ".words")
        self.assertEqual(browser.all("main script, main b"), [])

    def test_speech(self):
        """Where the browser hears, what it has heard is said; where it does not, there is no button for it."""
        browser = self.browser
        for script, hears in ((HEARING, True), (DEAF, False)):
            with browser.later(script):
                self.setUp()
                if hears:
                    browser.press(".microphone")
                    self.assertIn("call John", browser.text(".said p"))
                else:
                    self.assertEqual(browser.all(".microphone"), [])

    def test_other_choice(self):
        """A conversation that comes after another was chosen does not replace that."""
        browser = self.browser
        browser.say("call John")
        with browser.later(LATE.replace("PATTERN", "turns\\?")):
            self.go("talk", ".talk-head button").click()
            browser.one(".start")
            browser.let_go()
            self.assertTrue(browser.all(".start"))
            self.assertEqual(browser.turns(), 0)

    def test_less_motion(self):
        """Who wants less motion gets none."""
        browser, driver = self.browser, self.browser.driver
        for wish, moves in (("no-preference", True), ("reduce", False)):
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": wish}]})
            self.setUp()
            browser.say("send Grace 20 dollars for lunch")
            style = driver.execute_script("return getComputedStyle(document.querySelector('.confirm')).animationName")
            self.assertEqual(style != "none", moves, wish)
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


class PagesTests(ConsoleTestCase):
    def say(self, *phrases):
        self.go("talk", ".talk-head button").click()
        self.browser.one(".start")
        for words in phrases:
            self.browser.say(words)

    def test_flow(self):
        """The flow of a turn: words, diagram, values before and after, the way through the state chart, and why."""
        browser = self.browser
        self.say("send Grace 20 dollars for lunch")
        browser.click(".answer:last-child .meta a")
        browser.one(".sequence .arrow")
        self.assertEqual([mark.text for mark in browser.all(".words mark")], ["Grace", "20 dollars", "lunch"])
        self.assertIn("payee", browser.text(".spans"))
        self.assertEqual(len(browser.all(".sequence .span")), 4)
        self.assertIn("awaiting confirmation", browser.text(".chart .now"))
        before = len(browser.all(".chart .lit"))
        self.assertGreater(before, 2)
        self.assertIn("Calls", browser.text(".why"))
        for _ in range(3):
            browser.one("body").send_keys(Keys.ARROW_RIGHT)
        self.assertIn("payee", browser.text(".values"))
        self.assertIn("Grace Okafor", browser.text(".values"))
        self.assertLess(len(browser.all(".chart .lit")), before)
        browser.one("body").send_keys(Keys.ARROW_LEFT)
        self.assertIn("2 of", browser.text(".stepper"))

    def test_flow_follows(self):
        """A turn that somebody else begins appears by itself."""
        browser = self.browser
        self.say("send Grace 20 dollars for lunch")
        conversation = self.conversation()
        self.go("flow", ".chart")
        self.server.request("POST", f"/v1/conversations/{conversation}/turns", self.server.token("converse"), {"text": "never mind"})
        browser.until(lambda: "never mind" in (browser.text(".turns [aria-pressed=true]") or ""))

    def test_flow_is_left(self):
        """A turn that comes after the page was left does not bring it back."""
        browser, driver = self.browser, self.browser.driver
        self.say("call John", "cancel")
        with browser.later(LATE.replace("PATTERN", "turns.1.path")):
            self.go("flow", ".chart")
            browser.one(".turns button").click()
            browser.until(lambda: driver.execute_script("return Boolean(window.letGo)"))
            browser.one(".rail a[href='#/health']").click()
            browser.one(".number")
            browser.let_go()
            self.assertEqual(driver.execute_script("return location.hash"), "#/health")

    def test_scenario(self):
        browser = self.browser
        self.say("send Grace 20 dollars for lunch", "no")
        self.go("flow", ".chart")
        browser.click(".page-head .buttons button")
        scenario = browser.text(".scenario")
        for line in ("say: send Grace 20 dollars for lunch", "expect confirmation", "answer: no", "expect outcome: cancelled"):
            self.assertIn(line, scenario)

    def test_form(self):
        """A form's values become a request that is confirmed like any other; what cannot be read is named."""
        browser = self.browser
        self.go("apps/org.errand.examples.rides", ".intent")
        browser.driver.execute_script("document.querySelector('.intent').open = true")
        browser.one(".try [name=partySize]").send_keys("never mind")
        browser.click(".try .primary")
        self.assertIn("partySize", browser.text(".try .bad:not(:empty)"))
        field = browser.one(".try [name=partySize]")
        field.clear()
        field.send_keys("2")
        browser.one(".try [name=dropOffLocation]").send_keys("the airport" + Keys.ENTER)
        self.assertIn("2 people", browser.text(".confirm"))
        browser.press(".confirm .buttons button:last-child")

    def test_apps(self):
        browser = self.browser
        self.say("send Grace 20 dollars for lunch", "no")
        self.go("apps", ".app")
        self.assertIn("Swift Cabs", browser.text(".grid"))
        self.go("apps/org.errand.examples.payments", ".intent")
        self.assertRegex(browser.text(".columns"), r"Calls\s+\d+")
        browser.driver.execute_script("document.querySelector('.intent').open = true")
        browser.click(".intent a")
        browser.one(".said")

    def test_erasing(self):
        """What is erased is asked about first, and is gone only after that."""
        browser = self.browser
        self.say("play some jazz")
        for answer, is_left in (("no", True), ("yes", False)):
            self.go("people", ".contacts")
            browser.click("[aria-label='Erase all that is remembered']")
            self.assertIn("cannot be undone", browser.text("dialog"))
            browser.click(f"dialog button[value={answer}]")
            browser.until(lambda: not browser.all("dialog"))
            browser.until(lambda: bool(browser.all("[aria-label='Erase all that is remembered']")) == is_left)

    def test_access(self):
        """Who administers the server adds a person and makes a token for them, which is shown once; then both are taken back."""
        browser, server = self.browser, self.server
        self.go("people", "#known")
        browser.click("#known summary")
        browser.one("#person-id").send_keys("ann <b>")
        browser.one("#person-zone").send_keys("/Mars")
        browser.click("#known [type=submit]")
        self.assertIn("is not known", browser.until(lambda: browser.text("#known [role=alert]")))
        zone = browser.one("#person-zone")
        zone.clear()
        zone.send_keys("Europe/Berlin")
        browser.click("#known [type=submit]")
        browser.one("[aria-label='Remove the person ann <b>']")

        browser.click("#tokens summary")
        self.assertEqual(self.violations("access", "light"), [])
        browser.one("#token-label").send_keys("Ann's phone")
        browser.click("#token-person option[value='ann <b>']")
        browser.click("#token-seconds option[value='86400']")
        browser.click("#tokens [value=confirm]")
        browser.click("#tokens [type=submit]")
        token = browser.one("#made").get_attribute("value")
        session = server.request("GET", "/v1/session", token)
        self.assertEqual((session["person"], sorted(session["scopes"])), ("ann <b>", ["confirm", "converse"]))
        self.assertEqual(self.violations("made", "light"), [])
        browser.click("dialog .primary")
        row = "[aria-label=\"Revoke the token Ann's phone\"]"
        browser.one(row)
        self.assertNotIn(token, browser.driver.page_source)

        for button, path in ((row, "/v1/session"), ("[aria-label='Remove the person ann <b>']", None)):
            browser.click(button)
            browser.click("dialog button[value=yes]")
            browser.until(lambda: not browser.all("dialog") and not browser.all(button))
            if path:
                with self.assertRaises(urllib.error.HTTPError) as refusal:
                    server.request("GET", path, token)
                self.assertEqual(refusal.exception.code, 401)

    def test_health(self):
        browser = self.browser
        self.say("help")
        self.go("health", ".number")
        self.assertIn("works", browser.text(".store .number"))
        self.assertTrue(any(count.text for count in browser.all(".bars .count")))

    def test_accessible(self):
        """Nothing that axe calls serious, on any page, in light and dark, and before the log-in."""
        browser, driver = self.browser, self.browser.driver
        self.say("call John", "cancel", "book me a ride to the airport")
        found = []
        for theme in ("light", "dark"):
            browser.theme(theme)
            for page, (path, sign) in PAGES.items():
                self.go(path, sign)
                found += self.violations(page, theme)
        browser.theme(None)
        cookies = driver.get_cookies()
        driver.delete_all_cookies()
        self.go("talk", ".login")
        found += self.violations("login", "light")
        for cookie in cookies:
            driver.add_cookie(cookie)
        self.assertEqual(found, [])

    def violations(self, page, theme):
        axe = Axe(self.browser.driver)
        axe.inject()
        return [
            (page, theme, violation["id"], [node["html"][:150] for node in violation["nodes"][:3]])
            for violation in axe.run()["violations"] if violation["impact"] in ("serious", "critical")
        ]

    def test_light_weight(self):
        """All files of the console together are small."""
        weight, _ = self.browser.weigh(self.server.url, times=1)
        self.assertGreater(weight, 50_000)
        self.assertLess(weight, 150_000)


class BrokenAppTests(ConsoleTestCase):
    @classmethod
    def prepare(cls, data):
        broken_apps.install(data)

    def test_crash(self):
        """An extension that dies is reported to the person, and its page says how often and why; other apps go on."""
        browser = self.browser
        path = f"apps/{broken_apps.CRASHER}"
        self.go(path, ".intent")
        self.assertIn("It has not been called yet", browser.text(".columns"))
        browser.driver.execute_script("document.querySelector('.intent').open = true")
        browser.one(".try [name=content]").send_keys("remember the milk" + Keys.ENTER)
        browser.one(".said")
        browser.until(lambda: browser.turns() > 0)
        self.assertIn("Crasher", browser.last_answer())
        self.go(path, ".intent")
        self.assertRegex(browser.text(".columns"), r"Failed\s+[1-9]")
        self.assertRegex(browser.text(".columns"), r"Failures in a row\s+[1-9]")
        self.assertIn("the note cannot be kept", browser.text("pre"))
        self.go("talk", ".composer input")
        browser.say("call John")
        self.assertTrue(browser.all(".choices button"))

    def test_progress(self):
        """While an app does not answer, the page says which; when it is given up, the conversation goes on."""
        browser = self.browser
        self.go("talk", ".talk-head button").click()
        browser.one(".start")
        browser.phrase("create a note in Sleeper")
        browser.until(lambda: any("Sleeper" in thinking.text for thinking in browser.all(".thinking")))
        browser.until(lambda: not browser.all(".thinking"))
        self.assertIn("Sleeper", browser.last_answer())

    def test_flow_is_live(self):
        """A turn is drawn while it lasts, with the call that has no answer yet."""
        browser = self.browser
        self.go("talk", ".talk-head button").click()
        browser.one(".start")
        browser.say("help")
        path = f"/v1/conversations/{self.conversation()}/turns"
        self.go("flow", ".chart")
        token = self.server.token("converse")
        with concurrent.futures.ThreadPoolExecutor() as others:
            said = others.submit(self.server.request, "POST", path, token, {"text": "create a note in Sleeper"})
            browser.one(".sequence .waiting")
            self.assertIn("create a note in Sleeper", browser.text(".turns [aria-pressed=true]"))
            said.result()
        browser.until(lambda: not browser.all(".sequence .waiting"))
        self.assertIn("failed", browser.text(".sequence"))

    def test_permissions(self):
        """What an app may use is changed on its page."""
        browser = self.browser
        path = f"apps/{broken_apps.CRASHER}"
        self.go(path, ".intent")
        browser.click("[aria-label='Revoke assistant']")
        browser.one("[aria-label='Grant assistant']")
        browser.click("[aria-label='Grant assistant']")
        browser.one("[aria-label='Revoke assistant']")


class PhoneTests(ConsoleTestCase):
    size = {"width": 360, "height": 740, "is_phone": True}

    def test_phone(self):
        """A ride on a phone: nothing is wider than the screen, and the yes is on it."""
        browser = self.browser
        browser.say("book me a ride to the airport")
        for page, (path, sign) in PAGES.items():
            self.go(path, sign)
            wide = browser.driver.execute_script(
                "return ['html', 'main', '.log'].filter((one) => { const part = document.querySelector(one);"
                " return part && part.scrollWidth > part.clientWidth })")
            self.assertEqual(wide, [], page)
        self.go("talk", ".confirm .primary")
        for button in browser.all(".confirm > .buttons button"):
            place = button.rect
            self.assertLess(place["y"] + place["height"], 740)
            self.assertGreaterEqual(place["height"], 44)
        browser.press(".confirm .primary")
        self.assertFalse(browser.all(".confirm"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
