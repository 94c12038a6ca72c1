"""The gallery, driven by Appium's client."""

import unittest

from appium.options.common import AppiumOptions
from appium.webdriver import Remote
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder

from server import Server


class AppiumTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("gallery")

    @classmethod
    def tearDownClass(cls):
        cls.server.end()

    def open(self, page, **capabilities):
        options = AppiumOptions()
        options.load_capabilities({
            "platformName": "linux", "appium:automationName": "Casement",
            "appium:processArguments": {"args": ["--page", page]},
            "casement:size": "960x640", "casement:clock": "virtual",
        } | capabilities)
        driver = Remote(self.server.address, options=options)
        self.addCleanup(driver.quit)
        return driver

    def test_finds_by_accessibility_id(self):
        driver = self.open("buttons")
        driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Reset").click()
        self.assertEqual(driver.find_element(AppiumBy.ACCESSIBILITY_ID, "count").text, "Pressed 0 times")
        self.assertEqual(driver.find_element(AppiumBy.CLASS_NAME, "heading").get_attribute("role"), "heading")
        self.assertEqual(driver.find_element(AppiumBy.ID, "count").tag_name, "text")
        self.assertEqual(driver.current_context, "NATIVE_APP")

    def test_phases(self):
        driver = self.open("text")
        driver.execute_script("mobile: setPhase", {"phase": "inactive"})
        self.assertIn("phase=\"inactive\"", driver.page_source)
        driver.background_app(1)
        self.assertIn("phase=\"active\"", driver.page_source)

    def test_locale(self):
        driver = self.open("values")
        before = driver.page_source
        driver.execute_script("mobile: setLocale", {"locale": "de"})
        driver.execute_script("mobile: setEnvironment", {"dynamicTypeSize": "xxLarge", "colorScheme": "dark"})
        self.assertNotEqual(driver.page_source, before)

    def test_kill_and_relaunch(self):
        driver = self.open("fields")
        name = driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Name")
        name.send_keys("!")
        driver.execute_script("mobile: kill")
        self.assertEqual(driver.query_app_state("gallery"), 1)
        with self.assertRaisesRegex(WebDriverException, "not running"):
            driver.page_source
        driver.execute_script("mobile: relaunch")
        self.assertEqual(driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Name").text, "Ada!")
        self.assertTrue(driver.terminate_app("gallery"))
        driver.activate_app("gallery")
        self.assertEqual(driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Name").text, "Ada!")

    def test_two_fingers(self):
        driver = self.open("hands")
        actions = ActionBuilder(driver)
        actions._pointer_inputs = []
        actions.devices = []
        for name, start, end in [("one", 387, 367), ("two", 467, 487)]:
            finger = actions.add_pointer_input(interaction.POINTER_TOUCH, name)
            finger.create_pointer_move(0, start, 190)
            finger.create_pointer_down(button=0)
            finger.create_pointer_move(300, end, 190)
            finger.create_pointer_up(0)
        actions.perform()
        self.assertIn("150 %", driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Card").get_attribute("value"))

    def test_a_slider_and_a_picker(self):
        driver = self.open("values")
        slider = driver.find_element(AppiumBy.XPATH, "(//slider[@enabled='true'])[1]")
        driver.execute_script("mobile: slide", {"elementId": slider.id, "value": 0.25})
        self.assertAlmostEqual(float(slider.get_attribute("value")), 0.25, delta=0.02)

    def test_an_unknown_call(self):
        driver = self.open("text")
        with self.assertRaisesRegex(WebDriverException, "no call"):
            driver.execute_script("mobile: fly", {})
