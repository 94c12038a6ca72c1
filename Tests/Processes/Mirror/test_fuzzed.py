"""The page under hostile apps, in Node."""

import os
import random
import shutil
import subprocess
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
PAGE = os.path.join(HERE, "../../../Sources/Mirror/MirrorServer/Page")


@unittest.skipUnless(shutil.which("node"), "Node, which runs the page, is not installed")
class FuzzedPage(unittest.TestCase):
    def test_page_survives_hostile_apps(self):
        count = os.environ.get("CASEMENT_FUZZ_APPS", "500")
        seed = os.environ.get("CASEMENT_FUZZ_SEED", str(random.randrange(1 << 20)))
        result = subprocess.run(
            ["node", os.path.join(HERE, "fuzz_page.mjs"), PAGE, count, seed],
            capture_output=True, text=True, timeout=3600)
        print(result.stdout.strip())
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
