"""The gallery, driven by Selenium."""

import io
import unittest

from PIL import Image
from selenium.common.exceptions import (
    ElementNotInteractableException,
    InvalidSelectorException,
    NoAlertPresentException,
    NoSuchElementException,
    NoSuchWindowException,
    SessionNotCreatedException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, Remote
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.support import expected_conditions as conditions
from selenium.webdriver.support.wait import WebDriverWait

from server import Server


class Options(ArgOptions):
    """What is asked of a session; Selenium has no class for drivers that it does not know."""

    def __init__(self, *arguments, **capabilities):
        super().__init__()
        self._caps = {"browserName": "casement"}
        self.set_capability("casement:arguments", list(arguments))
        for name, value in capabilities.items():
            self.set_capability(f"casement:{name}", value)

    @property
    def default_capabilities(self):
        return {}


class SeleniumTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("gallery")

    @classmethod
    def tearDownClass(cls):
        cls.server.end()

    def open(self, page, **capabilities):
        options = Options("--page", page, **{"size": "960x640", **capabilities})
        driver = Remote(self.server.address, options=options)
        self.addCleanup(driver.quit)
        return driver

    def test_finds_by_identifier_label_role_and_path(self):
        driver = self.open("buttons")
        count = driver.find_element(By.ID, "count")
        self.assertEqual(count.text, "Pressed 0 times")
        self.assertEqual(count.tag_name, "text")
        self.assertEqual(driver.find_element(By.NAME, "Plain").accessible_name, "Plain")
        self.assertGreater(len(driver.find_elements(By.TAG_NAME, "button")), 10)
        twice = driver.find_elements(By.XPATH, "//button[@label='Bordered']")
        self.assertEqual([button.is_enabled() for button in twice], [True, False])
        self.assertEqual(count, driver.find_element(By.XPATH, "//text[@id='count']"))
        with self.assertRaises(NoSuchElementException):
            driver.find_element(By.ID, "nothing")
        with self.assertRaises(InvalidSelectorException):
            driver.find_element(By.XPATH, "//button[")

    def test_clicks(self):
        driver = self.open("buttons")
        driver.find_element(By.NAME, "Plain").click()
        driver.find_element(By.NAME, "Add").click()
        self.assertEqual(driver.find_element(By.ID, "count").text, "Pressed 2 times")
        with self.assertRaises(ElementNotInteractableException):
            driver.find_element(By.XPATH, "//button[@label='Bordered' and @enabled='false']").click()

    def test_types_and_clears(self):
        driver = self.open("fields")
        name = driver.find_element(By.NAME, "Name")
        name.send_keys(" Lovelace")
        self.assertEqual(name.text, "Ada Lovelace")
        name.clear()
        self.assertEqual(name.get_attribute("value"), "")
        name.send_keys("Grace", Keys.BACKSPACE, Keys.CONTROL, "a", Keys.NULL, "Bo")
        self.assertEqual(name.text, "Bo")
        self.assertEqual(driver.switch_to.active_element, name)
        with self.assertRaises(ElementNotInteractableException):
            driver.find_element(By.NAME, "Disabled").send_keys("x")

    def test_attributes_and_rectangles(self):
        driver = self.open("fields")
        password = driver.find_element(By.NAME, "Password")
        self.assertEqual(password.get_attribute("role"), "secureField")
        self.assertEqual(password.get_attribute("enabled"), "true")
        self.assertIsNone(password.get_attribute("nothing"))
        self.assertTrue(password.is_displayed())
        self.assertGreater(password.size["width"], 100)
        self.assertGreater(password.location["y"], 0)

    def test_pictures_of_window_and_element(self):
        driver = self.open("buttons")
        window = Image.open(io.BytesIO(driver.get_screenshot_as_png()))
        self.assertEqual(window.size, (960, 640))
        button = driver.find_element(By.NAME, "Prominent")
        part = Image.open(io.BytesIO(button.screenshot_as_png))
        self.assertLess(abs(part.width - button.rect["width"]), 3)
        self.assertLess(abs(part.height - button.rect["height"]), 3)
        x, y = round(button.rect["x"]), round(button.rect["y"])
        self.assertEqual(part.getpixel((part.width // 2, 4)), window.getpixel((x + part.width // 2, y + 4)))

    def test_windows(self):
        driver = self.open("text")
        first = driver.current_window_handle
        driver.switch_to.new_window("window")
        self.assertEqual(len(driver.window_handles), 2)
        self.assertNotEqual(driver.current_window_handle, first)
        driver.set_window_rect(40, 30, 700, 500)
        rect = driver.get_window_rect()
        self.assertEqual((rect["x"], rect["y"], rect["width"], rect["height"]), (40, 30, 700, 500))
        self.assertEqual(driver.title, "Text and images")
        driver.close()
        with self.assertRaises(NoSuchWindowException):
            driver.find_element(By.TAG_NAME, "button")
        driver.switch_to.window(first)
        self.assertEqual(driver.window_handles, [first])

    def test_alerts(self):
        driver = self.open("windows")
        with self.assertRaises(NoAlertPresentException):
            driver.switch_to.alert.text
        driver.find_element(By.NAME, "Alert").click()
        alert = WebDriverWait(driver, 20).until(conditions.alert_is_present())
        self.assertEqual(alert.text, "Remove the note?\nIt cannot be brought back.")
        alert.dismiss()
        WebDriverWait(driver, 20).until(lambda found: "kept" in found.page_source)
        driver.find_element(By.NAME, "Alert").click()
        WebDriverWait(driver, 20).until(conditions.alert_is_present())
        driver.execute_script("mobile: alert", {"action": "accept", "buttonLabel": "Remove"})
        WebDriverWait(driver, 20).until(lambda found: "removed" in found.page_source)

    def test_source(self):
        source = self.open("buttons").page_source
        self.assertIn("<window number=\"1\"", source)
        self.assertIn("<text label=\"Pressed 0 times\" id=\"count\"", source)

    def test_implicit_wait(self):
        driver = self.open("windows")
        driver.implicitly_wait(20)
        self.assertEqual(driver.timeouts.implicit_wait, 20)
        driver.find_element(By.NAME, "Sheet").click()
        driver.find_element(By.TAG_NAME, "sheet")

    def test_a_drag_of_the_mouse(self):
        driver = self.open("values", clock="virtual")
        slider = driver.find_element(By.XPATH, "(//slider[@enabled='true'])[1]")
        before = float(slider.get_attribute("value"))
        ActionChains(driver).click_and_hold(slider).move_by_offset(60, 0).release().perform()
        self.assertNotEqual(float(slider.get_attribute("value")), before)

    def test_keys_of_actions(self):
        driver = self.open("fields")
        name = driver.find_element(By.NAME, "Name")
        name.click()
        ActionChains(driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys("Eve").perform()
        self.assertEqual(name.text, "Eve")

    def test_the_wheel(self):
        driver = self.open("buttons", size="900x400")
        self.assertFalse(driver.find_element(By.NAME, "Gradient").is_displayed())
        origin = driver.find_element(By.NAME, "Plain")
        before = origin.location["y"]
        ActionChains(driver).scroll_from_origin(ScrollOrigin.from_element(origin), 0, 200).perform()
        WebDriverWait(driver, 20).until(lambda _: driver.find_element(By.NAME, "Plain").location["y"] < before)

    def test_what_has_gone_is_stale(self):
        driver = self.open("windows")
        driver.find_element(By.NAME, "Alert").click()
        keep = WebDriverWait(driver, 20).until(lambda found: found.find_element(By.NAME, "Keep"))
        keep.click()
        WebDriverWait(driver, 20).until(lambda found: "kept" in found.page_source)
        with self.assertRaises(StaleElementReferenceException):
            keep.is_enabled()

    def test_a_wrong_token(self):
        wrong = self.server.address[:-1] + ("0" if self.server.address[-1] != "0" else "1")
        for address in [wrong, self.server.address.rsplit("/", 1)[0]]:
            with self.assertRaisesRegex(SessionNotCreatedException, "token"):
                Remote(address, options=Options())

    def test_two_clients(self):
        first, second = self.open("buttons"), self.open("buttons")
        first.find_element(By.NAME, "Plain").click()
        self.assertEqual(first.find_element(By.ID, "count").text, "Pressed 1 time")
        self.assertEqual(second.find_element(By.ID, "count").text, "Pressed 0 times")
        first.find_element(By.NAME, "Plain").click()
        second.find_element(By.NAME, "Plain").click()
        self.assertEqual(second.find_element(By.ID, "count").text, "Pressed 1 time")
