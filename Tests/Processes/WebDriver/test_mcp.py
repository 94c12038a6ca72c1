"""An assistant that uses the gallery, played by a script."""

import base64
import json
import os
import subprocess
import unittest

from server import BUILD


class AssistantTests(unittest.TestCase):
    def setUp(self):
        environment = {key: value for key, value in os.environ.items() if not key.startswith("CASEMENT_")}
        self.process = subprocess.Popen(
            [os.path.join(BUILD, "casement"), "serve", "--mcp", "--app", os.path.join(BUILD, "gallery"),
             "--", "--page", "buttons"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment)
        self.number = 0
        answer = self.ask("initialize", protocolVersion="2025-03-26", capabilities={},
                          clientInfo={"name": "script", "version": "1"})
        self.assertEqual(answer["result"]["protocolVersion"], "2025-03-26")
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def tearDown(self):
        self.process.stdin.close()
        self.assertEqual(self.process.wait(timeout=60), 0)
        self.process.stdout.close()

    def send(self, message):
        self.process.stdin.write((message if isinstance(message, str) else json.dumps(message)) + "\n")

    def ask(self, method, **params):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        answer = json.loads(self.process.stdout.readline())
        self.assertEqual(answer["id"], self.number)
        return answer

    def call(self, tool, isError=False, **arguments):
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        self.assertEqual(result["isError"], isError, result)
        return result["content"][0]

    def test_lists_the_tools_and_uses_them(self):
        tools = self.ask("tools/list")["result"]["tools"]
        self.assertEqual([tool["name"] for tool in tools], ["tree", "picture", "act", "advance", "relaunch", "log"])
        self.assertTrue(all(tool["inputSchema"]["type"] == "object" for tool in tools))
        self.assertIn("text “Pressed 0 times” #count", self.call("tree")["text"])
        self.assertIn("Pressed 1 time", self.call("act", step={"tap": "Plain"})["text"])
        picture = self.call("picture", window=1)
        self.assertEqual(picture["mimeType"], "image/png")
        self.assertTrue(base64.b64decode(picture["data"]).startswith(b"\x89PNG"))
        self.call("advance", seconds=0.5)
        self.assertIn("Pressed 0 times", self.call("relaunch", kill=True)["text"])
        self.call("log")

    def test_says_what_is_wrong(self):
        self.assertIn("nearest", self.call("act", isError=True, step={"tap": "Plainer"})["text"])
        self.assertIn("fly", self.call("act", isError=True, step={"fly": 1})["text"])
        self.assertIn("seconds", self.call("advance", isError=True)["text"])
        self.assertIn("window 9", self.call("tree", isError=True, window=9)["text"])
        self.assertIn("is not of the type", self.call("tree", isError=True, window="1")["text"])
        self.assertEqual(self.ask("tools/call", name="fly", arguments={})["error"]["code"], -32602)
        self.assertEqual(self.ask("fly")["error"]["code"], -32601)
        for line, code in [("{", -32700), ("[]", -32600), ("{\"jsonrpc\": \"1.0\", \"id\": 1}", -32600)]:
            self.send(line)
            self.assertEqual(json.loads(self.process.stdout.readline())["error"]["code"], code)
        self.assertEqual(self.ask("ping")["result"], {})
