"""M1 to M4 from outside: the mirror of a demo beside x11vnc, which shows the same demo on Xvfb.

Both have a screen of 1280×800 and the same viewer, which asks for ZRLE and moved pixels over loopback
or a Unix socket and always waits for the next update."""

import itertools
import os
import shutil
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time

from app import eventually
from viewer import Connection

SIZE = (1280, 800)
TICKS = os.sysconf("SC_CLK_TCK")
RAW, COPY, ZRLE = 0, 1, 16
# Where the counter has its button, and the gallery a list.
BUTTON, LIST = (677, 442), (760, 420)


class Measured:
    """A viewer that counts what it gets and decodes nothing."""

    def __init__(self, connection):
        self.connection = connection
        assert connection.read(12) == b"RFB 003.008\n"
        connection.send(b"RFB 003.008\n")
        kinds = connection.read(connection.read(1)[0])
        assert 1 in kinds, kinds
        connection.send(b"\1")
        assert connection.read(4) == bytes(4)
        connection.send(b"\1")
        self.width, self.height = struct.unpack(">HH", connection.read(4))
        connection.read(16)
        connection.read(struct.unpack(">I", connection.read(4))[0])
        connection.send(struct.pack(">BxxxBBBBHHHBBBxxx", 0, 32, 24, 0, 1, 255, 255, 255, 16, 8, 0))
        connection.send(struct.pack(">BxHiii", 2, 3, ZRLE, COPY, RAW))

    def request(self, incremental=True):
        self.connection.send(struct.pack(">BBHHHH", 3, incremental, 0, 0, self.width, self.height))

    def update(self):
        """The pixels and the bytes of the next update."""
        read = self.connection.read
        while (kind := read(1)[0]) != 0:
            if kind == 3:
                read(3)
                read(struct.unpack(">I", read(4))[0])
            else:
                assert kind == 2, kind
        (count,) = struct.unpack(">xH", read(3))
        pixels, size = 0, 4
        for _ in range(count):
            _, _, width, height, encoding = struct.unpack(">HHHHi", read(12))
            length = {RAW: lambda: width * height * 4, COPY: lambda: 4}.get(
                encoding, lambda: struct.unpack(">I", read(4))[0])()
            read(length)
            pixels += width * height
            size += 12 + length + (4 if encoding == ZRLE else 0)
        return pixels, size

    def pointer(self, x, y, buttons=0):
        self.connection.send(struct.pack(">BBHH", 5, buttons, x, y))


def used(process):
    """Seconds of the processor that it has used."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Side:
    """One of the two: a demo, and what shows it to the viewer."""

    def __init__(self, build, demo, *arguments):
        self.folder = tempfile.mkdtemp(prefix="casement-compare-")
        self.processes = []
        self.demo = [os.path.join(build, demo), *arguments]
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("CASEMENT_")} | {
            "HOME": self.folder, "CASEMENT_SESSION": self.folder + "/session", "LC_ALL": "C.UTF-8",
            "CASEMENT_SCREEN": "single", "CASEMENT_LINKS": "nowhere",
        }

    def start(self, command, **variables):
        process = subprocess.Popen(
            command, env=self.environment | variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.processes.append(process)
        return process

    def used(self):
        return sum(map(used, self.processes))

    def end(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Mirror(Side):
    name = "Casement's mirror"

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.path = self.folder + "/viewers"
        self.start(
            self.demo, CASEMENT_FRONT=f"fb:{self.folder}/pixels", CASEMENT_SIZE="%dx%d" % SIZE,
            CASEMENT_PHASES="desktop", CASEMENT_MIRROR="unix:" + self.path)
        eventually("the app listens", lambda: os.path.exists(self.path))

    def connect(self):
        return Connection(self.path)


class X11VNC(Side):
    name = "x11vnc on Xvfb"

    def __init__(self, *arguments):
        super().__init__(*arguments)
        read, write = os.pipe()
        xvfb = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "%dx%dx24" % SIZE, "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        self.processes.append(xvfb)
        os.close(write)
        with os.fdopen(read) as file:
            display = ":" + file.readline().strip()
        self.start(self.demo, CASEMENT_FRONT="sdl", DISPLAY=display)
        time.sleep(2)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start(["x11vnc", "-display", display, "-localhost", "-rfbport", str(self.port), "-nopw",
                    "-forever", "-shared", "-quiet"], DISPLAY=display)

    def connect(self):
        def attempt():
            try:
                return Connection(("127.0.0.1", self.port))
            except ConnectionError:
                return None
        return eventually("x11vnc listens", attempt)


def first_picture(side):
    """Milliseconds from the connection to all pixels, in the middle of five."""
    times = []
    for _ in range(5):
        connection = side.connect()
        start = time.perf_counter()
        viewer = Measured(connection)
        viewer.request(incremental=False)
        pixels = 0
        while pixels < viewer.width * viewer.height:
            pixels += viewer.update()[0]
            viewer.request()
        times.append((time.perf_counter() - start) * 1000)
        connection.close()
        time.sleep(0.3)
    return statistics.median(times)


class Reader(threading.Thread):
    """Takes updates and asks for the next; notes when each came, and its bytes."""

    def __init__(self, viewer):
        super().__init__(daemon=True)
        self.viewer = viewer
        self.updates = []
        viewer.request(incremental=False)

    def run(self):
        try:
            while True:
                _, size = self.viewer.update()
                self.updates.append((time.perf_counter(), size))
                self.viewer.request()
        except Exception:
            return


def presses(viewer, reader, x, y):
    """Milliseconds from a press to the update that shows it, and the update's bytes: the medians of 30."""
    times, sizes = [], []
    viewer.pointer(x, y)
    for _ in range(30):
        time.sleep(0.35)
        before = len(reader.updates)
        start = time.perf_counter()
        viewer.pointer(x, y, 1)
        if not wait_for(lambda: len(reader.updates) > before):
            continue
        times.append((reader.updates[before][0] - start) * 1000)
        sizes.append(reader.updates[before][1])
        viewer.pointer(x, y)
    return statistics.median(times), statistics.median(sizes), len(times)


def wait_for(condition):
    end = time.perf_counter() + 1
    while not condition():
        if time.perf_counter() > end:
            return False
        time.sleep(0.0005)
    return True


def during(side, reader, seconds, act=lambda: None, rate=30):
    """Percent of a core, kilobytes and updates a second while something is done at the rate."""
    before, processor, start = len(reader.updates), side.used(), time.perf_counter()
    for index in range(int(seconds * rate)):
        act()
        time.sleep(max(0, start + (index + 1) / rate - time.perf_counter()))
    elapsed = time.perf_counter() - start
    updates = reader.updates[before:]
    return (
        (side.used() - processor) / elapsed * 100, sum(size for _, size in updates) / elapsed / 1000,
        len(updates) / elapsed)


def measure(kind, build):
    # A counter: a press changes a label.
    side = kind(build, "counter")
    try:
        time.sleep(2)
        picture = first_picture(side)
        viewer = Measured(side.connect())
        reader = Reader(viewer)
        reader.start()
        time.sleep(2)
        delay, size, count = presses(viewer, reader, *BUTTON)
        print(f"{kind.name}: first picture {picture:.0f} ms; a press to its update {delay:.1f} ms, "
              f"{size / 1000:.2f} KB ({count} of 30)")
    finally:
        side.end()
    # A list that a wheel scrolls.
    side = kind(build, "gallery", "--page", "lists")
    try:
        time.sleep(3)
        viewer = Measured(side.connect())
        reader = Reader(viewer)
        reader.start()
        time.sleep(2)
        # Half a second down, and half a second up.
        turns = itertools.cycle([16] * 15 + [8] * 15)

        def scroll():
            viewer.pointer(*LIST, next(turns))
            viewer.pointer(*LIST)

        core, kilobytes, rate = during(side, reader, 6, scroll)
        print(f"{kind.name}: scrolling {core:.0f} % of a core, {kilobytes / 1000:.2f} MB/s, {rate:.0f} updates/s")
        time.sleep(2)
        core, kilobytes, rate = during(side, reader, 5)
        print(f"{kind.name}: nothing changes: {core:.1f} % of a core, {kilobytes:.2f} KB/s")
    finally:
        side.end()


if __name__ == "__main__":
    for kind in (Mirror, X11VNC):
        measure(kind, sys.argv[1])
