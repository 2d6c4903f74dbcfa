"""The console in a real browser, with a real server and the example apps."""

import unittest

from axe_selenium_python import Axe
from selenium.webdriver.common.keys import Keys

from console import Browser, Server


class ConsoleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.browser = Browser()
        cls.browser.open(cls.server.link)
        cls.browser.one(".composer input")

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        status = cls.server.stop()
        assert status == 0, f"the server ended with {status}"

    def setUp(self):
        self.browser.go(self.server.url + "/#/talk")
        self.browser.one(".talk-head button").click()
        self.browser.one(".start")

    def tearDown(self):
        self.assertEqual(self.browser.faults(), [])

    def test_ride(self):
        """A ride is asked about, confirmed by the large button, and its card shows a map; the reloaded page goes on."""
        browser = self.browser
        browser.say("book me a ride")
        self.assertIn("Where", browser.last_answer())
        browser.go(self.server.url + "/#/talk")
        browser.until(lambda: browser.turns() == 1)
        browser.say("the airport")
        self.assertIn("Swift Cabs", browser.text(".card header"))
        self.assertIn("San Francisco International Airport", browser.text(".confirm"))
        browser.go(self.server.url + "/#/talk")
        browser.one(".confirm")
        browser.press(".confirm .primary")
        self.assertFalse(browser.all(".confirm"))
        self.assertTrue(browser.all(".answer:last-child .map circle"))
        browser.press(".answer:last-child .card .buttons button")
        self.assertIn("ancel", browser.last_answer())

    def test_choice(self):
        """One of several people is chosen by the keyboard."""
        browser = self.browser
        browser.say("call John")
        choices = [button.text for button in browser.all(".choices button")]
        self.assertGreaterEqual(len(choices), 2)
        before = browser.turns()
        browser.one("body").send_keys("2")
        browser.until(lambda: browser.turns() > before)
        self.assertTrue(all(not button.is_enabled() for button in browser.all(".choices button")))

    def test_payment(self):
        """Money is sent only after the yes; a no sends none."""
        browser = self.browser
        browser.say("send Grace 20 dollars for lunch")
        self.assertIn("$20", browser.text(".confirm"))
        browser.press(".confirm .buttons button:last-child")
        self.assertNotIn("sent $", browser.last_answer().lower())
        browser.say("send Grace 21 dollars for lunch")
        self.assertIn("$21", browser.text(".confirm"))
        browser.press(".confirm .primary")
        self.assertIn("$21", browser.last_answer())

    def test_cancel(self):
        browser = self.browser
        browser.say("book me a ride to the airport")
        browser.one(".confirm")
        browser.say("never mind")
        self.assertFalse(browser.all(".confirm"))

    def test_restart(self):
        """The server dies in mid-question; the page connects again and goes on."""
        browser = self.browser
        browser.say("book me a ride")
        self.server.kill()
        browser.until(lambda: browser.all(".state.away"))
        field = browser.one(".composer input")
        field.send_keys("the airport" + Keys.ENTER)
        self.server.start()
        browser.one(".confirm")
        browser.until(lambda: not browser.all(".state.away"))
        self.assertEqual(browser.turns(), 2)

    def test_two_tabs(self):
        """What is said in one tab is seen in the other; a yes to what has changed is not one."""
        browser, driver = self.browser, self.browser.driver
        browser.say("send Grace 20 dollars for lunch")
        conversation = driver.execute_script("return sessionStorage.getItem('errand.conversation')")
        token = self.server.token("converse")
        changed = self.server.request("POST", f"/v1/conversations/{conversation}/turns", token, {"text": "make it 300 dollars"})
        self.assertIn("300", changed["messages"][-1]["shown"])
        browser.until(lambda: "$300" in (browser.text(".confirm") or ""))
        refused = self.server.request("POST", f"/v1/conversations/{conversation}/turns", token, {"text": "yes"})
        self.assertEqual(refused["question"]["kind"], "confirmRequest")
        browser.until(lambda: browser.turns() == 3)
        browser.press(".confirm .buttons button:last-child")

    def test_markup_is_text(self):
        browser = self.browser
        browser.say("<img src=x onerror=alert(1)><script>alert(2)</script>")
        self.assertIn("<script>", browser.text(".said p"))
        self.assertEqual(browser.all(".log img, .log script"), [])

    def test_flow(self):
        """The flow of a turn: words, diagram, steps with values, and why."""
        browser = self.browser
        browser.say("book me a ride to the airport")
        browser.click(".answer:last-child .meta a")
        browser.one(".sequence .arrow")
        self.assertIn("dropOffLocation", browser.text(".words mark"))
        for _ in range(4):
            browser.one("[aria-label='Step forward']").click()
        browser.one(".values, pre")
        self.assertIn("Calls", browser.text(".why"))

    def test_accessible(self):
        """Nothing that axe calls serious, on any page, in light and dark."""
        browser, driver = self.browser, self.browser.driver
        browser.say("book me a ride to the airport")
        found = []
        for theme in ("light", "dark"):
            driver.execute_script("localStorage.setItem('errand.theme', arguments[0])", theme)
            for page, sign in (("talk", ".confirm"), ("flow", ".sequence"), ("apps", ".grid"), ("people", "table"), ("health", ".number")):
                browser.go(self.server.url + "/#/" + page)
                browser.one(sign)
                axe = Axe(driver)
                axe.inject()
                for violation in axe.run()["violations"]:
                    if violation["impact"] in ("serious", "critical"):
                        nodes = [node["html"][:150] for node in violation["nodes"][:3]]
                        found.append((page, theme, violation["id"], nodes))
        driver.execute_script("localStorage.removeItem('errand.theme')")
        self.assertEqual(found, [])

    def test_light_weight(self):
        """All files of the console together are small."""
        browser = self.browser
        browser.go(self.server.url + "/#/talk")
        sizes = browser.driver.execute_script(
            "return performance.getEntriesByType('resource').filter((one) => !one.name.includes('/v1/')).map((one) => one.decodedBodySize)")
        self.assertGreater(len(sizes), 5)
        self.assertLess(sum(sizes), 150_000)


class PhoneTests(unittest.TestCase):
    def test_phone(self):
        """A ride on a phone: nothing is wider than the screen, and the yes is on it."""
        server, browser = Server(), Browser(390, 844, is_phone=True)
        try:
            browser.open(server.link)
            browser.one(".composer input")
            browser.say("book me a ride to the airport")
            for page in ("talk", "flow", "apps", "people", "health"):
                browser.go(server.url + "/#/" + page)
                wide = browser.driver.execute_script(
                    "return ['html', 'main', '.log'].filter((one) => { const part = document.querySelector(one);"
                    " return part && part.scrollWidth > part.clientWidth })")
                self.assertEqual(wide, [], page)
            browser.go(server.url + "/#/talk")
            place = browser.one(".confirm .primary").rect
            self.assertLess(place["y"] + place["height"], 844)
            browser.press(".confirm .primary")
            self.assertFalse(browser.all(".confirm"))
        finally:
            browser.quit()
            server.stop()

    def test_login(self):
        """Without the link, a token opens the console; one that may not confirm shows no yes."""
        server, browser = Server(), Browser()
        try:
            browser.open(server.url)
            browser.one("#token").send_keys("errand_wrong" + Keys.ENTER)
            self.assertIn("does not work", browser.text("[role=alert]"))
            browser.one("#token").send_keys(server.token("converse") + Keys.ENTER)
            browser.one(".composer input")
            browser.say("book me a ride to the airport")
            self.assertIn("somebody who may confirm", browser.text(".confirm"))
            self.assertFalse(browser.all(".confirm button"))
            browser.one("#leave").click()
            browser.one("#token")
        finally:
            browser.quit()
            server.stop()


if __name__ == "__main__":
    unittest.main(verbosity=2)
