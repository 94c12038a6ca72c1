"""Chromium by Selenium and Firefox by Marionette, as one kind of thing."""

import base64
import io
import os
import shutil
import subprocess
import tempfile
import time

from PIL import Image

from app import eventually

PIXELS = """
const canvas = document.getElementById("screen");
const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
let text = "";
for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
return [canvas.width, canvas.height, btoa(text)];
"""


class Browser:
    """What both browsers have; a point is one of the app's screen, in pixels."""

    def shown(self):
        """The canvas."""
        width, height, text = self.run(PIXELS)
        return Image.frombytes("RGBA", (width, height), base64.b64decode(text)).convert("RGB")

    def open(self, app, path=None):
        self.navigate(path or app.url)
        self.wait_until_open()

    def wait_until_open(self):
        eventually("the page shows the app, in the size that the page asks for", lambda: self.run("""
            const [screen, stage] = [document.getElementById("screen"), document.getElementById("stage")];
            const isSized = !document.getElementById("follow").checked
                || screen.width === Math.round(stage.clientWidth * devicePixelRatio);
            return document.body.classList.contains("open") && screen.width > 1 && isSized;"""))

    def place(self, x, y):
        """A point of the screen in the page."""
        left, top, ratio = self.run("""
            const canvas = document.getElementById("screen"), box = canvas.getBoundingClientRect();
            return [box.left, box.top, box.width / canvas.width];""")
        return round(left + x * ratio), round(top + y * ratio)

    def text(self, id):
        return self.run(f'return document.getElementById("{id}").textContent')

    def picture(self, path):
        """A screenshot of the page."""
        with open(path, "wb") as file:
            file.write(self.screenshot())

    def click(self, x, y):
        self.act([("move", *self.place(x, y)), ("down",), ("up",)])

    def drag(self, start, end):
        self.act([("move", *self.place(*start)), ("down",), ("move", *self.place(*end)), ("up",)])

    def type(self, text):
        self.press(*text)


class Chromium(Browser):
    def __init__(self, size=(1100, 780), phone=None, arguments=()):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        self.profile = tempfile.mkdtemp(prefix="casement-chromium-")
        options = webdriver.ChromeOptions()
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            f"--user-data-dir={self.profile}", "--window-size=%d,%d" % size, *arguments,
        ):
            options.add_argument(argument)
        options.binary_location = "/usr/bin/chromium"
        if phone:
            width, height, ratio = phone
            options.add_experimental_option("mobileEmulation", {
                "deviceMetrics": {"width": width, "height": height, "pixelRatio": ratio, "touch": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options, Service("/usr/bin/chromedriver"))

    def navigate(self, url):
        self.driver.get(url)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def screenshot(self):
        return self.driver.get_screenshot_as_png()

    def console(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def act(self, steps, button=0):
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver, duration=0)
        pointer = chain.w3c_actions.pointer_action
        for step in steps:
            match step:
                case ("move", x, y): pointer.move_to_location(x, y)
                case ("down",): pointer.pointer_down(button)
                case ("up",): pointer.pointer_up(button)
        chain.perform()

    def scroll(self, x, y, dx, dy):
        from selenium.webdriver.common.action_chains import ActionChains
        from selenium.webdriver.common.actions.wheel_input import ScrollOrigin

        left, top = self.place(x, y)
        ActionChains(self.driver).scroll_from_origin(
            ScrollOrigin.from_viewport(left, top), dx, dy).perform()

    def touch(self, *fingers):
        """Each finger is a list of points of the page, which all fingers go through together."""
        for index in range(max(map(len, fingers))):
            points = [dict(x=f[min(index, len(f) - 1)][0], y=f[min(index, len(f) - 1)][1], id=n)
                      for n, f in enumerate(fingers)]
            kind = "touchStart" if index == 0 else "touchMove"
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", dict(type=kind, touchPoints=points))
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", dict(type="touchEnd", touchPoints=[]))

    def press(self, *keys, holding=()):
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver, duration=0)
        for key in holding:
            chain.key_down(key)
        for key in keys:
            chain.key_down(key).key_up(key)
        for key in holding:
            chain.key_up(key)
        chain.perform()

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", dict(
            width=width, height=height, deviceScaleFactor=1, mobile=False))

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


class Firefox(Browser):
    def __init__(self, size=(1100, 780)):
        from marionette_driver.marionette import Marionette

        self.profile = tempfile.mkdtemp(prefix="casement-firefox-")
        port = 0
        with open(self.profile + "/user.js", "w") as preferences:
            preferences.write(
                'user_pref("marionette.port", 0);\nuser_pref("app.update.enabled", false);\n'
                'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
                'user_pref("browser.shell.checkDefaultBrowser", false);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--marionette", "--headless", "--no-remote", "--profile", self.profile,
             "--width", str(size[0]), "--height", str(size[1])],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | {"HOME": self.profile, "MOZ_HEADLESS": "1"})
        active = self.profile + "/MarionetteActivePort"
        eventually("Firefox listens", lambda: os.path.exists(active) and open(active).read().strip(), 60)
        port = int(open(active).read())
        self.driver = Marionette(host="127.0.0.1", port=port, socket_timeout=60)
        self.driver.start_session({"acceptInsecureCerts": True})

    def navigate(self, url):
        self.driver.navigate(url)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments, sandbox=None)

    def screenshot(self):
        return base64.b64decode(self.driver.screenshot(full=False))

    def act(self, steps, button=0):
        actions = self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        for step in steps:
            match step:
                case ("move", x, y): actions.pointer_move(x, y)
                case ("down",): actions.pointer_down(button)
                case ("up",): actions.pointer_up(button)
        actions.perform()

    def press(self, *keys, holding=()):
        actions = self.driver.actions.sequence("key", "keyboard")
        for key in holding:
            actions.key_down(key)
        for key in keys:
            actions.key_down(key).key_up(key)
        for key in holding:
            actions.key_up(key)
        actions.perform()

    def resize(self, width, height):
        self.driver.set_window_rect(width=width, height=height)

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
