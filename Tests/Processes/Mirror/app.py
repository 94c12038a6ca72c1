"""A demo in a process of its own, with a mirror, and its control socket."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from PIL import Image

BUILD = os.environ.get("MIRROR_BUILD", os.path.join(os.getcwd(), ".build-mirror/debug"))


def eventually(what, body, timeout=20):
    """The first true result of the body, which is asked again and again."""
    end = time.monotonic() + timeout
    while True:
        result = body()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"not so within {timeout} s: {what}")
        time.sleep(0.02)


class App:
    """Runs until `end()`; `mirror` is what CASEMENT_MIRROR says."""

    def __init__(self, name, *arguments, mirror="0", front="headless", size=None, prefix=(), **variables):
        self.folder = tempfile.mkdtemp(prefix="casement-mirror-")
        self.control = None
        self.pixels = os.path.join(self.folder, "pixels")
        home = os.path.join(self.folder, "home")
        os.makedirs(home)
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith("CASEMENT_")
        } | {
            "HOME": home, "XDG_STATE_HOME": home + "/state", "XDG_CACHE_HOME": home + "/cache",
            "LC_ALL": "C.UTF-8", "TZ": "UTC", "CASEMENT_LINKS": "nowhere",
            "CASEMENT_FRONT": f"fb:{self.pixels}" if front == "fb" else front,
            "CASEMENT_CONTROL": self.folder + "/control", "CASEMENT_SESSION": self.folder + "/session",
            "CASEMENT_MIRROR": mirror, "CASEMENT_SCREEN": "windows" if front == "fb" else "single",
        } | {f"CASEMENT_{key}": value for key, value in variables.items()}
        if size:
            environment["CASEMENT_SIZE"] = "%dx%d" % size
        self.size = size
        self.log_path = self.folder + "/log"
        self.command = [*prefix, os.path.join(BUILD, name), *arguments]
        self.environment = environment
        self.start()

    def start(self):
        """Starts it again after `stop()`, with the session and a log of its own."""
        if os.path.exists(self.environment["CASEMENT_CONTROL"]):
            os.unlink(self.environment["CASEMENT_CONTROL"])
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)

    @property
    def log(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()

    def announced(self, pattern):
        """What the first group of the pattern is in what the app prints."""
        def find():
            found = re.search(pattern, self.log)
            if not found and self.process.poll() is not None:
                raise AssertionError(f"the app has ended: {self.log}")
            return found
        return eventually(f"{pattern} is printed", find)[1]

    @property
    def url(self):
        return self.announced(r"(https?://\S+)")

    @property
    def token(self):
        return self.url.split("#")[1]

    @property
    def port(self):
        return int(re.search(r":(\d+)/", self.url)[1])

    def ask(self, command):
        if not self.control:
            self.control = socket.socket(socket.AF_UNIX)
            eventually("the control socket", lambda: os.path.exists(self.folder + "/control"))
            self.control.connect(self.folder + "/control")
            self.answers = self.control.makefile()
        self.control.sendall(json.dumps(command).encode() + b"\n")
        answer = json.loads(self.answers.readline())
        assert "failed" not in answer, answer
        return answer

    @property
    def windows(self):
        return self.ask({"screen": {}})["screen"]["_0"]["windows"]

    def element(self, label=None, role=None, id=None):
        """The first such element of the key window, with its frame on the screen, in points."""
        window = next(window for window in self.windows if window["key"])

        def find(element):
            matches = (
                (label is None or element["label"] == label)
                and (role is None or element["role"] == role) and (id is None or element["id"] == id))
            if matches:
                return element
            return next((found for child in element["children"] if (found := find(child))), None)

        element = find(window["root"])
        assert element, f"no {role or 'element'} {label or id}"
        x, y, width, height = element["frame"]
        element["frame"] = [window["frame"][0] + x, window["frame"][1] + y, width, height]
        return element

    def has(self, label):
        """Whether an element of the key window has the label, or one that joins it with others."""
        window = next(window for window in self.windows if window["key"])

        def find(element):
            return label in element["label"] or any(map(find, element["children"]))

        return find(window["root"])

    def value(self, **wanted):
        return self.element(**wanted)["value"]

    def picture(self, window=None):
        """The content of a window, and where it lies on the screen, in pixels."""
        path = os.path.join(self.folder, "window.png")
        self.ask({"picture": {"window": window, "path": path}})
        frame = next(w for w in self.windows if (w["key"] if window is None else w["number"] == window))["frame"]
        picture = Image.open(path).convert("RGB")
        scale = picture.width / frame[2]
        return picture, (round(frame[0] * scale), round(frame[1] * scale))

    def framebuffer(self):
        """What is in the file of pixels."""
        with open(self.pixels, "rb") as file:
            return Image.frombytes("RGB", self.size, file.read(), "raw", "BGRX")

    @property
    def memory(self):
        """Megabytes of memory."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        if self.control:
            self.control.close()
            self.control = None

    def end(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        return self.process.returncode
