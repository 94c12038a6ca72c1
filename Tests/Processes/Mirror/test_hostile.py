"""Strangers and broken viewers: they cost little memory, and the app's frames go on."""

import json
import os
import random
import select
import socket
import struct
import threading
import time
import unittest

from app import App, eventually
from test_pages import equal, middle
from viewer import Closed, Connection, Viewer, WebSocket, answer, enter_page, vencrypt

# Megabytes beyond what an honest viewer costs.
LIMIT = 32


def flood(streams, data, seconds=8):
    """Sends the data again and again, as fast as the app takes it, and reads nothing."""
    sockets = {stream.connection.socket: 0 for stream in streams}
    for each in sockets:
        each.setblocking(False)
    end = time.monotonic() + seconds
    while sockets and time.monotonic() < end:
        for each in select.select([], list(sockets), [], 0.1)[1]:
            try:
                sockets[each] = (sockets[each] + each.send(data[sockets[each]:])) % len(data)
            except BlockingIOError:
                pass
            except OSError:
                del sockets[each]


class HostileTests(unittest.TestCase):
    def setUp(self):
        self.app = App("panel", front="fb", size=(800, 480), PHASES="desktop")
        self.addCleanup(self.app.end)
        # An honest viewer comes first, and looks on.
        self.honest = Viewer(enter_page(self.app))
        self.check_honest()
        self.before = self.app.memory
        self.most = self.before
        self.watching = True
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

    def watch(self):
        while self.watching:
            try:
                self.most = max(self.most, self.app.memory)
            except (OSError, TypeError):
                return
            time.sleep(0.02)

    def tearDown(self):
        self.check_honest()
        self.watching = False
        self.watcher.join()
        self.assertIsNone(self.app.process.poll(), self.app.log)
        print(f"{self.id().split('.')[-1]}: {self.most - self.before:.1f} MB more at most")
        self.assertLess(self.most - self.before, LIMIT)

    def check_honest(self):
        """The honest viewer presses a switch and sees it, within a moment."""
        point = middle(self.app.element("Kitchen", role="toggle")["frame"])
        before = self.app.value(label="Kitchen", role="toggle")
        self.honest.click(*point)
        eventually("the switch has turned", lambda: self.app.value(label="Kitchen", role="toggle") != before, 5)
        eventually("it is seen", lambda: equal(self.honest.picture(), self.app.framebuffer()), 5)

    def connect(self, offset=0, **options):
        connection = Connection(("127.0.0.1", self.app.port + offset), **options)
        self.addCleanup(connection.close)
        return connection

    @property
    def host(self):
        return f"localhost:{self.app.port}"

    def test_garbage(self):
        """Random bytes, at each port and in each phase of the conversation, end that connection"""
        random.seed(20)
        for round in range(60):
            for offset in (0, 1):
                connection = self.connect(offset, timeout=3)
                try:
                    connection.send(random.randbytes(random.choice([1, 7, 200, 5000])))
                except OSError:
                    pass
                connection.close()
            stream = enter_page(self.app)
            try:
                if round % 2:
                    stream.connection.send(random.randbytes(3000))
                else:
                    stream.send(random.randbytes(3000))
            except OSError:
                pass
            stream.connection.close()

    def test_http(self):
        """Requests that are no page's are refused: methods, hosts, origins, sizes, and no file is left out"""
        def ask(text):
            connection = self.connect(timeout=5)
            connection.send(text.replace("HOST", self.host).encode("latin1"))
            try:
                return answer(connection)
            except Closed:
                return (0, {}, b"")

        status, headers, content = ask("GET / HTTP/1.1\r\nHost: HOST\r\n\r\n")
        self.assertEqual(status, 200)
        self.assertIn("default-src 'none'", headers["content-security-policy"])
        self.assertNotIn(self.app.token.encode(), content)
        for text, expected in [
            ("GET /nothing HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
            ("GET /../../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
            ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 0\r\n\r\n", 405),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
            ("GET / HTTP/1.1\r\n\r\n", 421),
            ("GET / HTTP/1.0\r\n\r\n", 421),
            ("GET /screen HTTP/1.1\r\nHost: HOST\r\n\r\n", 403),
        ]:
            self.assertEqual(ask(text)[0], expected, text)
        for text in [
            "GET / HTTP/1.1\r\nHost: HOST\r\nX: " + "a" * 100_000 + "\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: HOST\r\n" + "X: a\r\n" * 5000 + "\r\n",
            "GET /" + "a" * 100_000 + " HTTP/1.1\r\nHost: HOST\r\n\r\n",
            "GET / HTTP/9.9\r\nHost: HOST\r\n\r\n", "\r\n" * 50_000, "NONSENSE\r\n\r\n",
        ]:
            try:
                status = ask(text)[0]
            except (OSError, ValueError):
                status = 0
            self.assertNotEqual(status, 200)

    def test_web_sockets(self):
        """A WebSocket of another page, or with another first message, is refused"""
        for origin in (None, "http://evil.example", "null", f"https://{self.host}"):
            self.assertEqual(WebSocket(self.connect(), self.host, origin).status, 403)
        self.assertEqual(WebSocket(self.connect(), "evil.example", "http://evil.example").status, 421)
        origin = f"http://{self.host}"
        for opcode, data in [
            (1, b"{}"), (1, b"[" * 1000), (1, b'{"token": 7}'), (1, b"\xff"), (1, b"{" * 5000), (2, b"\1"), (0, b"x"),
            (1, json.dumps({"token": self.app.token}).encode()), (1, json.dumps({"answer": "x" * 2000, "proof": ""}).encode()),
        ]:
            stream = WebSocket(self.connect(), self.host, origin)
            stream.send(data, opcode)
            self.assertTrue(stream.connection.is_closed(), (opcode, data[:20]))
        for length in (70_000, 1 << 31, (1 << 63) - 1):
            stream = enter_page(self.app)
            stream.send(b"x" * 100, length=length)
            self.assertTrue(stream.connection.is_closed(), length)

    def test_lengths(self):
        """Lengths of two gigabytes in RFB's messages end the conversation"""
        for message in [
            struct.pack(">BxxxI", 6, 1 << 31), struct.pack(">BxxxI", 6, 0x7FFFFFFF),
            struct.pack(">BxxxI", 6, 0xFFFFFFFF), struct.pack(">BxHi", 2, 0xFFFF, 0) + b"\0" * 300_000,
            struct.pack(">BxHH", 251, 0xFFFF, 0xFFFF) + bytes([255, 0]) + b"\0" * 5000,
            b"\xf8\0\0\0\0\0\0\0\xff" + b"x" * 255, b"\x63" * 100,
        ]:
            viewer = Viewer(enter_page(self.app))
            try:
                for at in range(0, len(message), 16_000):
                    viewer.stream.send(message[at:at + 16_000])
                viewer.request()
            except OSError:
                pass
            viewer.stream.connection.close()

    def test_pixel_formats(self):
        """A viewer that asks for every pixel format in turn gets pictures, or is sent away"""
        for bits, depth, big, true, most, shifts in [
            (bits, depth, big, true, most, shifts)
            for bits in (8, 16, 32, 0, 7, 255) for depth in (bits, 3) for big in (0, 1) for true in (0, 1)
            for most, shifts in (((7, 7, 3), (0, 3, 6)), ((31, 63, 31), (11, 5, 0)), ((65535, 0, 1), (255, 0, 31)))
        ]:
            viewer = Viewer(enter_page(self.app))
            try:
                viewer.stream.send(struct.pack(">BxxxBBBBHHHBBBxxx", 0, bits, depth, big, true, *most, *shifts))
                viewer.request()
                viewer.stream.read(4)
            except (Closed, OSError):
                pass
            viewer.stream.connection.close()

    def test_never_reads(self):
        """A viewer that asks and never reads fills no memory, and nobody waits for it"""
        streams = []
        for _ in range(8):
            viewer = Viewer(enter_page(self.app))
            viewer.stream.connection.socket.settimeout(0.5)
            viewer.stream.send(struct.pack(">BxHiiii", 2, 4, 0, -223, -312, -313))
            viewer.stream.send(struct.pack(">BBHHHH", 150, 1, 0, 0, 800, 480))
            streams.append(viewer)
        fence = struct.pack(">BxxxIB", 248, 0x80000000, 64) + b"x" * 64
        for viewer in streams:
            try:
                for _ in range(400):
                    viewer.request()
                    viewer.stream.send(fence * 100)
            except OSError:
                pass
        for _ in range(5):
            self.check_honest()
        for viewer in streams:
            viewer.stream.connection.close()

    def test_pages_that_nobody_reads(self):
        """Requests without number whose answers nobody reads fill no memory"""
        connections = []
        for _ in range(20):
            connection = self.connect(timeout=0.3)
            connections.append(connection)
            try:
                for _ in range(500):
                    connection.send(f"GET /rfb.js HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode() * 20)
            except OSError:
                pass
        self.check_honest()

    def test_crowd(self):
        """A thousand connections that say nothing keep nobody out"""
        connections = []
        for number in range(1000):
            connections.append(Connection(("127.0.0.1", self.app.port + number % 2), timeout=5))
        self.check_honest()
        late = Viewer(enter_page(self.app))
        eventually("a late viewer sees the app", lambda: equal(late.picture(), self.app.framebuffer()))
        late.stream.connection.close()
        connection = Connection(("127.0.0.1", self.app.port + 1))
        self.assertIsNone(vencrypt(connection, self.app.token))
        connection.close()
        for connection in connections:
            connection.close()

    def test_pings(self):
        """Pings of strangers and of viewers, whose answers nobody reads, fill no memory"""
        streams = [WebSocket(self.connect(window=4096), self.host, f"http://{self.host}") for _ in range(4)]
        streams[0].enter(self.app.token)
        ping = bytes([0x89, 0x80 | 125]) + bytes(4) + b"p" * 125
        flood(streams, ping * 500, seconds=12)
        self.check_honest()

    def test_latest_pong(self):
        """A ping is answered, and the latest of many is"""
        stream = enter_page(self.app)
        for number in range(100):
            stream.send(str(number).encode(), opcode=9)
        while True:
            opcode, content = stream.message()
            if opcode == 10 and content == b"99":
                break

    def test_unread_pongs(self):
        """Of pings whose answers nobody reads the last is answered, and few of the others"""
        # Some 50,000 answers fit into the kernel's buffers.
        count = 100_000
        stream = enter_page(self.app, timeout=120)
        Viewer(stream)
        stream.connection.send(b"".join(
            bytes([0x89, 0x80 | 125]) + bytes(4) + b"%0125d" % number for number in range(count)))
        answered = 0
        while True:
            opcode, content = stream.message()
            if opcode != 10:
                continue
            answered += 1
            if int(content) == count - 1:
                break
        print(f"{answered} of {count} pings were answered")
        self.assertLess(answered, count - 20_000)

    def test_answers_that_nobody_reads(self):
        """Fences, announcements and requests for texts, of as many viewers as there may be, fill no memory"""
        app = self.app
        viewers = []
        for _ in range(31):
            viewers.append(Viewer(enter_page(app)))
        fence = struct.pack(">BxxxIB", 248, 0x80000000, 64) + b"x" * 64
        announcement = struct.pack(">BxHii", 2, 2, 0, -312) + struct.pack(">BxHi", 2, 1, 0)
        request = struct.pack(">BBHHHH", 3, 0, 0, 0, 800, 480)
        for message in (announcement * 100, fence * 20 + request):
            frame = bytes([0x82, 0x80 | 126]) + struct.pack(">H", len(message)) + bytes(4) + message
            flood([viewer.stream for viewer in viewers], frame)
            self.check_honest()

    def test_slow_viewers(self):
        """Thirty-one viewers that read slowly, and always want the whole screen, delay an honest one by no more than a moment"""
        running = True
        streams = [enter_page(self.app) for _ in range(31)]

        def watch(stream):
            stream.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
            viewer = Viewer(stream)
            # JPEG in the best quality.
            stream.send(struct.pack(">BxHii", 2, 2, 7, -23))
            while running:
                try:
                    viewer.request()
                    stream.connection.socket.recv(4096)
                    time.sleep(0.01)
                except OSError:
                    return

        watchers = [threading.Thread(target=watch, args=(stream,), daemon=True) for stream in streams]
        for watcher in watchers:
            watcher.start()
        time.sleep(1)
        delays = []
        for _ in range(20):
            start = time.monotonic()
            self.honest.request(height=1)
            self.honest.update()
            delays.append(time.monotonic() - start)
            time.sleep(0.1)
        running = False
        print(f"the honest one waited {sorted(delays)[10] * 1000:.0f} ms, and {max(delays) * 1000:.0f} ms at most")
        self.assertLess(max(delays), 1)
        for stream in streams:
            stream.connection.close()
        for watcher in watchers:
            watcher.join()

    def test_floods(self):
        """Viewers that send short messages without a pause, of whatever kind, delay an honest one by no more than a moment"""
        moves = b"".join(struct.pack(">BBHH", 5, 0, each * 7 % 800, each % 480) for each in range(2000))
        requests = struct.pack(">BBHHHH", 3, 1, 0, 0, 1, 1) * 1000
        floods = [
            bytes([0x82, 0x80 | 126]) + struct.pack(">H", len(data)) + bytes(4) + data
            for data in (moves, requests)
        ] + [bytes([0x89, 0x80]) + bytes(4), bytes([0x82, 0x80]) + bytes(4)]
        for data in floods:
            streams = [enter_page(self.app) for _ in range(4)]
            for stream in streams:
                Viewer(stream)
            sender = threading.Thread(
                target=flood, args=(streams, data * (20_000 // len(data) + 1), 3), daemon=True)
            sender.start()
            delays = []
            while sender.is_alive():
                start = time.monotonic()
                self.honest.request(height=1)
                self.honest.update()
                delays.append(time.monotonic() - start)
                time.sleep(0.05)
            print(f"the honest one waited {sorted(delays)[len(delays) // 2] * 1000:.0f} ms, and {max(delays) * 1000:.0f} ms at most")
            self.assertLess(max(delays), 1)
            for stream in streams:
                stream.connection.close()
            self.check_honest()

    def test_sizes(self):
        """A viewer that asks for every size and scale, in any order, gets none that takes much memory"""
        app = App("panel", size=(800, 480))
        self.addCleanup(app.end)
        viewer = Viewer(enter_page(app))
        before = app.memory
        for size, scale in [((5000, 600), 8), ((16384, 16384), 1), ((0xFFFF, 0xFFFF), 0.5), ((16384, 2048), 8), ((800, 480), 1)]:
            viewer.stream.send(struct.pack(">BBHI", 202, 6, 4, int(scale * 65536)))
            viewer.stream.send(struct.pack(">BxHHBBIHHHHI", 251, *size, 1, 0, 0, 0, 0, *size, 0))
            viewer.stream.send(struct.pack(">BBHI", 202, 6, 4, int(scale * 65536)))
            self.assertTrue(app.windows)
        self.assertIsNone(app.process.poll(), app.log)
        # A screen of 33 million pixels, in the app and in its mirror, at most.
        self.assertLess(app.memory - before, 400)

    def test_viewers_without_end(self):
        """More viewers than there is place for are told so"""
        streams = []
        refused = None
        for _ in range(40):
            stream = WebSocket(self.connect(), self.host, f"http://{self.host}")
            result = stream.enter(self.app.token)
            if "refused" in result:
                refused = result["refused"]["reason"]
                break
            streams.append(stream)
        self.assertEqual(refused, "busy")
        self.assertEqual(len(streams), 31)
        for stream in streams:
            stream.connection.close()

    def test_slow_loris(self):
        """Who sends a byte a second is sent away after 15 seconds"""
        connections = [self.connect(number % 2, timeout=1) for number in range(40)]
        start = time.monotonic()
        while time.monotonic() - start < 18:
            for connection in connections:
                try:
                    connection.send(b"G")
                except OSError:
                    pass
            time.sleep(1)
        for connection in connections:
            self.assertTrue(connection.is_closed())


if __name__ == "__main__":
    unittest.main()
