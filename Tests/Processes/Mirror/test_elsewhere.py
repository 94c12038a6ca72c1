"""A viewer on another host: two network namespaces, of which one has the app and one the browser."""

import hashlib
import os
import subprocess
import sys
import unittest

from app import App, eventually
from test_pages import equal, middle

PASSWORD = "four words and more"


def ip(*arguments):
    subprocess.run(["ip", *arguments], check=True)


@unittest.skipUnless(os.geteuid() == 0, "network namespaces are made by root")
class ElsewhereTests(unittest.TestCase):
    def setUp(self):
        number = os.getpid() % 10_000
        self.host, self.guest = f"cm{number}h", f"cm{number}g"
        for name in (self.host, self.guest):
            ip("netns", "add", name)
            self.addCleanup(ip, "netns", "del", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", self.host, "link", "add", "eth0", "type", "veth", "peer", "name", "eth0", "netns", self.guest)
        for name, address in ((self.host, "10.77.0.1/24"), (self.guest, "10.77.0.2/24")):
            ip("-n", name, "address", "add", address, "dev", "eth0")
            ip("-n", name, "link", "set", "eth0", "up")
        self.app = App(
            "panel", front="fb", size=(800, 480), mirror="10.77.0.1:5900", PHASES="desktop",
            MIRROR_PASSWORD=PASSWORD, prefix=["ip", "netns", "exec", self.host])
        self.addCleanup(self.app.end)
        self.fingerprint = self.app.announced(r"Certificate \(SHA-256\): ([0-9A-F:]+)")

    def there(self, function, *arguments):
        """Runs a function of this file on the other host; what it prints."""
        result = subprocess.run(
            ["ip", "netns", "exec", self.guest, sys.executable, __file__, function, *arguments],
            capture_output=True, text=True, timeout=120)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout.strip()

    def test_browser(self):
        """A browser of another host sees and drives the panel over TLS, with the password"""
        self.assertEqual(self.app.url, "https://10.77.0.1:5900/")
        before = self.app.value(label="Kitchen", role="toggle")
        x, y = middle(self.app.element("Kitchen", role="toggle")["frame"])
        digest = self.there("browse", str(x), str(y), self.app.pixels)
        self.assertNotEqual(self.app.value(label="Kitchen", role="toggle"), before)
        self.assertEqual(digest, "same")

    def test_certificate(self):
        """Another host gets nothing without TLS, and with it the certificate whose fingerprint is printed"""
        self.assertEqual(self.there("look"), self.fingerprint)


def look():
    from viewer import Closed, Connection, answer
    plain = Connection(("10.77.0.1", 5900), timeout=5)
    plain.send(b"GET / HTTP/1.1\r\nHost: 10.77.0.1:5900\r\n\r\n")
    assert plain.is_closed()
    connection = Connection(("10.77.0.1", 5900), tls=True)
    connection.send(b"GET / HTTP/1.1\r\nHost: 10.77.0.1:5900\r\n\r\n")
    assert answer(connection)[0] == 200
    digest = hashlib.sha256(connection.certificate).hexdigest().upper()
    print(":".join(digest[i:i + 2] for i in range(0, 64, 2)))


def browse(x, y, pixels):
    from browsers import Chromium
    from PIL import Image
    browser = Chromium(arguments=["--ignore-certificate-errors"])
    try:
        browser.navigate("https://10.77.0.1:5900/")
        eventually("the page asks", lambda: browser.run('return document.getElementById("door").open'))
        browser.type(PASSWORD)
        browser.press("\ue006")
        browser.wait_until_open()
        # From elsewhere photographs come as JPEG unless exact colours are chosen.
        browser.run('document.getElementById("lossless").click()')

        def same():
            with open(pixels, "rb") as file:
                return equal(browser.shown(), Image.frombytes("RGB", (800, 480), file.read(), "raw", "BGRX"))

        eventually("the canvas is the framebuffer", same)
        browser.click(int(x), int(y))
        import time
        time.sleep(1)
        eventually("the canvas is the framebuffer again", same)
        print("same")
    finally:
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] in ("look", "browse"):
        {"look": look, "browse": browse}[sys.argv[1]](*sys.argv[2:])
    else:
        unittest.main()
