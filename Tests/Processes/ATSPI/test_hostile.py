"""Buses and clients that do not behave."""

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from gi.repository import Gio, GLib

from reader import App, Atspi, Events, PROGRAMS, ReaderCase, until


class Control:
    """The control socket of an app, by which it says that it goes on."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        until("the control socket", lambda: self.connect(path))
        self.lines = self.socket.makefile("rw")

    def connect(self, path):
        try:
            self.socket.connect(path)
            return True
        except OSError:
            return False

    def ask(self, command, **values):
        self.lines.write(json.dumps({command: values}) + "\n")
        self.lines.flush()
        return json.loads(self.lines.readline())

    def end(self):
        self.lines.close()
        self.socket.close()


class Bus:
    """A message bus that a test may stop and end."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()

    def connect(self):
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                 | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        return Gio.DBusConnection.new_for_address_sync(self.address, flags, None, None)

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


REGISTRY = """
<node>
  <interface name='org.a11y.atspi.Socket'>
    <method name='Embed'><arg type='(so)' direction='in'/><arg type='(so)' direction='out'/></method>
  </interface>
  <interface name='org.a11y.atspi.Registry'>
    <method name='GetRegisteredEvents'><arg type='a(ss)' direction='out'/></method>
  </interface>
</node>"""


class Registry:
    """A registry of a test's own on a bus: one client listens to everything."""

    def __init__(self, bus, events=("object:", "window:")):
        self.connection = bus.connect()
        self.app = None
        node = Gio.DBusNodeInfo.new_for_xml(REGISTRY)
        self.events = events
        for path, interface in [("/org/a11y/atspi/accessible/root", node.interfaces[0]),
                                ("/org/a11y/atspi/registry", node.interfaces[1])]:
            self.connection.register_object(path, interface, self.answer, None, None)
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", ("org.a11y.atspi.Registry", 0)), None, 0, -1, None)

    def answer(self, connection, sender, path, interface, member, parameters, invocation):
        if member == "Embed":
            self.app = parameters[0][0]
            root = (connection.get_unique_name(), "/org/a11y/atspi/accessible/root")
            invocation.return_value(GLib.Variant("((so))", (root,)))
        else:
            events = [(connection.get_unique_name(), name) for name in self.events]
            invocation.return_value(GLib.Variant("(a(ss))", (events,)))

    def call(self, path, interface, member, arguments=None, timeout=10_000):
        """The result of a call to the app, or the name of its error."""
        result = []

        def done(connection, task):
            try:
                result.append(connection.call_finish(task).unpack())
            except GLib.Error as error:
                result.append(Gio.DBusError.get_remote_error(error) or error.message)
        self.connection.call(
            self.app, path, "org.a11y.atspi." + interface, member, arguments, None, 0, timeout, None,
            done)
        return until(f"an answer of {member}", lambda: result)[0]


class HostileTests(ReaderCase):
    def start(self, name="todos", **variables):
        """An app without any reader, and its control socket."""
        folder = tempfile.mkdtemp(prefix="reader-")
        self.addCleanup(shutil.rmtree, folder, True)
        environment = dict(
            os.environ, DISPLAY=self.display.name, SDL_VIDEODRIVER="x11", HOME=folder,
            CASEMENT_SESSION=os.path.join(folder, "session"),
            CASEMENT_CONTROL=os.path.join(folder, "control"), **variables)
        process = subprocess.Popen(
            [os.path.join(PROGRAMS, name)], env=environment, stderr=subprocess.PIPE, text=True)

        def end():
            process.kill()
            process.wait()
            process.stderr.close()
        self.addCleanup(end)
        control = Control(os.path.join(folder, "control"))
        self.addCleanup(control.end)
        self.assertIn("done", control.ask("hello"))
        return process, control

    def bus(self):
        bus = Bus()
        self.addCleanup(bus.end)
        return bus

    def ends_well(self, process, control):
        """It answers, ends when it is asked to, and has complained of nothing."""
        self.assertIn("screen", control.ask("screen"))
        control.ask("quit")
        self.assertEqual(process.wait(30), 0)
        self.assertEqual(process.stderr.read(), "")

    def test_without_a_bus_an_app_starts_and_ends_as_ever(self):
        self.ends_well(*self.start(DBUS_SESSION_BUS_ADDRESS=""))

    def test_an_address_at_which_no_bus_is(self):
        self.ends_well(*self.start(DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere"))
        self.ends_well(*self.start(AT_SPI_BUS_ADDRESS="what is this"))

    def test_a_bus_that_accepts_and_says_nothing(self):
        folder = tempfile.mkdtemp(prefix="reader-")
        self.addCleanup(shutil.rmtree, folder, True)
        with socket.socket(socket.AF_UNIX) as listener:
            path = os.path.join(folder, "bus")
            listener.bind(path)
            listener.listen()
            self.ends_well(*self.start(AT_SPI_BUS_ADDRESS="unix:path=" + path))

    def test_a_bus_that_stops_and_goes_away(self):
        bus = self.bus()
        registry = Registry(bus)
        process, control = self.start(AT_SPI_BUS_ADDRESS=bus.address)
        until("the app", lambda: registry.app)
        self.assertEqual(registry.call(
            "/org/a11y/atspi/accessible/root", "Accessible", "GetRoleName"), ("application",))
        bus.process.send_signal(signal.SIGSTOP)
        # Each of the turns has something for the client that listens, and none waits for it.
        for _ in range(100):
            start = time.monotonic()
            self.assertIn("done", control.ask("perform", _0={"type": {"_0": "x"}}))
            self.assertLess(time.monotonic() - start, 2)
        bus.process.send_signal(signal.SIGCONT)
        bus.process.kill()
        bus.process.wait()
        self.ends_well(process, control)

    def test_elements_that_are_gone_and_paths_of_none(self):
        bus = self.bus()
        registry = Registry(bus)
        process, control = self.start(AT_SPI_BUS_ADDRESS=bus.address)
        until("the app", lambda: registry.app)
        folder = "/org/a11y/atspi/accessible/"
        for name in ["1_999999", "99_1", "x", "null", "1_", "99999999999999999999999_1"]:
            error = registry.call(folder + name, "Accessible", "GetRole")
            self.assertEqual(error, "org.freedesktop.DBus.Error.UnknownObject", name)
        error = registry.call(
            folder + "root", "Accessible", "GetChildAtIndex", GLib.Variant("(s)", ("zero",)))
        self.assertEqual(error, "org.freedesktop.DBus.Error.InvalidArgs")
        error = registry.call(folder + "root", "Accessible", "Explode")
        self.assertEqual(error, "org.freedesktop.DBus.Error.UnknownMethod")
        for index in [-1, 1, 2_000_000_000]:
            self.assertEqual(
                registry.call(
                    folder + "root", "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (index,))),
                (("", "/org/a11y/atspi/null"),))
        self.ends_well(process, control)

    def test_a_client_that_asks_without_end_and_reads_nothing(self):
        bus = self.bus()
        registry = Registry(bus)
        process, control = self.start(AT_SPI_BUS_ADDRESS=bus.address)
        until("the app", lambda: registry.app)
        deaf = bus.connect()
        worst = 0.0
        for index in range(20_000):
            message = Gio.DBusMessage.new_method_call(
                registry.app, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
            message.set_flags(Gio.DBusMessageFlags.NO_REPLY_EXPECTED)
            deaf.send_message(message, Gio.DBusSendMessageFlags.NONE)
            if index % 1000 == 0:
                start = time.monotonic()
                control.ask("screen")
                worst = max(worst, time.monotonic() - start)
        self.assertLess(worst, 2)
        self.ends_well(process, control)

    def test_a_text_of_a_million_characters(self):
        app = App("todos", self.display)
        self.addCleanup(app.end)
        events = Events("object:text-changed:insert")
        self.addCleanup(events.end)
        entry = app.find("entry", "What is to be done?")
        text = "word " * 200_000
        Atspi.EditableText.set_text_contents(entry, text)
        until("the text", lambda: Atspi.Text.get_character_count(entry) == len(text))
        events.wait("object:text-changed:insert", data=text)
        self.assertEqual(Atspi.Text.get_text(entry, 0, -1), text)
        word = Atspi.Text.get_string_at_offset(entry, 500_001, Atspi.TextGranularity.WORD)
        self.assertEqual((word.content, word.start_offset), ("word ", 500_000))


if __name__ == "__main__":
    unittest.main()
