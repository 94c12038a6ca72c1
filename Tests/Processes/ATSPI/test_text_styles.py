"""Links in texts, how texts look, documents and rotors, as clients have them."""

import unittest

from reader import Atspi, Events, ReaderCase, click, until


class TextStyleTests(ReaderCase):
    def test_parts_of_a_text_say_how_they_look(self):
        app = self.start("TextProbe")
        text = app.find("label", "Plain bold and struck")

        def run(offset):
            attributes, start, end = Atspi.Text.get_text_attributes(text, offset)
            return attributes, (start, end)

        plain, place = run(0)
        self.assertEqual(place, (0, 6))
        self.assertNotIn("weight", plain)
        self.assertEqual(len(plain["fg-color"].split(",")), 3)
        bold, place = run(8)
        self.assertEqual(place, (6, 10))
        self.assertEqual(bold["weight"], "700")
        struck, place = run(16)
        self.assertEqual(place, (15, 21))
        self.assertEqual(
            (struck["style"], struck["strikethrough"], struck["fg-color"]),
            ("italic", "true", "255,0,128"))
        defaults = Atspi.Text.get_default_attributes(text)
        self.assertEqual((defaults["weight"], defaults["style"]), ("400", "normal"))
        every, start, end = Atspi.Text.get_attribute_run(text, 0, True)
        self.assertEqual((every["weight"], start, end), ("400", 0, 6))
        self.assertEqual(Atspi.Text.get_text_attribute_value(text, 8, "weight"), "700")

    def test_an_editor_says_how_its_text_looks(self):
        app = self.start("TextProbe")
        attributes, start, end = Atspi.Text.get_text_attributes(app.find("text", "Notes"), 3)
        self.assertEqual((start, end), (0, len("Grüße an Ada")))
        self.assertEqual((attributes["size"], attributes["family-name"]), ("21", "JetBrains Mono"))

    def test_links_in_a_text_are_found_and_opened(self):
        app = self.start("TextProbe")
        text = app.find("label", "Réad the long page or that")
        hypertext = text.get_hypertext_iface()
        self.assertEqual(Atspi.Hypertext.get_n_links(hypertext), 2)
        self.assertEqual(Atspi.Hypertext.get_link_index(hypertext, 6), 0)
        self.assertEqual(Atspi.Hypertext.get_link_index(hypertext, 0), -1)
        first = Atspi.Hypertext.get_link(hypertext, 0)
        # The library hands out the element that it knows at the link's path.
        if isinstance(first, Atspi.Accessible):
            first = first.get_hyperlink()
        self.assertEqual(Atspi.Hyperlink.get_uri(first, 0), "https://a.example/1")
        self.assertEqual(
            (Atspi.Hyperlink.get_start_index(first), Atspi.Hyperlink.get_end_index(first)), (5, 18))
        click(app.find("link", "that"))
        app.find("label", "Opened https://b.example")
        home = app.find("link", "Home")
        self.assertEqual(
            Atspi.Hyperlink.get_uri(home.get_hyperlink(), 0), "https://home.example")
        click(home)
        app.find("label", "Opened https://home.example")

    def test_a_rotor_leads_from_entry_to_entry(self):
        events = Events("object:state-changed:focused")
        self.addCleanup(events.end)
        app = self.start("TextProbe")
        book = app.find("panel", "Book")
        names = [Atspi.Action.get_action_name(book, index) for index in range(2)]
        self.assertEqual(names, ["next in Chapters", "previous in Chapters"])
        self.assertTrue(book.do_action(0))
        events.wait("object:state-changed:focused", source="Chapter 1", detail=1)
        self.assertTrue(book.do_action(0))
        events.wait("object:state-changed:focused", source="Chapter 3", detail=1)

    def test_a_document_says_what_it_is(self):
        app = self.start("tales")
        editor = app.find("text", "Tale")
        self.assertIn("Document", editor.get_interfaces())
        until("the title", lambda: Atspi.Document.get_document_attribute_value(
            editor, "Title") == "Untitled")
        attributes = Atspi.Document.get_document_attributes(editor)
        self.assertEqual(attributes["MimeType"], "text/plain")
        self.assertTrue(Atspi.Document.get_locale(editor))


if __name__ == "__main__":
    unittest.main()
