"""A VNC viewer of Debian's, in a window under Xvfb, and the handshake of VNC viewers."""

import hashlib
import os
import shutil
import socket
import stat
import subprocess
import time
import unittest

from app import App, eventually
from test_pages import equal, has_window, middle
from viewer import Connection, Viewer, WebSocket, enter_page, vencrypt
from PIL import Image


class Display:
    """An X server without a screen."""

    def __init__(self, size=(1000, 700)):
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "%dx%dx24" % size, "-nolisten", "tcp",
             "-noreset"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with open(read, encoding="ascii") as number:
            self.name = ":" + number.readline().strip()
        self.environment = os.environ | {"DISPLAY": self.name}

    def do(self, *arguments):
        return subprocess.run(
            ["xdotool", *map(str, arguments)], env=self.environment, check=True, capture_output=True,
            text=True).stdout

    def picture(self):
        dump = subprocess.run(
            ["xwd", "-root", "-silent"], env=self.environment, check=True, capture_output=True).stdout
        size = int.from_bytes(dump[0:4], "big")
        width, height = (int.from_bytes(dump[at:at + 4], "big") for at in (16, 20))
        stride, colors = (int.from_bytes(dump[at:at + 4], "big") for at in (48, 76))
        return Image.frombytes("RGB", (width, height), dump[size + colors * 12:], "raw", "BGRX", stride)

    def close(self):
        self.process.terminate()
        self.process.wait()


class TigerVNCTests(unittest.TestCase):
    def drive(self, app, *arguments, environment={}):
        display = Display()
        self.addCleanup(display.close)
        viewer = subprocess.Popen(
            ["xtigervncviewer", "-Maximize=0", "-RemoteResize=0", "-DotWhenNoCursor=0", "-Shared=1",
             "-PreferredEncoding=ZRLE", "-NoJPEG=1", "-AutoSelect=0", "-FullColor=1", "-geometry=800x480+0+0",
             *arguments],
            env=display.environment | environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.addCleanup(viewer.stderr.close)
        self.addCleanup(viewer.wait)
        self.addCleanup(viewer.terminate)

        def seen():
            if viewer.poll() is not None:
                raise AssertionError(viewer.stderr.read())
            return equal(display.picture().crop((left, top, left + 800, top + 480)), app.framebuffer())

        # Without a window manager the viewer leaves space for a title bar.
        window = display.do("search", "--sync", "--onlyvisible", "--name", "TigerVNC").split()[-1]
        place = dict(
            line.split("=") for line in display.do("getwindowgeometry", "--shell", window).splitlines())
        left, top = int(place["X"]), int(place["Y"])
        eventually("the viewer shows the framebuffer", seen)
        before = app.value(label="Kitchen", role="toggle")
        x, y = middle(app.element("Kitchen", role="toggle")["frame"])
        display.do("mousemove", left + x, top + y, "click", 1)
        eventually("the light is off", lambda: app.value(label="Kitchen", role="toggle") != before)
        x, y, width, height = app.element("Bedroom", role="slider")["frame"]
        display.do("mousemove", left + x + 10, top + y + height / 2, "mousedown", 1)
        display.do("mousemove", left + x + width - 4, top + y + height / 2, "mouseup", 1)
        eventually("the lamp is bright", lambda: float(app.value(label="Bedroom", role="slider").rstrip("%")) > 0.8)
        display.do("mousemove", 900, 600)
        eventually("the viewer shows that", seen)

    def panel(self, mirror, **variables):
        app = App("panel", front="fb", size=(800, 480), mirror=mirror, PHASES="desktop", **variables)
        self.addCleanup(app.end)
        return app

    def test_unix_socket(self):
        """TigerVNC shows and drives the panel through a Unix socket"""
        app = self.panel("unix:/tmp/casement-mirror-vnc")
        app.announced(r"Mirror for VNC viewers: (\S+)")
        self.drive(app, "-SecurityTypes=None", "/tmp/casement-mirror-vnc")

    def test_vencrypt(self):
        """TigerVNC shows and drives the panel through TLS, and knows the certificate"""
        app = self.panel("0", MIRROR_PASSWORD="correct horse battery")
        port = app.port + 1
        certificates = f"{app.folder}/session/mirror"
        certificate = next(
            f"{certificates}/{name}" for name in os.listdir(certificates) if name.endswith("certificate.pem"))
        self.drive(
            app, "-SecurityTypes=X509Plain", f"-X509CA={certificate}", f"localhost::{port}",
            environment={"VNC_USERNAME": "anyone", "VNC_PASSWORD": "correct horse battery"})


class HandshakeTests(unittest.TestCase):
    def app(self, mirror="0", **variables):
        app = App("counter", mirror=mirror, **variables)
        self.addCleanup(app.end)
        return app

    def test_socket_mode(self):
        """The Unix socket has the mode 0600, is gone afterwards, and an abandoned one is replaced"""
        path = "/tmp/casement-mirror-mode"
        abandoned = socket.socket(socket.AF_UNIX)
        if os.path.exists(path):
            os.unlink(path)
        abandoned.bind(path)
        abandoned.close()
        app = self.app(f"unix:{path}")
        app.announced(r"Mirror for VNC viewers: (\S+)")
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        # A second app does not take it away.
        other = self.app(f"unix:{path}")
        self.assertEqual(other.process.wait(20), 1)
        self.assertIn("another program listens there", other.log)
        connection = Connection(path)
        self.assertEqual(connection.read(12), b"RFB 003.008\n")
        app.end()
        self.assertFalse(os.path.exists(path))

    def test_password(self):
        """VeNCrypt lets in by the token alone, and the picture is the page's"""
        app = self.app()
        port = app.port + 1
        connection = Connection(("127.0.0.1", port))
        reason = vencrypt(connection, "wrong")
        self.assertEqual(reason, "That is not the token or the password")
        self.assertTrue(connection.is_closed())
        connection = Connection(("127.0.0.1", port))
        self.assertIsNone(vencrypt(connection, app.token))
        viewer = Viewer(connection)
        eventually("the pixels", lambda: has_window(viewer.picture(), app))

    def test_no_plain_security(self):
        """Over TCP there is neither RFB without security nor with a DES password"""
        app = self.app()
        for kind in (1, 2, 16):
            connection = Connection(("127.0.0.1", app.port + 1))
            connection.read(12)
            connection.send(b"RFB 003.008\n")
            self.assertEqual(connection.read(2), bytes([1, 19]))
            connection.send(bytes([kind]))
            self.assertTrue(connection.is_closed())
        for version in (b"RFB 003.003\n", b"RFB 004.000\n", b"GET / HTTP/1"):
            connection = Connection(("127.0.0.1", app.port + 1))
            connection.read(12)
            connection.send(version)
            self.assertEqual(connection.read(5)[0], 0)
            self.assertTrue(connection.is_closed())

    def test_wrong_tries(self):
        """Wrong tries are answered late after three, of VNC viewers and of the page together; the right token waits for nothing"""
        app = self.app()
        host = f"localhost:{app.port}"

        def page(token):
            connection = Connection(("127.0.0.1", app.port))
            answer = WebSocket(connection, host, f"http://{host}").enter(token)
            self.assertTrue(connection.is_closed())
            return answer["refused"]

        self.assertEqual(page("1"), {"reason": "wrong"})
        self.assertEqual(vencrypt(Connection(("127.0.0.1", app.port + 1)), "2"), "That is not the token or the password")
        self.assertEqual(page("3"), {"reason": "wrong"})
        start = time.monotonic()
        self.assertEqual(page("4"), {"reason": "wrong"})
        self.assertGreaterEqual(time.monotonic() - start, 1)
        for number in range(16):
            WebSocket(Connection(("127.0.0.1", app.port)), host, f"http://{host}").prove(str(number))
        # None of these is answered yet.
        start = time.monotonic()
        self.assertIsNone(vencrypt(Connection(("127.0.0.1", app.port + 1)), app.token))
        connection = Connection(("127.0.0.1", app.port))
        self.assertIn("welcome", WebSocket(connection, host, f"http://{host}").enter(app.token))
        self.assertLess(time.monotonic() - start, 1)
        eventually("they are logged", lambda: "wrong passwords" in app.log)

    def test_audit(self):
        """Who comes and who leaves is logged, with the door and the address"""
        app = self.app()
        connection = Connection(("127.0.0.1", app.port + 1))
        self.assertIsNone(vencrypt(connection, app.token))
        eventually("it has come", lambda: "Viewer 1 came, a VNC viewer at 127.0.0.1: 1 viewers now" in app.log)
        stream = enter_page(app)
        eventually("it has come", lambda: "Viewer 2 came, a page at 127.0.0.1: 2 viewers now" in app.log)
        stream.connection.close()
        eventually("it has left", lambda: "Viewer 2 left after 0 s, a page at 127.0.0.1: 1 viewers now" in app.log)
        self.assertNotIn(app.token, app.log.replace(app.url, ""))

    def test_journal(self):
        """What the journal takes has no token: it is in a file that only the app's user reads"""
        app = self.app()
        app.announced(r"(Certificate)")
        app.stop()
        log = os.stat(app.log_path)
        app.environment["JOURNAL_STREAM"] = f"{log.st_dev}:{log.st_ino}"
        app.start()
        path = app.announced(r"with the token in (\S+)")
        self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)
        with open(path) as file:
            token = file.read().strip().split("#")[1]
        self.assertEqual(len(token), 32)
        app.announced(r"(Certificate)")
        stream = enter_page(app, token)
        stream.connection.close()
        self.assertNotIn(token, app.log)

    def test_damaged_certificates(self):
        """A certificate of the app's own that is empty, cut or of another key is renewed at the next start"""
        app = self.app()
        fingerprint = app.announced(r"Certificate \(SHA-256\): ([0-9A-F:]+)")
        folder = app.folder + "/session/mirror"
        chain, key = (f"{folder}/localhost.{part}.pem" for part in ("certificate", "key"))
        self.assertEqual(os.stat(key).st_mode & 0o777, 0o600)
        app.stop()
        app.start()
        self.assertEqual(app.announced(r"Certificate \(SHA-256\): ([0-9A-F:]+)"), fingerprint)
        other = self.app()
        other.announced(r"(Certificate)")
        with open(f"{other.folder}/session/mirror/localhost.key.pem") as file:
            other_key = file.read()
        for path, content in [(chain, ""), (key, ""), (chain, "-----BEGIN CERTIFICATE-----\nMII"), (key, other_key), (chain, None)]:
            app.stop()
            if content is None:
                os.unlink(path)
            else:
                with open(path, "w") as file:
                    file.write(content)
            app.start()
            new = app.announced(r"Certificate \(SHA-256\): ([0-9A-F:]+)")
            self.assertNotEqual(new, fingerprint)
            fingerprint = new
            connection = Connection(("127.0.0.1", app.port + 1))
            self.assertIsNone(vencrypt(connection, app.token))
            connection.close()
        self.assertEqual(sorted(os.listdir(folder)), sorted(os.path.basename(path) for path in (chain, key)))

    def test_refused_starts(self):
        """A mirror that is not safe, or makes no sense, does not start, and says why"""
        for status, sentence, mirror, variables in [
            (2, "it needs CASEMENT_MIRROR_PASSWORD", "0.0.0.0:0", {}),
            (2, "fewer than 12 characters", "0.0.0.0:0", {"MIRROR_PASSWORD": "short"}),
            (2, "not unix:PATH, a port, or an address", "here", {}),
            (1, "cannot listen", "192.0.2.1:0", {"MIRROR_PASSWORD": "correct horse battery"}),
            (1, "has no certificate", "0", {"MIRROR_PASSWORD": "correct horse battery",
                "MIRROR_CERTIFICATE": "/nowhere", "MIRROR_KEY": "/nowhere"}),
        ]:
            app = self.app(mirror, **variables)
            self.assertEqual(app.process.wait(20), status, app.log)
            self.assertIn(sentence, app.log)
            self.assertNotIn("correct horse", app.log)

    def test_secrets_stay(self):
        """A password is not printed, and the key of the certificate is its owner's alone"""
        app = self.app("0", MIRROR_PASSWORD="correct horse battery")
        self.assertNotIn("correct", app.url)
        folder = f"{app.folder}/session/mirror"
        self.assertEqual(stat.S_IMODE(os.stat(folder).st_mode), 0o700)
        key = next(name for name in os.listdir(folder) if name.endswith("key.pem"))
        self.assertEqual(stat.S_IMODE(os.stat(f"{folder}/{key}").st_mode), 0o600)
        self.assertNotIn("correct", app.log)

    def test_certificate_stays(self):
        """The certificate is the same after a restart, and its fingerprint is the one that is printed"""
        from viewer import Closed
        app = self.app("0", MIRROR_PASSWORD="correct horse battery")
        printed = app.announced(r"Certificate \(SHA-256\): ([0-9A-F:]+)")
        connection = Connection(("127.0.0.1", app.port + 1))
        self.assertIsNone(vencrypt(connection, "correct horse battery"))
        digest = hashlib.sha256(connection.certificate).hexdigest().upper()
        self.assertEqual(":".join(digest[i:i + 2] for i in range(0, 64, 2)), printed)


if __name__ == "__main__":
    unittest.main()
