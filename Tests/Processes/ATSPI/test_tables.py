"""Tables by row and column, as the interfaces Table and TableCell have them."""

import unittest

from reader import App, Atspi, ReaderCase, states, until


class TableTests(ReaderCase):
    CITIES = [
        ("Bern", "Switzerland", "134,000"), ("Brno", "Czechia", "396,000"),
        ("Ghent", "Belgium", "265,000"), ("Graz", "Austria", "292,000"),
        ("Lyon", "France", "522,000")]
    COLUMNS = ["City", "Country", "People"]

    def start(self, name, *arguments):
        app = App(name, self.display, *arguments)
        self.addCleanup(app.end)
        return app

    def table(self, app, number=0):
        def found():
            tables = [e for e in app.elements() if "Table" in e.get_interfaces()]
            return tables[number] if number < len(tables) else None
        return until(f"table {number}", found)

    def cell(self, table, row, column):
        return until(f"cell {row}, {column}", lambda: Atspi.Table.get_accessible_at(
            table, row, column))

    def words(self, app, element):
        """What is said in a cell, by itself or by what is in it."""
        return ", ".join(
            e.get_name() for e in app.elements(element) if e.get_name()
            and not any(child.get_name() for child in list(app.elements(e))[1:]))

    def test_a_table_has_rows_columns_and_headers(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app)
        self.assertEqual(table.get_role_name(), "table")
        self.assertEqual(Atspi.Table.get_n_rows(table), len(self.CITIES))
        self.assertEqual(Atspi.Table.get_n_columns(table), len(self.COLUMNS))
        for column, title in enumerate(self.COLUMNS):
            header = Atspi.Table.get_column_header(table, column)
            self.assertEqual(header.get_role_name(), "column header")
            self.assertEqual(header.get_name(), title)
            self.assertEqual(Atspi.Table.get_column_description(table, column), title)

    def test_a_cell_is_found_by_row_and_column_and_knows_where_it_is(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app)
        for row, city in enumerate(self.CITIES):
            for column, value in enumerate(city):
                cell = self.cell(table, row, column)
                self.assertEqual(self.words(app, cell), value)
                self.assertEqual(cell.get_role_name(), "table cell")
                _, at_row, at_column = Atspi.TableCell.get_position(cell)
                self.assertEqual((at_row, at_column), (row, column))
                self.assertEqual(Atspi.TableCell.get_table(cell), table)
                self.assertEqual(Atspi.TableCell.get_row_span(cell), 1)
                self.assertEqual(Atspi.TableCell.get_column_span(cell), 1)
                headers = Atspi.TableCell.get_column_header_cells(cell)
                self.assertEqual([e.get_name() for e in headers], [self.COLUMNS[column]])
                index = Atspi.Table.get_index_at(table, row, column)
                self.assertEqual(Atspi.Table.get_row_at_index(table, index), row)
                self.assertEqual(Atspi.Table.get_column_at_index(table, index), column)

    def test_outside_of_a_table_there_is_no_cell(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app)
        for row, column in [(-1, 0), (0, -1), (5, 0), (0, 3), (2_000_000_000, 0)]:
            self.assertIsNone(Atspi.Table.get_accessible_at(table, row, column))

    def test_a_row_is_selected_by_its_number(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app)
        self.assertEqual(list(Atspi.Table.get_selected_rows(table)), [3])
        self.assertTrue(Atspi.Table.is_row_selected(table, 3))
        self.assertTrue(Atspi.Table.add_row_selection(table, 1))
        until("the row is selected", lambda: table.clear_cache()
              or Atspi.Table.is_row_selected(table, 1))

    def test_a_header_sorts_and_cells_move(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app)
        people = Atspi.Table.get_column_header(table, 2)
        self.assertTrue(Atspi.Action.do_action(people, 0))
        until("Brno is third", lambda: self.words(app, self.cell(table, 3, 0)) == "Brno")
        self.assertEqual(self.words(app, self.cell(table, 0, 2)), "134,000")

    def test_rows_that_are_not_in_sight_are_counted(self):
        app = self.start("budget")
        table = self.table(app)
        until("all entries", lambda: table.clear_cache() or Atspi.Table.get_n_rows(table) == 110)
        self.assertEqual(Atspi.Table.get_n_columns(table), 4)
        self.assertEqual(self.words(app, self.cell(table, 1, 1)), "Salary")
        self.assertIn("showing", states(self.cell(table, 0, 0)))

    def test_the_rows_of_an_outline_are_numbered_as_they_are_shown(self):
        app = self.start("gallery", "--page", "tables")
        table = self.table(app, 1)
        self.assertEqual(Atspi.Table.get_n_rows(table), 2)
        self.assertEqual(self.words(app, self.cell(table, 1, 1)), "Division")
        details = next(e for e in app.elements(self.cell(table, 0, 0))
                       if "expandable" in states(e))
        self.assertTrue(Atspi.Action.do_action(details, 0))
        until("its rows", lambda: table.clear_cache() or Atspi.Table.get_n_rows(table) == 4)
        until("Pine", lambda: "Pine" in self.words(app, self.cell(table, 1, 0)))


if __name__ == "__main__":
    unittest.main()
