"""The gallery is used at random through its mirror for as long as is asked, while two hostile viewers
do what they can: soak.py [MINUTES [SEED]]. Its memory does not grow, and an honest viewer has every
frame at once."""

import mmap
import multiprocessing
import os
import random
import struct
import sys
import threading
import time

from app import App, eventually
from test_hostile import flood
from test_pages import equal
from viewer import Closed, Connection, Viewer, WebSocket, enter_page

SIZE = (1000, 700)
RAW = 0
# Megabytes that the app may grow by once it has been used for a while, and seconds that a frame may
# come later to the viewer than to the screen.
GROWTH, LATE = 32, 0.1
# Tab, Return, Escape, the arrows, Backspace, space, and letters, as X11 numbers them.
KEYS = [0xFF09, 0xFF0D, 0xFF1B, 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFF08, 0x20, *range(0x61, 0x7B)]


class Watcher(Viewer):
    """The honest viewer: asks for the next change at once, and notes when it has asked and when one has
    come. What it takes to draw that is its own time."""

    def __init__(self, app):
        super().__init__(enter_page(app))
        self.pixels = bytearray(self.width * self.height * 4)
        self.asked = time.monotonic()
        # When the last update came, and when that was asked for.
        self.arrival, self.answered = None, None

    def watch(self):
        incremental = False
        while True:
            self.request(incremental)
            self.asked = time.monotonic()
            self.take()
            incremental = True

    @property
    def waits(self):
        """Whether it has asked for what has not come yet."""
        return self.arrival is None or self.asked > self.arrival

    def take(self):
        """Takes an update of raw pixels, and draws it."""
        changes = list(self.changes())
        self.arrival, self.answered = time.monotonic(), self.asked
        for x, y, width, height, pixels in changes:
            # As the app's own screen has them.
            pixels[3::4] = b"\xff" * (width * height)
            for row in range(height):
                start = ((y + row) * self.width + x) * 4
                self.pixels[start:start + width * 4] = pixels[row * width * 4:(row + 1) * width * 4]

    def changes(self):
        """The rectangles of the next update."""
        read = self.stream.read
        while (kind := read(1)[0]) != 0:
            if kind == 3:
                read(3)
                read(struct.unpack(">I", read(4))[0])
        (count,) = struct.unpack(">xH", read(3))
        for _ in range(count):
            x, y, width, height, encoding = struct.unpack(">HHHHi", read(12))
            if encoding != RAW:
                continue
            yield x, y, width, height, bytearray(read(width * height * 4))


class Frames:
    """Compares what is on the app's own screen, again and again, with what the viewer has, in a process
    of its own, which nothing else delays."""

    def __init__(self, app):
        here, there = multiprocessing.Pipe()
        self.results = here
        self.count, self.delays = 0, []
        self.process = multiprocessing.Process(target=self.compare, args=(app, there), daemon=True)
        self.process.start()
        self.collect(20)

    def collect(self, timeout=0):
        """Takes what was found since the last time."""
        while self.results.poll(timeout):
            self.count, new = self.results.recv()
            self.delays += new
            timeout = 0

    def compare(self, app, results):
        watcher = Watcher(app)
        threading.Thread(target=self.watch, args=(watcher,), daemon=True).start()
        with open(app.pixels, "rb") as file:
            screen = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        while watcher.arrival is None:
            time.sleep(0.01)
        last, changed, behind = screen[:], time.monotonic(), False
        count, delays, told = 0, [], 0
        while True:
            time.sleep(0.01)
            pixels, now = screen[:], time.monotonic()
            if pixels != last:
                # While the screen moves, the viewer may be a frame behind all the time.
                wait = now - max(changed, watcher.asked)
                if behind and watcher.waits and wait > LATE:
                    delays.append(wait)
                count += 1
                last, changed, behind = pixels, now, True
            if behind and pixels == watcher.pixels:
                delays.append(max(watcher.arrival - max(changed, watcher.answered), 0))
                behind = False
            if now - told > 1:
                results.send((count, delays))
                delays, told = [], now

    def watch(self, watcher):
        try:
            watcher.watch()
        finally:
            # Without a viewer there is nothing to compare; that this process has ended is found.
            os._exit(1)


class Hand(Viewer):
    """What the honest viewer's user does, on a connection of its own."""

    def __init__(self, app):
        super().__init__(enter_page(app))

    def pointer(self, x, y, buttons=0):
        super().pointer(min(max(int(x), 0), SIZE[0] - 1), min(max(int(y), 0), SIZE[1] - 1), buttons)


class Hostile:
    """A viewer that knows the token and means no good. Each of its tricks takes some seconds."""

    def __init__(self, port, token, seed):
        self.port, self.token = port, token
        self.random = random.Random(seed)

    def run(self):
        # Its own work is done on another machine.
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.nice(19)
        tricks = [
            self.never_read, self.ping, self.send_garbage, self.name_lengths, self.ask_for_formats,
            self.ask_for_sizes, self.read_slowly, self.guess, self.connect_and_wait, self.flood_moves,
        ]
        while True:
            try:
                self.random.choice(tricks)()
            except (OSError, Closed, AssertionError):
                time.sleep(0.2)

    @property
    def host(self):
        return f"localhost:{self.port}"

    def enter(self):
        return enter_page(self, timeout=5)

    def never_read(self):
        viewer = Viewer(self.enter())
        fence = struct.pack(">BxxxIB", 248, 0x80000000, 64) + b"x" * 64
        message = fence * 20 + struct.pack(">BBHHHH", 3, 0, 0, 0, *SIZE)
        frame = bytes([0x82, 0x80 | 126]) + struct.pack(">H", len(message)) + bytes(4) + message
        flood([viewer.stream], frame, seconds=8)
        viewer.stream.connection.close()

    def ping(self):
        stream = self.enter()
        flood([stream], (bytes([0x89, 0x80 | 125]) + bytes(4) + b"p" * 125) * 500, seconds=8)
        stream.connection.close()

    def send_garbage(self):
        for _ in range(20):
            stream = self.enter()
            data = self.random.randbytes(self.random.choice([1, 7, 200, 5000]))
            if self.random.random() < 0.5:
                stream.connection.send(data)
            else:
                stream.send(data)
            stream.connection.close()

    def name_lengths(self):
        for message in [
            struct.pack(">BxxxI", 6, 0x7FFFFFFF), struct.pack(">BxHi", 2, 0xFFFF, 0) + b"\0" * 60_000,
            struct.pack(">BxHH", 251, 0xFFFF, 0xFFFF) + bytes([255, 0]) + b"\0" * 5000,
        ]:
            viewer = Viewer(self.enter())
            viewer.stream.send(message)
            viewer.request()
            viewer.stream.connection.close()

    def ask_for_formats(self):
        viewer = Viewer(self.enter())
        for _ in range(200):
            bits = self.random.choice([8, 16, 32, 0, 255])
            viewer.stream.send(struct.pack(
                ">BxxxBBBBHHHBBBxxx", 0, bits, bits, self.random.randrange(2), 1, 31, 63, 31, 11, 5, 0))
            viewer.request()
        viewer.stream.connection.close()

    def ask_for_sizes(self):
        viewer = Viewer(self.enter())
        for _ in range(50):
            size = self.random.choice([(1, 1), (5000, 600), (16384, 16384), (0xFFFF, 0xFFFF)])
            viewer.stream.send(struct.pack(">BBHI", 202, 6, 4, self.random.choice([0, 32768, 8 << 16])))
            viewer.stream.send(struct.pack(">BxHHBBIHHHHI", 251, *size, 1, 0, 0, 0, 0, *size, 0))
        viewer.stream.connection.close()

    def read_slowly(self):
        stream = self.enter()
        viewer = Viewer(stream)
        # JPEG in the best quality.
        stream.send(struct.pack(">BxHii", 2, 2, 7, -23))
        end = time.monotonic() + 8
        while time.monotonic() < end:
            viewer.request()
            stream.connection.socket.recv(4096)
            time.sleep(0.01)
        stream.connection.close()

    def guess(self):
        for _ in range(20):
            connection = Connection(("127.0.0.1", self.port), timeout=5)
            stream = WebSocket(connection, self.host, f"http://{self.host}")
            stream.prove("wrong")
            connection.close()

    def connect_and_wait(self):
        connections = [Connection(("127.0.0.1", self.port + each % 2), timeout=5) for each in range(200)]
        time.sleep(5)
        for connection in connections:
            connection.close()

    def flood_moves(self):
        stream = self.enter()
        stream.send(b"\1")
        move = b"".join(struct.pack(">BBHH", 5, 0, each * 7 % SIZE[0], each % SIZE[1]) for each in range(500))
        frame = bytes([0x82, 0x80 | 126]) + struct.pack(">H", len(move)) + bytes(4) + move
        flood([stream], frame, seconds=3)
        stream.connection.close()


class Use:
    """Someone who uses the app with a pointer and keys, mostly what it shows by name."""

    def __init__(self, app, viewer, seed):
        self.app, self.viewer = app, viewer
        self.random = random.Random(seed)

    def act(self):
        chance = self.random.random()
        if chance < 0.6:
            self.click_named()
        elif chance < 0.75:
            self.viewer.click(*self.anywhere())
        elif chance < 0.82:
            start, end = self.anywhere(), self.anywhere()
            self.viewer.pointer(*start, 1)
            for step in range(1, 9):
                self.viewer.pointer(
                    *(a + (b - a) * step / 8 for a, b in zip(start, end)), 1)
            self.viewer.pointer(*end)
        elif chance < 0.9:
            x, y = self.anywhere()
            for _ in range(self.random.randrange(1, 8)):
                wheel = self.random.choice([8, 16])
                self.viewer.pointer(x, y, wheel)
                self.viewer.pointer(x, y)
        else:
            self.viewer.key(self.random.choice(KEYS))

    def anywhere(self):
        return self.random.randrange(SIZE[0]), self.random.randrange(SIZE[1])

    def click_named(self):
        places = []

        def collect(element, origin):
            x, y, width, height = element["frame"]
            x, y = origin[0] + x + width / 2, origin[1] + y + height / 2
            if element["label"] and 0 <= x < SIZE[0] and 0 <= y < SIZE[1]:
                places.append((x, y))
            for child in element["children"]:
                collect(child, origin)

        for window in self.app.windows:
            if window["key"]:
                collect(window["root"], window["frame"])
        self.viewer.click(*(self.random.choice(places) if places else self.anywhere()))


class Soak:
    """The app, those who look at it, and what was measured."""

    def __init__(self, seconds, seed):
        self.seconds = seconds
        self.app = App("gallery", front="fb", size=SIZE, PHASES="desktop")
        self.processes = []
        for number in range(2):
            hostile = Hostile(self.app.port, self.app.token, seed + 1 + number)
            process = multiprocessing.Process(target=hostile.run, daemon=True)
            process.start()
            self.processes.append(process)
        self.frames = Frames(self.app)
        self.processes.append(self.frames.process)
        self.use = Use(self.app, Hand(self.app), seed)
        self.acts = 0
        # Megabytes of memory once the app has been used for a while, and the most since.
        self.before, self.most = None, 0

    def run(self):
        """Uses the app for its time; what was wrong, if anything was."""
        start = told = time.monotonic()
        while (now := time.monotonic()) < start + self.seconds:
            self.use.act()
            self.acts += 1
            time.sleep(0.1)
            if self.app.process.poll() is not None:
                return [f"the app has ended: {self.app.log[-2000:]}"]
            if any(process.exitcode is not None for process in self.processes):
                return ["the honest viewer was sent away, or a hostile one has given up"]
            # What every page has needed once is not growth.
            if now >= start + self.seconds / 6:
                self.before = self.before or self.app.memory
                self.most = max(self.most, self.app.memory)
            if now - told > 60:
                told = now
                self.report(now - start)
        self.report(self.seconds)
        return self.found()

    def report(self, seconds):
        self.frames.collect()
        delays = sorted(self.frames.delays) or [0]
        growth = f", {self.most - self.before:.1f} MB more at most" if self.before else ""
        print(
            f"{seconds / 60:.0f} min: {self.acts} acts, {self.app.memory:.1f} MB{growth}; "
            f"{self.frames.count} frames seen, {delays[len(delays) // 2] * 1000:.0f} ms later at the viewer, "
            f"{delays[-1 - len(delays) // 1000] * 1000:.0f} ms one in a thousand, {delays[-1] * 1000:.0f} ms at most",
            flush=True)

    def found(self):
        """What is wrong at the end."""
        self.end_viewers()
        viewer = Viewer(enter_page(self.app))
        eventually("a late viewer sees the same", lambda: equal(viewer.picture(), self.app.framebuffer()))
        found = []
        if self.most - self.before > GROWTH:
            found.append(f"the app has grown by {self.most - self.before:.1f} MB")
        late = [delay for delay in self.frames.delays if delay > LATE]
        if late:
            found.append(f"{len(late)} frames of {len(self.frames.delays)} came late, the latest by {max(late):.2f} s")
        if not self.frames.delays:
            found.append("no frame was seen")
        return found

    def end_viewers(self):
        for process in self.processes:
            process.kill()

    def end(self):
        self.end_viewers()
        self.app.end()


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    soak = Soak(minutes * 60, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    try:
        found = soak.run()
    finally:
        soak.end()
    for line in found:
        print(line)
    print("failed" if found else "passed")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
