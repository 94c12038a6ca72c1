"""Runs the tests whose names contain one of the arguments, or all, and counts them."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


def all_tests(suite):
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from all_tests(item)
        else:
            yield item


suite = unittest.defaultTestLoader.discover(os.path.dirname(os.path.abspath(__file__)), "test_*.py")
wanted = sys.argv[1:]
chosen = [test for test in all_tests(suite) if not wanted or any(part in test.id() for part in wanted)]
result = unittest.TextTestRunner(verbosity=1).run(unittest.TestSuite(chosen))
failed = len(result.failures) + len(result.errors)
print(f"{result.testsRun - failed} passed, {failed} failed")
sys.exit(bool(failed) or result.testsRun == 0)
