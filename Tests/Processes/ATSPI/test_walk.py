"""Every demo, and every page of the gallery, walked element by element and used without looking."""

import os
import unittest

from reader import App, Atspi, ReaderCase, click, states, until
from walker import matching, sound


class WalkTests(ReaderCase):
    maxDiff = None

    def start(self, name, *arguments, title=None):
        """A demo whose window is there, and sound."""
        app = super().start(name, *arguments)
        self.window(app, title or name.capitalize())
        self.assert_sound(app)
        return app

    def assert_sound(self, app):
        walk, faults = sound(app)
        self.assertEqual(faults, [], app.name)
        return walk

    # How people use what they find

    def window(self, app, title):
        return app.find("frame", title)

    def press(self, app, role, name):
        element = app.find(role, name)
        until(f"{name} can be used", lambda: "sensitive" in states(element))
        click(element)
        return element

    def until_gone(self, app, role, name):
        until(f"{role} {name!r} is gone", lambda: not app.has(role, name))

    def check(self, app, name):
        box = app.find("check box", name)
        before = "checked" in states(box)
        for wanted in (not before, before):
            click(box)
            until(f"{name} changes", lambda: ("checked" in states(box)) == wanted)

    def choose(self, app, group, name):
        """Chooses one of several that are all seen."""
        grouping = app.find("grouping", group)
        option = until(f"{name} in {group}", lambda: next(
            (e for e in app.elements(grouping) if e.get_name() == name), None))
        click(option)
        until(f"{name} is chosen", lambda: "checked" in states(option))
        grouping.clear_cache()
        self.assertEqual(Atspi.Selection.get_n_selected_children(grouping), 1)
        chosen = Atspi.Selection.get_selected_child(grouping, 0)
        self.assertEqual(chosen.get_name(), name)
        self.assertTrue(Atspi.Selection.is_child_selected(
            grouping, option.get_index_in_parent()))

    def pick(self, app, name, choice):
        """Chooses one of several that a menu shows."""
        box = app.find("combo box", name)
        click(box)
        self.press(app, "check menu item", choice)
        until(f"{choice} is picked", lambda: self.description(box) == choice)

    def description(self, element):
        element.clear_cache()
        return element.get_description()

    def slide(self, app, name, role="slider"):
        """Sets a value to both ends and back."""
        slider = app.find(role, name)
        low, high = Atspi.Value.get_minimum_value(slider), Atspi.Value.get_maximum_value(slider)
        first = Atspi.Value.get_current_value(slider)
        for wanted in (low, high, first):
            self.assertTrue(Atspi.Value.set_current_value(slider, wanted))
            until(f"{name} is {wanted}", lambda: abs(
                Atspi.Value.get_current_value(slider) - wanted) <= (high - low) / 1000)
        return slider

    def type(self, app, role, name, text):
        """Writes a text, reads it back, and selects its first word."""
        field = app.find(role, name)
        self.assertTrue(Atspi.EditableText.set_text_contents(field, text))
        until("the text", lambda: Atspi.Text.get_text(field, 0, -1) == text)
        self.assertEqual(Atspi.Text.get_character_count(field), len(text))
        word = Atspi.Text.get_string_at_offset(field, 0, Atspi.TextGranularity.WORD)
        self.assertTrue(Atspi.Text.set_selection(field, 0, 0, len(word.content)))
        until("a selection", lambda: Atspi.Text.get_n_selections(field) == 1)
        chosen = Atspi.Text.get_selection(field, 0)
        self.assertEqual(
            Atspi.Text.get_text(field, chosen.start_offset, chosen.end_offset), word.content)
        self.assertTrue(Atspi.Text.set_caret_offset(field, len(text)))
        until("the caret", lambda: Atspi.Text.get_caret_offset(field) == len(text)
              and Atspi.Text.get_n_selections(field) == 0)
        return field

    def row(self, app, name):
        """The row of a list in which something has a name."""
        def found():
            for element in app.elements():
                if name in element.get_name():
                    while element.get_role_name() not in ("list item", "application"):
                        element = element.get_parent()
                    if element.get_role_name() == "list item":
                        return element
            return None
        return until(f"a row {name!r}", found)

    def select(self, app, name):
        row = self.row(app, name)
        place = row.get_parent()
        self.assertTrue(Atspi.Selection.select_child(place, row.get_index_in_parent()))
        until(f"{name} is selected", lambda: "selected" in states(row))
        return row

    def act(self, element, name):
        names = [
            Atspi.Action.get_action_name(element, number)
            for number in range(Atspi.Action.get_n_actions(element))]
        self.assertIn(name, names)
        self.assertTrue(Atspi.Action.do_action(element, names.index(name)))

    # All of a window

    def test_the_focus_goes_to_each_control_that_takes_it(self):
        app = self.start("settings")
        walk = self.assert_sound(app)
        controls = [
            node for node in walk.nodes if {"focusable", "enabled", "showing"} <= node.states]
        self.assertGreater(len(controls), 5)
        for node in controls:
            if node.parent.role == "grouping":
                continue
            # Of what has a selection, that which is selected has the focus.
            target = next(
                (child for child in node.children if "selected" in child.states), node)
            self.assertTrue(Atspi.Component.grab_focus(node.element))
            until(f"the focus of {target}", lambda: "focused" in states(target.element))
            found = matching(app.find("frame"), states=[Atspi.StateType.FOCUSED])
            self.assertEqual([element.get_name() for element in found], [target.name])

    def test_what_is_out_of_sight_is_brought_into_it(self):
        app = self.page("text")
        star = app.find("image", "Star")
        self.assertNotIn("showing", states(star))
        self.assertTrue(Atspi.Component.scroll_to(star, Atspi.ScrollType.ANYWHERE))
        until("it shows", lambda: "showing" in states(star))
        self.assert_sound(app)

    # The demos

    def test_counter_counts(self):
        app = self.start("counter")
        self.press(app, "push button", "Add one")
        app.find("label", "Count: 1")
        self.press(app, "push button", "Reset")
        app.find("label", "Count: 0")
        until("nothing to reset", lambda: "sensitive" not in states(
            app.find("push button", "Reset")))

    def test_todos_takes_a_task_and_ticks_it_off(self):
        app = self.start("todos", title="To do")
        self.type(app, "entry", "What is to be done?", "Mend the roof")
        self.press(app, "push button", "Add")
        self.check(app, "Mend the roof")
        self.choose(app, "Show", "Done")
        self.until_gone(app, "check box", "Mend the roof")
        self.choose(app, "Show", "All")
        self.press(app, "push button", "Clear done")
        self.until_gone(app, "check box", "Water the plants")
        self.assert_sound(app)

    def test_settings_has_a_control_of_each_kind(self):
        app = self.start("settings")
        self.type(app, "entry", "Name", "Ada Lovelace")
        app.find("label", "Ada Lovelace")
        self.choose(app, "Theme", "Dark")
        self.pick(app, "Accent", "Green")
        self.slide(app, "Text size")
        minutes = app.find("spin button", "Remind after 15 minutes")
        self.press(app, "push button", "Increment")
        until("a step", lambda: Atspi.Value.get_current_value(minutes) == 20)
        self.act(minutes, "decrement")
        until("a step back", lambda: Atspi.Value.get_current_value(minutes) == 15)
        # What depends on a switch is disabled with it.
        click(app.find("check box", "Notify me"))
        until("it is disabled", lambda: "sensitive" not in states(minutes))
        self.press(app, "push button", "Restore defaults")
        until("no name", lambda: Atspi.Text.get_text(app.find("entry", "Name"), 0, -1) == "")
        until("a theme", lambda: "checked" in states(app.find("radio button", "System")))
        self.assert_sound(app)

    def test_panel_warms_a_room(self):
        app = self.start("panel", title="Home")
        target = self.slide(app, "Target")
        self.act(target, "increment")
        app.find("label", "21.5°")
        self.slide(app, "Kitchen")
        self.check(app, "Kitchen")
        self.choose(app, "Mode", "Off")
        until("it is off", lambda: "sensitive" not in states(target))
        self.assert_sound(app)

    def test_weather_tells_of_another_town(self):
        app = self.start("weather")
        self.choose(app, "Town", "Davos")
        app.find("frame", "Weather")
        until("its weather", lambda: any(
            element.get_name().startswith("Davos, ") for element in app.elements()))
        self.choose(app, "Unit", "°F")
        hours = app.find("panel", "Hours")
        before = self.description(hours)
        self.act(hours, "increment")
        until("the next hour", lambda: self.description(hours) != before)
        self.assert_sound(app)

    def test_notes_opens_a_note_in_a_window_of_its_own(self):
        app = self.start("notes")
        self.select(app, "Ideas")
        self.press(app, "push button", "Open")
        self.window(app, "Ideas")
        self.type(app, "entry", "Title", "Plans")
        self.type(app, "text", "Text", "One line.\nAnd another one.")
        self.window(app, "Plans")
        self.assert_sound(app)
        self.choose(app, "Tab", "About")
        self.check(app, "Pinned")
        self.row(app, "Plans")
        self.type(app, "entry", "Search", "Travel")
        until("the others are gone", lambda: not app.has("label", "Groceries"))
        self.assert_sound(app)

    def test_a_menu_of_the_bar_opens_and_is_answered(self):
        app = self.start("notes")
        self.press(app, "menu", "File")
        until("it is open", lambda: "selected" in states(app.find("menu", "File")))
        walk = self.assert_sound(app)
        items = {node.name for node in walk.nodes if node.role == "menu item"}
        self.assertLessEqual({"New Note", "Open Note", "Open Library"}, items)
        self.press(app, "menu item", "New Note")
        until("a window", lambda: app.root.clear_cache() or app.root.get_child_count() == 2)

    def test_ledger_takes_an_entry_in_a_sheet(self):
        app = self.start("ledger", "--entries=60")
        self.press(app, "push button", "Add")
        dialog = app.find("dialog")
        until("it is modal", lambda: "modal" in states(dialog))
        self.assertNotIn("Export", {element.get_name() for element in app.elements()})
        self.assert_sound(app)
        self.type(app, "entry", "Payee", "Quill and Ink")
        self.type(app, "entry", "Amount", "much")
        self.press(app, "push button", "Save")
        until("a reason", lambda: any(
            "is not an amount" in element.get_name() for element in app.elements()))
        self.type(app, "entry", "Amount", "-12.50")
        self.pick(app, "Category", "Books")
        self.press(app, "push button", "Save")
        until("it is closed", lambda: not any(
            element.get_role_name() == "dialog" for element in app.elements()))
        self.type(app, "entry", "Payee, category or note", "Quill and Ink")
        self.select(app, "Quill and Ink")
        self.press(app, "push button", "Delete")
        self.until_gone(app, "label", "Quill and Ink")
        self.assert_sound(app)

    def test_budget_unfolds_a_category(self):
        app = self.start("budget", title="All Entries")
        living = self.row(app, "Living")
        details = next(e for e in app.elements(living) if e.get_role_name() == "push button")
        self.assertNotIn("expanded", states(details))
        click(details)
        until("it is expanded", lambda: "expanded" in states(details))
        self.select(app, "Groceries")
        self.window(app, "Groceries")
        self.press(app, "push button", "All Entries")
        self.window(app, "All Entries")
        self.press(app, "push button", "Totals")
        self.window(app, "Totals")
        self.assert_sound(app)

    def test_mail_reads_finds_and_writes(self):
        app = self.start("mail", title="Inbox")
        self.select(app, "Library")
        app.find("push button", "Archive")
        self.assert_sound(app)
        self.press(app, "push button", "Details")
        self.check(app, "Flagged")
        self.press(app, "push button", "New Message")
        app.find("dialog")
        self.assert_sound(app)
        self.type(app, "entry", "To", "ada@example.org")
        self.type(app, "entry", "Subject", "Saturday")
        self.type(app, "text", "Message", "Until nine.")
        self.press(app, "push button", "Send")
        self.until_gone(app, "entry", "Subject")
        self.type(app, "entry", "Search Mail", "garden")
        until("the others are gone", lambda: not any(
            element.get_name().startswith("Railway") for element in app.elements()))
        self.assert_sound(app)

    def test_photos_opens_a_picture(self):
        app = self.start("photos")
        self.slide(app, "Size")
        self.check(app, "Favorites")
        self.press(app, "push button", "Quiet water")
        self.until_gone(app, "entry", "Title or place")
        self.press(app, "push button", "Add to Favorites")
        app.find("push button", "Remove from Favorites")
        self.assert_sound(app)
        self.press(app, "push button", "Close")
        app.find("entry", "Title or place")
        self.type(app, "entry", "Title or place", "Harvest")
        self.until_gone(app, "push button", "Snow line")
        self.assert_sound(app)

    def test_reader_reads_in_two_languages(self):
        app = self.start("reader", title="Library")
        self.select(app, "The Moon")
        title = until("the title", lambda: next((
            e for e in app.elements() if e.get_role_name() == "heading"
            and e.get_attributes().get("level") == "1"), None))
        self.assertEqual(title.get_name(), "The Moon")
        self.assert_sound(app)
        paragraph = until("a paragraph", lambda: next((
            e for e in app.elements() if e.get_role_name() == "label"
            and Atspi.Text.get_character_count(e) > 100), None))
        # Of a text of many lines one is less than all.
        line = Atspi.Text.get_string_at_offset(paragraph, 0, Atspi.TextGranularity.LINE)
        self.assertLess(line.end_offset, Atspi.Text.get_character_count(paragraph))
        self.slide(app, "Text size")
        self.press(app, "push button", "Add Bookmark")
        app.find("push button", "Remove Bookmark")
        self.choose(app, "Language", "العربية")
        self.assert_sound(app)

    # The gallery

    PAGES = [
        "Text and images", "Buttons", "Choices", "Sliders and gauges", "Text input", "Keyboards",
        "Lists and forms", "Tables", "Scrolling", "Control styles", "Gestures", "Stacks and grids",
        "Shapes and colours", "Drawing", "Effects and materials", "Animations",
        "Transitions and keyframes", "Bars and search", "Columns and tabs", "Sheets and menus",
        "Sharing and files"]

    def page(self, name):
        app = App("gallery", self.display, "--page", name)
        self.addCleanup(app.end)
        return app

    # It takes longer than all other tests here, so that make accessibility alone asks for it.
    @unittest.skipUnless(
        os.environ.get("CASEMENT_EVERY_PAGE") == "1", "make accessibility walks every page")
    def test_each_page_of_the_gallery_is_sound(self):
        app = App("gallery", self.display)
        self.addCleanup(app.end)
        self.window(app, self.PAGES[0])
        checked, roles = set(), set()
        for title in self.PAGES:
            row = self.select(app, title)
            # A row that is selected brings those after it into the list.
            Atspi.Component.scroll_to(row, Atspi.ScrollType.ANYWHERE)
            self.window(app, title)
            walk, faults = sound(app, checked)
            self.assertEqual(faults, [], title)
            checked = walk.checked
            roles |= {node.role for node in walk.nodes}
        self.assertLessEqual(
            {"push button", "check box", "radio button", "slider", "spin button", "entry", "text",
             "password text", "combo box", "date editor", "color chooser", "progress bar", "image",
             "heading", "label", "list", "list item", "page tab", "page tab list", "scroll pane"},
            roles)

    def test_buttons_of_the_gallery_are_pressed(self):
        app = self.page("buttons")
        for number, name in enumerate(["Prominent", "Borderless", "Plain", "Gradient"], 1):
            self.press(app, "push button", name)
            app.find("label", f"Pressed {number} time" + ("s" if number > 1 else ""))

    def test_choices_of_the_gallery_are_made(self):
        app = self.page("choices")
        for name in ("Switch", "Checkbox", "Button"):
            self.check(app, name)
        self.choose(app, "Size", "XL")
        self.pick(app, "Fruit", "Cherry")
        self.choose(app, "Fruit", "Plum")
        box = app.find("combo box", "Fruit")
        until("one value", lambda: self.description(box) == "Plum")

    def test_values_of_the_gallery_are_set(self):
        app = self.page("values")
        self.slide(app, "Volume")
        self.slide(app, "Stars")
        loading = app.find("progress bar", "Loading")
        Atspi.Value.set_current_value(app.find("slider", "Volume"), 0.75)
        until("it follows", lambda: Atspi.Value.get_current_value(loading) == 0.75)
        date = app.find("date editor", "Date")
        self.act(date, "increment")
        until("another date", lambda: self.description(date) != "2026-01-01")

    def test_fields_of_the_gallery_are_typed_into(self):
        app = self.page("fields")
        self.type(app, "entry", "An empty field shows its prompt", "Zwölf Äpfel")
        self.type(app, "entry", "Number", "77")
        self.type(app, "text", "Text editor", "First line\nSecond line\n")
        password = app.find("password text", "Password")
        self.assertEqual(Atspi.Text.get_text(password, 0, -1), "•" * 6)
        disabled = app.find("entry", "Disabled")
        self.assertIn("read-only", states(disabled))
        self.assertNotIn("EditableText", disabled.get_interfaces())

    def test_dialogs_of_the_gallery_are_answered(self):
        app = self.page("windows")
        self.press(app, "push button", "Alert")
        alert = app.find("dialog", "Remove the note?")
        self.assertIn("modal", states(alert))
        self.assert_sound(app)
        self.press(app, "push button", "Keep")
        app.find("label", "Answer: kept")
        self.press(app, "push button", "Sheet")
        until("the focus", lambda: "focused" in states(app.find("entry", "Name")))
        self.assert_sound(app)
        self.type(app, "entry", "Name", "Letter")
        self.press(app, "push button", "Save")
        self.press(app, "push button", "Choices")
        self.press(app, "push button", "Picture")
        app.find("label", "Answer: picture")
        self.press(app, "push button", "Popover")
        app.find("label", "A popover points at what it is about.")
        self.assert_sound(app)

    def test_a_menu_of_the_gallery_is_chosen_from(self):
        app = self.page("windows")
        self.press(app, "push button", "Actions")
        app.find("menu item", "Duplicate")
        self.assert_sound(app)
        self.press(app, "menu item", "Rename")
        app.find("label", "Answer: rename")
        self.until_gone(app, "menu item", "Duplicate")

    def test_a_stack_of_the_gallery_is_gone_through(self):
        app = self.page("windows")
        self.press(app, "push button", "Pears")
        app.find("label", "All about pears")
        app.find("heading", "Pears")
        self.assert_sound(app)
        self.press(app, "push button", "Back")
        app.find("heading", "Fruit")

    def test_a_tab_of_the_gallery_is_opened(self):
        app = self.page("lists")
        second = app.find("page tab", "Second")
        tabs = second.get_parent()
        self.assertTrue(Atspi.Selection.select_child(tabs, second.get_index_in_parent()))
        app.find("label", "The second tab")
        until("it is selected", lambda: "selected" in states(second))


if __name__ == "__main__":
    unittest.main()
