"""`casement serve` in a process of its own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time

BUILD = os.environ.get("CASEMENT_PROGRAMS", os.path.join(os.getcwd(), ".build/debug"))


def eventually(what, body, timeout=60):
    """The first true result of the body, which is asked again and again."""
    end = time.monotonic() + timeout
    while True:
        result = body()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"not so within {timeout} s: {what}")
        time.sleep(0.02)


class Server:
    """Serves an app to WebDriver clients until `end()`."""

    def __init__(self, app, *options):
        self.folder = tempfile.mkdtemp(prefix="casement-webdriver-")
        file = os.path.join(self.folder, "address")
        environment = {key: value for key, value in os.environ.items() if not key.startswith("CASEMENT_")}
        self.process = subprocess.Popen(
            [os.path.join(BUILD, "casement"), "serve", "--app", os.path.join(BUILD, app),
             "--port", "0", "--address-file", file, *options],
            env=environment)
        eventually("the server has an address", lambda: os.path.exists(file))
        with open(file) as text:
            self.address = text.read().strip()

    @property
    def port(self):
        return int(self.address.split(":")[2].split("/")[0])

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=60)
        shutil.rmtree(self.folder)
        if status:
            raise AssertionError(f"the server ended with status {status}")
