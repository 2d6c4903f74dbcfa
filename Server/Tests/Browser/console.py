"""A server with the example apps, and a browser that looks at its console."""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

SERVER = pathlib.Path(os.environ.get("ERRAND_SERVER") or pathlib.Path(__file__).parents[2] / ".build/debug/errand-server")
# How many times a test looks for what it waits for, and at least how many seconds lie between. Looking takes longer on a busy machine, as the
# page does, so that no verdict depends on the clock; what never comes is given up.
POLLS = int(os.environ.get("ERRAND_POLLS", 3000))
INTERVAL = 0.1
# Each page's path, and what is on it once it is there.
PAGES = {
    "talk": ("talk", ".answer"), "flow": ("flow", ".chart"), "apps": ("apps", ".app"), "app": ("apps/org.errand.examples.rides", ".intent"),
    "people": ("people", ".contacts"), "health": ("health", ".number"),
}


class Server:
    """errand-server on a free port, with data of its own, which can be killed and started again."""

    def __init__(self, prepare=None):
        self.data = tempfile.mkdtemp(prefix="errand-browser-")
        if prepare:
            prepare(self.data)
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        # The sample people, wherever the test runs.
        options = ["--data", self.data, "--time-zone", "America/Los_Angeles"]
        self.process = subprocess.Popen(
            [SERVER, "serve", *options, "--port", str(self.port), "--turns-per-second", "1000", "--log", "error"],
            stdout=subprocess.PIPE, text=True,
        )
        for line in self.process.stdout:
            found = re.search(r"(http://127\.0\.0\.1:(\d+))/open/\S+", line)
            if found:
                self.url, self.port, self.link = found[1], int(found[2]), found[0]
                return
        raise RuntimeError("the server has not begun to listen")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        status = self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.data, ignore_errors=True)
        return status

    def token(self, *scopes):
        made = subprocess.run(
            [SERVER, "token", "add", "--data", self.data, *(word for scope in scopes for word in ("--may", scope))],
            capture_output=True, text=True, check=True,
        )
        return made.stdout.strip()

    def request(self, method, path, token, body=None, kind="application/json"):
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, method=method, data=data, headers={"Authorization": f"Bearer {token}", "Content-Type": kind})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


class Browser:
    """Headless Chromium with Debian's driver."""

    def __init__(self, width=1280, height=860, is_phone=False):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}", "--lang=en-US"):
            options.add_argument(argument)
        if is_phone:
            options.add_experimental_option(
                "mobileEmulation", {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        driver = shutil.which("chromedriver")
        self.driver = webdriver.Chrome(options=options, service=Service(driver))

    def open(self, url):
        self.driver.get(url)

    def go(self, url):
        """Loads a page of the console anew, until it is there."""
        self.driver.get(url)
        self.driver.refresh()
        self.one("main:not([aria-busy]) > *")

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        """The element, as soon as it is there."""
        return self.until(lambda: self.driver.find_element(By.CSS_SELECTOR, selector), selector)

    def text(self, selector):
        return self.until(lambda: self.driver.execute_script(
            "return (({ innerText, textContent }) => innerText ?? textContent)(document.querySelector(arguments[0]) ?? {}) || null",
            selector), f"a text in {selector}")

    def until(self, look, what="what the test waits for"):
        """What is found once it is there; fails if it is not after so many looks."""
        for _ in range(POLLS):
            with contextlib.suppress(NoSuchElementException):
                if found := look():
                    return found
            time.sleep(INTERVAL)
        page = self.driver.execute_script("return `${location.href}: ${document.body.innerText}`")
        raise AssertionError(f"looked {POLLS} times for {what}, which is not there: {page[:2000]}")

    def turns(self):
        return len(self.all(".answer .meta"))

    def say(self, words):
        before = self.turns()
        field = self.one(".composer input")
        field.send_keys(words + Keys.ENTER)
        self.until(lambda: self.turns() > before)
        self.until(lambda: not self.all(".thinking"))

    def click(self, selector):
        element = self.one(selector)
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
        element.click()

    def press(self, selector):
        before = self.turns()
        self.click(selector)
        self.until(lambda: self.turns() > before)
        self.until(lambda: not self.all(".thinking"))

    def phrase(self, words):
        """Types into the field and presses Enter, without waiting."""
        self.one(".composer input").send_keys(words + Keys.ENTER)

    def slow(self, milliseconds):
        """Delays every answer of the server."""
        self.driver.set_network_conditions(offline=False, latency=milliseconds, throughput=10_000_000)

    def last_answer(self):
        return self.driver.execute_script("return [...document.querySelectorAll('.answer')].at(-1)?.innerText ?? ''")

    def let_go(self):
        """Lets an answer go that a script holds back, until the page has dealt with it."""
        self.driver.execute_script("""window.letGo();
            const look = () => window.come
              ? window.come.then(() => requestAnimationFrame(() => requestAnimationFrame(() => { window.isDealtWith = true; })))
              : setTimeout(look);
            look();""")
        self.until(lambda: self.driver.execute_script("return window.isDealtWith"), "the end of what was let go")

    @contextlib.contextmanager
    def later(self, script):
        """Runs a script in each page that is loaded within, before the page's own."""
        added = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        yield
        self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added["identifier"]})

    def theme(self, name):
        """Light or dark, from the next page on; `None` for the machine's."""
        script = "localStorage.setItem('errand.theme', arguments[0])" if name else "localStorage.removeItem('errand.theme')"
        self.driver.execute_script(script, name)

    def picture(self, file):
        """What the window shows once nothing moves and all pictures are there."""
        self.until(lambda: self.driver.execute_script(
            "return document.fonts.status === 'loaded' && document.getAnimations().every((one) => one.playState === 'finished')"
            " && [...document.images].every((one) => one.complete)"))
        self.driver.save_screenshot(str(file))

    def weigh(self, url, times=5):
        """The bytes of all files of the console, and after how many milliseconds its first page was painted, each time without a cache."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
        paints = []
        for _ in range(times):
            self.go(url + "/#/talk")
            paints.append(self.until(lambda: self.driver.execute_script(
                "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime")))
        for page, (path, sign) in PAGES.items():
            self.go(f"{url}/#/{path}")
            self.one(sign)
        sizes = self.driver.execute_script(
            "return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]"
            ".filter((one) => !one.name.includes('/v1/') && !one.name.includes('/metrics')).map((one) => one.decodedBodySize)")
        self.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
        return sum(sizes), paints

    def faults(self):
        """What the browser complains about, but connections that ended with the server."""
        return [
            entry["message"] for entry in self.driver.get_log("browser")
            if entry["level"] == "SEVERE" and "net::ERR" not in entry["message"] and "status of 4" not in entry["message"]
        ]

    def quit(self):
        self.driver.quit()
