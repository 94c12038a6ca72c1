"""A viewer of the plainest kind: what a stranger's program could send, and what it gets."""

import base64
import hmac
import json
import os
import socket
import ssl
import struct

from PIL import Image


class Closed(Exception):
    """The other side has closed the connection."""


class Connection:
    """TCP or a Unix socket, with TLS where it is asked for."""

    def __init__(self, address, tls=False, timeout=20, window=None):
        family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
        self.socket = socket.socket(family)
        self.socket.settimeout(timeout)
        if window:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.connect(address)
        self.buffer = bytearray()
        if tls:
            self.start_tls()

    def start_tls(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self.socket = context.wrap_socket(self.socket)

    @property
    def certificate(self):
        return self.socket.getpeercert(binary_form=True)

    def send(self, data):
        self.socket.sendall(data)

    def read(self, count):
        while len(self.buffer) < count:
            try:
                data = self.socket.recv(1 << 16)
            except (ConnectionError, ssl.SSLError) as error:
                raise Closed from error
            if not data:
                raise Closed
            self.buffer += data
        result = bytes(self.buffer[:count])
        del self.buffer[:count]
        return result

    def read_line(self):
        line = b""
        while not line.endswith(b"\r\n"):
            line += self.read(1)
        return line[:-2].decode("latin1")

    def is_closed(self):
        """Whether the other side closes it, before the time is over."""
        try:
            while True:
                self.read(1)
        except Closed:
            return True
        except TimeoutError:
            return False

    def close(self):
        self.socket.close()


def answer(connection):
    """Status, headers and content of an HTTP response."""
    status = int(connection.read_line().split(" ")[1])
    headers = {}
    while line := connection.read_line():
        name, value = line.split(":", 1)
        headers[name.lower()] = value.strip()
    return status, headers, connection.read(int(headers.get("content-length", 0)))


class WebSocket:
    """The binary messages of a WebSocket as one stream."""

    def __init__(self, connection, host, origin=None, path="/screen"):
        self.connection = connection
        self.buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        headers = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ] + ([f"Origin: {origin}"] if origin else [])
        connection.send(("\r\n".join(headers) + "\r\n\r\n").encode())
        self.status = int(connection.read_line().split(" ")[1])
        while connection.read_line():
            pass

    def send(self, data, opcode=2, length=None, fin=True):
        size = len(data) if length is None else length
        head = bytes([(0x80 if fin else 0) | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        self.connection.send(head + bytes(4) + data)

    def message(self):
        """The next message: its opcode and content."""
        first, second = self.connection.read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.connection.read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.connection.read(8))[0]
        return first & 15, self.connection.read(length)

    def enter(self, token):
        """The answer to the proof of a token or password; the app has to prove it, too."""
        expected = self.prove(token)
        result = self.text()
        assert "welcome" not in result or result["welcome"]["proof"] == expected, result
        return result

    def prove(self, token):
        """Sends the proof of a token or password; what the app has to prove it with."""
        challenge, answer = self.text()["challenge"], os.urandom(16).hex()

        def proof(role):
            message = f"casement {role} {challenge} {answer}".encode()
            return hmac.new(token.encode(), message, "sha256").hexdigest()

        self.send(json.dumps({"answer": answer, "proof": proof("viewer")}).encode(), opcode=1)
        return proof("app")

    def text(self):
        """The next message, which is text in JSON."""
        opcode, content = self.message()
        assert opcode == 1, (opcode, content)
        return json.loads(content)

    def read(self, count):
        while len(self.buffer) < count:
            opcode, content = self.message()
            if opcode == 8:
                raise Closed
            if opcode in (0, 2):
                self.buffer += content
        result = bytes(self.buffer[:count])
        del self.buffer[:count]
        return result


class Viewer:
    """RFB with the encoding Raw, from ClientInit on."""

    def __init__(self, stream):
        self.stream = stream
        stream.send(b"\1")
        self.width, self.height = struct.unpack(">HH", stream.read(4))
        stream.read(16)
        self.name = stream.read(struct.unpack(">I", stream.read(4))[0]).decode()
        stream.send(struct.pack(">BxxxBBBBHHHBBBxxx", 0, 32, 24, 0, 1, 255, 255, 255, 16, 8, 0))
        stream.send(struct.pack(">BxHii", 2, 2, 0, -223))
        self.image = Image.new("RGB", (self.width, self.height))

    def request(self, incremental=False, y=0, height=None):
        self.stream.send(struct.pack(">BBHHHH", 3, incremental, 0, y, self.width, height or self.height))

    def update(self):
        """Takes the next update of pixels; how many there are."""
        while True:
            kind = self.stream.read(1)[0]
            if kind == 2:
                continue
            if kind == 3:
                self.stream.read(3)
                self.stream.read(struct.unpack(">I", self.stream.read(4))[0])
                continue
            assert kind == 0, kind
            (count,) = struct.unpack(">xH", self.stream.read(3))
            pixel_count = 0
            for _ in range(count):
                x, y, width, height, encoding = struct.unpack(">HHHHi", self.stream.read(12))
                if encoding == -223:
                    self.width, self.height = width, height
                    self.image = Image.new("RGB", (width, height))
                    continue
                assert encoding == 0, encoding
                pixel_count += width * height
                pixels = self.stream.read(width * height * 4)
                self.image.paste(Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX"), (x, y))
            return pixel_count

    def picture(self):
        """The whole screen, asked for again and again, because an update may hold a part of it."""
        self.request()
        left = self.width * self.height - self.update()
        while left > 0:
            self.request(incremental=True)
            left -= self.update()
        return self.image

    def pointer(self, x, y, buttons=0):
        self.stream.send(struct.pack(">BBHH", 5, buttons, x, y))

    def click(self, x, y):
        self.pointer(x, y)
        self.pointer(x, y, 1)
        self.pointer(x, y)

    def key(self, keysym):
        for is_down in (1, 0):
            self.stream.send(struct.pack(">BBxxI", 4, is_down, keysym))


def vencrypt(connection, password, name="anyone"):
    """Goes through VeNCrypt; the reason of a refusal, or None."""
    assert connection.read(12) == b"RFB 003.008\n"
    connection.send(b"RFB 003.008\n")
    count = connection.read(1)[0]
    assert connection.read(count) == bytes([19])
    connection.send(bytes([19]))
    assert connection.read(2) == bytes([0, 2])
    connection.send(bytes([0, 2]))
    assert connection.read(1) == bytes([0])
    count = connection.read(1)[0]
    kinds = struct.unpack(f">{count}I", connection.read(4 * count))
    assert kinds == (262,), kinds
    connection.send(struct.pack(">I", 262))
    assert connection.read(1) == bytes([1])
    connection.start_tls()
    name, password = name.encode(), password.encode()
    connection.send(struct.pack(">II", len(name), len(password)) + name + password)
    (result,) = struct.unpack(">I", connection.read(4))
    if result == 0:
        return None
    return connection.read(struct.unpack(">I", connection.read(4))[0]).decode()


def enter_page(app, token=None, timeout=20):
    """A WebSocket that the app has welcomed."""
    connection = Connection(("127.0.0.1", app.port), timeout=timeout)
    host = f"localhost:{app.port}"
    stream = WebSocket(connection, host, f"http://{host}")
    assert stream.status == 101, stream.status
    answer = stream.enter(token or app.token)
    assert "welcome" in answer, answer
    return stream
