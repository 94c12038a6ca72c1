"""Apps as a screen reader has them: over AT-SPI, by the library that Orca and dogtail use."""

import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

import gi
import unittest

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAMS = os.environ["CASEMENT_PROGRAMS"]
PATIENCE = 30


def until(what, found, patience=PATIENCE):
    """Waits until `found` returns something, while events of the bus arrive."""
    end = time.monotonic() + patience
    context = GLib.MainContext.default()
    while True:
        try:
            result = found()
        except GLib.Error:
            result = None
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"{what}: not within {patience} s")
        context.iteration(False)
        select.select([], [], [], 0.005)


class Display:
    """An X server with a window manager, without which nothing has the keyboard."""

    def __init__(self):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
             "-noreset"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.name = ":" + self.server.stdout.readline().strip()
        environment = dict(os.environ, DISPLAY=self.name)
        self.manager = subprocess.Popen(
            ["openbox", "--startup", "echo ready"], env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.manager.stdout.readline()

    def end(self):
        for process in (self.manager, self.server):
            process.kill()
            process.wait()
            process.stdout.close()


class Weston:
    """A compositor of Wayland in a window of the X server."""

    def __init__(self, display):
        self.folder = tempfile.mkdtemp(prefix="weston-")
        os.chmod(self.folder, 0o700)
        self.variables = dict(
            XDG_RUNTIME_DIR=self.folder, WAYLAND_DISPLAY="wayland-reader", SDL_VIDEODRIVER="wayland")
        self.process = subprocess.Popen(
            ["weston", "--use-pixman", "--backend=x11-backend.so", "--width=1000", "--height=800", "--idle-time=0",
             "--socket=wayland-reader"],
            env=dict(os.environ, DISPLAY=display.name, XDG_RUNTIME_DIR=self.folder),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until("weston", lambda: os.path.exists(os.path.join(self.folder, "wayland-reader")))

    def end(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class App:
    """A demo in a process of its own."""

    def __init__(self, name, display, *arguments, **variables):
        self.name = name
        self.folder = tempfile.mkdtemp(prefix="reader-")
        environment = {
            **os.environ, "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "HOME": self.folder,
            "CASEMENT_SESSION": os.path.join(self.folder, "session"), **variables}
        self.process = subprocess.Popen(
            [os.path.join(PROGRAMS, name), *arguments], env=environment)
        self.root = until(f"{name} on the desktop", self.look)

    def look(self):
        assert self.process.poll() is None, f"{self.name} has ended: {self.process.returncode}"
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    # What it shows

    def elements(self, node=None):
        """All elements, parents first."""
        node = node or self.root
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from self.elements(child)

    def find(self, role, name=None):
        def found():
            assert self.process.poll() is None, f"{self.name} has ended: {self.process.returncode}"
            for element in self.elements():
                if element.get_role_name() == role and name in (None, element.get_name()):
                    return element
            return None
        return until(f"{role} {name!r} in {self.name}", found)

    def has(self, role, name):
        return any(
            element.get_role_name() == role and element.get_name() == name
            for element in self.elements())


def click(element):
    assert element.get_action_name(0) == "click"
    assert element.do_action(0)


def states(element):
    element.clear_cache()
    return {state.value_nick for state in element.get_state_set().get_states()}


class Events:
    """What the bus says while it is listened to."""

    def __init__(self, *names):
        self.heard = []
        self.names = names
        self.listener = Atspi.EventListener.new(self.note)
        for name in names:
            self.listener.register(name)

    def note(self, event, *_):
        self.heard.append(
            (event.type, event.detail1, event.source.get_name() if event.source else None,
             event.any_data if isinstance(event.any_data, (str, float, int)) else None))

    def wait(self, kind, *, source=None, detail=None, data=None):
        def found():
            return [
                event for event in self.heard
                if event[0] == kind and source in (None, event[2]) and detail in (None, event[1])
                and data in (None, event[3])]
        try:
            return until(f"{kind} of {source!r} ({detail}, {data!r})", found)[0]
        except AssertionError as error:
            raise AssertionError(f"{error}: {self.heard[-12:]}") from None

    def data(self, kind, *, source):
        """What each such event has carried so far."""
        return [event[3] for event in self.heard if event[0] == kind and event[2] == source]

    def end(self):
        for name in self.names:
            self.listener.deregister(name)


class ReaderCase(unittest.TestCase):
    """Tests of apps on a display of their own."""

    @classmethod
    def setUpClass(cls):
        cls.display = Display()

    @classmethod
    def tearDownClass(cls):
        cls.display.end()

    def start(self, name, *arguments, **variables):
        app = App(name, self.display, *arguments, **variables)
        self.addCleanup(app.end)
        return app
