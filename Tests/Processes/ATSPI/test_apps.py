"""Demos, used as people do who hear them."""

import subprocess
import unittest

from reader import Atspi, Events, ReaderCase, Weston, click, states, until


class AppTests(ReaderCase):
    def listen(self, *names):
        events = Events(*names)
        self.addCleanup(events.end)
        return events

    def test_the_app_says_what_it_is(self):
        app = self.start("todos")
        self.assertEqual(app.root.get_role_name(), "application")
        self.assertEqual(app.root.get_toolkit_name(), "Casement")
        window = app.find("frame", "To do")
        self.assertEqual(window.get_parent().get_name(), app.root.get_name())
        self.assertEqual(window.get_application().get_process_id(), app.process.pid)
        self.assertEqual(window.get_index_in_parent(), 0)
        until("the window is active", lambda: "active" in states(window))

    def test_a_list_of_things_to_do_is_kept_without_looking(self):
        app = self.start("todos")
        entry = app.find("entry", "What is to be done?")
        add = app.find("push button", "Add")
        self.assertNotIn("sensitive", states(add))
        self.assertTrue(entry.get_editable_text_iface().set_text_contents("Buy bread"))
        until("the text", lambda: Atspi.Text.get_text(entry, 0, -1) == "Buy bread")
        until("the button is enabled", lambda: "sensitive" in states(add))
        click(add)
        bread = app.find("check box", "Buy bread")
        self.assertNotIn("checked", states(bread))
        app.find("label", "3 open")
        click(bread)
        until("it is checked", lambda: "checked" in states(bread))
        app.find("label", "2 open")
        # What is done is shown alone.
        click(app.find("radio button", "Done"))
        until("the others are gone", lambda: not app.has("check box", "Answer the letter"))
        done = app.find("radio button", "Done")
        until("the filter is chosen", lambda: "checked" in states(done))
        click(app.find("push button", "Clear done"))
        until("nothing is left", lambda: not app.has("check box", "Buy bread"))

    def test_text_is_read_selected_and_edited(self):
        app = self.start("todos")
        entry = app.find("entry", "What is to be done?")
        text = "Grüße an 😀 Ada. Danke!"
        Atspi.EditableText.set_text_contents(entry, text)
        until("the text", lambda: Atspi.Text.get_text(entry, 0, -1) == text)
        self.assertEqual(Atspi.Text.get_character_count(entry), len(text))
        word = Atspi.Text.get_string_at_offset(entry, 12, Atspi.TextGranularity.WORD)
        self.assertEqual((word.content, word.start_offset, word.end_offset), ("Ada. ", 11, 16))
        sentence = Atspi.Text.get_string_at_offset(entry, 17, Atspi.TextGranularity.SENTENCE)
        self.assertEqual(sentence.content, "Danke!")
        line = Atspi.Text.get_string_at_offset(entry, 3, Atspi.TextGranularity.LINE)
        self.assertEqual(line.content, text)
        self.assertEqual(Atspi.Text.get_character_at_offset(entry, 9), ord("😀"))

        self.assertTrue(Atspi.Text.set_caret_offset(entry, 2))
        until("the caret", lambda: Atspi.Text.get_caret_offset(entry) == 2)
        Atspi.Text.add_selection(entry, 0, 5)
        until("a selection", lambda: Atspi.Text.get_n_selections(entry) == 1)
        selected = Atspi.Text.get_selection(entry, 0)
        self.assertEqual((selected.start_offset, selected.end_offset), (0, 5))

        Atspi.EditableText.delete_text(entry, 9, 11)
        Atspi.EditableText.insert_text(entry, 0, "Öfter ", 6)
        until("the edits", lambda: Atspi.Text.get_text(entry, 0, -1) == "Öfter Grüße an Ada. Danke!")

        # Where characters are: one after another, inside of the field.
        field = Atspi.Component.get_extents(entry, Atspi.CoordType.SCREEN)
        boxes = [
            Atspi.Text.get_character_extents(entry, offset, Atspi.CoordType.SCREEN)
            for offset in range(5)]
        for box, after in zip(boxes, boxes[1:]):
            self.assertGreater(box.width, 0)
            self.assertLess(abs(box.x + box.width - after.x), 2)
            self.assertTrue(field.x <= box.x <= field.x + field.width)
        middle = (boxes[3].x + boxes[3].width // 4, boxes[3].y + boxes[3].height // 2)
        self.assertEqual(Atspi.Text.get_offset_at_point(entry, *middle, Atspi.CoordType.SCREEN), 3)

    def test_a_reader_hears_what_happens(self):
        events = self.listen(
            "object:state-changed:focused", "object:state-changed:checked",
            "object:text-changed:insert", "object:text-caret-moved", "object:children-changed:add",
            "object:property-change:accessible-name", "window:activate")
        app = self.start("todos")
        entry = app.find("entry", "What is to be done?")
        box = app.find("check box", "Answer the letter")
        # It was there before the app, and hears of the window as of any other.
        events.wait("window:activate", source="To do")
        box.grab_focus()
        events.wait("object:state-changed:focused", source="Answer the letter", detail=1)
        until("the state", lambda: "focused" in states(box))
        entry.grab_focus()
        events.wait("object:state-changed:focused", source="Answer the letter", detail=0)
        events.wait("object:state-changed:focused", source="What is to be done?", detail=1)
        # Keys of the keyboard itself.
        self.keys(app, "type", "Hi")
        # Keys that arrive while the app computes a frame are one insertion.
        until("the inserted text", lambda: "".join(
            events.data("object:text-changed:insert", source="What is to be done?")) == "Hi")
        events.wait("object:text-caret-moved", source="What is to be done?", detail=2)
        self.keys(app, "key", "Return")
        events.wait("object:children-changed:add")
        app.find("check box", "Hi")
        click(box)
        events.wait("object:state-changed:checked", source="Answer the letter", detail=1)
        events.wait("object:property-change:accessible-name", data="2 open")

    def keys(self, app, *arguments):
        def window():
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)],
                env={"DISPLAY": self.display.name, "PATH": "/usr/bin"}, capture_output=True,
                text=True).stdout.split()
            return found[0] if found else None
        subprocess.run(
            ["xdotool", "windowfocus", "--sync", until("an X window", window), *arguments],
            env={"DISPLAY": self.display.name, "PATH": "/usr/bin"}, check=True)

    def test_places_on_the_screen_are_those_of_the_pointer(self):
        app = self.start("todos")
        box = app.find("check box", "Answer the letter")
        window = app.find("frame", "To do")
        place = Atspi.Component.get_extents(box, Atspi.CoordType.SCREEN)
        inside = Atspi.Component.get_extents(box, Atspi.CoordType.WINDOW)
        frame = Atspi.Component.get_extents(window, Atspi.CoordType.SCREEN)
        self.assertEqual((place.x - inside.x, place.y - inside.y), (frame.x, frame.y))
        centre = (place.x + place.width // 2, place.y + place.height // 2)
        found = Atspi.Component.get_accessible_at_point(window, *centre, Atspi.CoordType.SCREEN)
        self.assertEqual(found.get_name(), "Answer the letter")
        subprocess.run(
            ["xdotool", "mousemove", str(place.x + 8), str(centre[1]), "click", "1"],
            env={"DISPLAY": self.display.name, "PATH": "/usr/bin"}, check=True)
        until("it is checked", lambda: "checked" in states(box))

    def test_under_wayland_places_are_those_in_the_window(self):
        weston = Weston(self.display)
        self.addCleanup(weston.end)
        app = self.start("todos", **weston.variables)
        box = app.find("check box", "Answer the letter")
        place = Atspi.Component.get_extents(box, Atspi.CoordType.SCREEN)
        inside = Atspi.Component.get_extents(box, Atspi.CoordType.WINDOW)
        self.assertEqual((place.x, place.y), (inside.x, inside.y))
        click(box)
        until("it is checked", lambda: "checked" in states(box))

    def test_the_gallery_is_walked_page_by_page(self):
        app = self.start("gallery")
        pages = until("pages", lambda: [
            element for element in app.elements() if element.get_role_name() == "list item"])
        self.assertGreater(len(pages), 5)
        seen = set()
        for page in pages:
            name = next((e.get_name() for e in app.elements(page) if e.get_name()), "")
            if "selectable" not in states(page):
                continue
            click(page)
            until(f"{name} is selected", lambda: "selected" in states(page))
            roles = {element.get_role_name() for element in app.elements()}
            self.assertNotIn("invalid", roles)
            seen |= roles
        self.assertTrue(
            {"push button", "check box", "slider", "entry", "heading", "list item"} <= seen, seen)

    def test_a_reader_goes_from_control_to_control(self):
        app = self.start("todos")
        window = app.find("frame", "To do")
        app.find("check box", "Answer the letter")
        rule = Atspi.MatchRule.new(
            Atspi.StateSet.new([Atspi.StateType.SHOWING]), Atspi.CollectionMatchType.ALL,
            {}, Atspi.CollectionMatchType.ANY, [Atspi.Role.CHECK_BOX],
            Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL, False)
        found = Atspi.Collection.get_matches(
            window, rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
        names = ["Water the plants", "Answer the letter", "Mend the bicycle"]
        self.assertEqual([element.get_name() for element in found], names)
        found = Atspi.Collection.get_matches(
            window, rule, Atspi.CollectionSortOrder.REVERSE_CANONICAL, 1, True)
        self.assertEqual([element.get_name() for element in found], names[-1:])

    def test_a_value_is_set(self):
        app = self.start("settings")
        slider = app.find("slider")
        low, high = slider.get_minimum_value(), slider.get_maximum_value()
        self.assertLess(low, high)
        middle = low + (high - low) / 2
        slider.set_current_value(middle)
        until("the value", lambda: abs(slider.get_current_value() - middle) <= (high - low) / 10)
        slider.set_current_value(high + 1000)
        until("the greatest value", lambda: slider.get_current_value() == high)


if __name__ == "__main__":
    unittest.main()
