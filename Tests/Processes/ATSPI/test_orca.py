"""What Orca says of an app, which is also what tests hear without it: see `TestApp.spoken(_:)`."""

import os
import shutil
import subprocess
import tempfile
import threading
import tty
import unittest

from reader import App, Display, until

HERE = os.path.dirname(os.path.abspath(__file__))


def situations():
    """The keys of the file, each with the sentences that follow."""
    with open(os.path.join(HERE, "situations.txt"), encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if not line.startswith("#")]
    return [(line.split(" | ")[0], line.split(" | ")[1:]) for line in lines if line]


class Orca:
    """The screen reader, whose log has what it says: there is no synthesizer."""

    MARK = "SPEECH OUTPUT: '"

    def __init__(self, display):
        self.folder = tempfile.mkdtemp(prefix="orca-")
        self.sentences = []
        # A file would have its lines late, and a terminal has them at once.
        self.log, terminal = os.openpty()
        tty.setraw(terminal)
        threading.Thread(target=self.read, daemon=True).start()
        self.process = subprocess.Popen(
            ["orca", "--replace", "--debug-file", os.ttyname(terminal), "--disable", "braille"],
            env=dict(os.environ, DISPLAY=display.name, HOME=self.folder),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until("Orca", lambda: "Screen reader on" in self.sentences)

    def read(self):
        with open(self.log, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if self.MARK in line:
                    said = line.split(self.MARK, 1)[1].split("'{")[0].split("' {")[0]
                    self.sentences.append(said.rstrip("\n.'"))

    def end(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


# It takes a minute, so that make accessibility alone asks for it.
@unittest.skipUnless(os.environ.get("CASEMENT_ORCA") == "1", "make accessibility listens to Orca")
class OrcaTests(unittest.TestCase):
    def test_orca_says_what_the_file_has(self):
        display = Display()
        self.addCleanup(display.end)
        app = App("ReaderProbe", display)
        self.addCleanup(app.end)
        app.find("push button", "Save")
        # It begins to speak when there is an app.
        orca = Orca(display)
        self.addCleanup(orca.end)
        window = until("a window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)],
            env={"DISPLAY": display.name, "PATH": "/usr/bin"}, capture_output=True,
            text=True).stdout.split())[0]
        failures = []
        for key, sentences in situations():
            known = len(orca.sentences)
            subprocess.run(
                ["xdotool", "windowfocus", "--sync", window, "key", key],
                env={"DISPLAY": display.name, "PATH": "/usr/bin"}, check=True)
            wanted = [sentence.rstrip(".") for sentence in sentences]
            def said():
                # Of the window it speaks whenever it has found it.
                return [words for words in orca.sentences[known:] if words != "Reader frame"]
            try:
                until(key, lambda: said() == wanted, 4)
            except AssertionError:
                failures.append(f"{key}: {wanted}, and Orca said {said()}")
        self.assertEqual(failures, [])
