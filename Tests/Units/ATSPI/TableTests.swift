#if SDL
    import Casement
    import CasementTesting
    import Desktop
    import Foundation
    import Testing
    import Views

    @testable import ATSPI

    /// Tables as clients have them.
    @MainActor
    struct TableTests {
        private struct City: Identifiable {
            var id: String { name }
            var name: String
            var country = ""
            var people = 0
            var parts: [City]?
        }

        private struct Cities: View {
            @State private var cities = [
                City(name: "Graz", country: "Austria", people: 292),
                City(name: "Bern", country: "Switzerland", people: 134),
                City(name: "Lyon", country: "", people: 522),
            ]
            @State private var order: [KeyPathComparator<City>] = []
            @State private var selection: Set<String> = ["Bern"]

            var body: some View {
                VStack {
                    Table(cities, selection: $selection, sortOrder: $order) {
                        TableColumn("City", value: \.name)
                        TableColumn("Country", value: \.country)
                        TableColumn("People") { city in
                            Text(verbatim: "\(city.people)")
                            Button("Visit") {}
                        }
                    }
                    .onChange(of: order) { cities.sort(using: $1) }
                    .accessibilityLabel("Cities")
                    Text(selection.sorted().joined(separator: " "))
                        .accessibilityIdentifier("selected")
                }
            }
        }

        private struct Numbers: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                VStack {
                    Table(
                        (0..<10_000).map { City(name: "\($0)", people: $0) }, selection: numbers
                    ) { TableColumn("Number", value: \.name) }
                    Text("sum \(selection.reduce(0, +))").accessibilityIdentifier("sum")
                }
            }
            private var numbers: Binding<Set<String>> {
                Binding(
                    get: { Set(selection.map(String.init)) },
                    set: { selection = Set($0.compactMap { Int($0) }) })
            }
        }

        private struct Tree: View {
            @State private var selection: String?
            var body: some View {
                Table(
                    [
                        City(name: "Graz", parts: [City(name: "Gries"), City(name: "Lend")]),
                        City(name: "Wels"),
                    ], children: \.parts, selection: $selection
                ) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Country", value: \.country)
                }
            }
        }

        private func snapshot(_ app: TestApp) -> AccessibleSnapshot {
            SnapshotBuilder.snapshot(of: app.host, named: "Test", knowsPositions: false)
        }

        private func table(_ snapshot: AccessibleSnapshot) throws -> AccessibleElement {
            try #require(snapshot.elements.values.first { $0.table != nil })
        }

        private func answer(
            _ member: String, _ arguments: [Int] = [], interface: String = "Table",
            of element: AccessibleElement, in snapshot: AccessibleSnapshot
        ) -> ObjectAnswer {
            let answers = ObjectAnswers(
                snapshot: snapshot,
                names: ObjectAnswers.BusNames(own: ":1.1", desktop: ObjectAnswers.null))
            return answers.answer(
                ObjectCall(
                    path: ObjectPath.element(element.id).path,
                    interface: "org.a11y.atspi." + interface, member: member,
                    arguments: arguments.map { .int32(Int32($0)) }))
        }

        /// What is answered without asking the app.
        private func values(
            _ member: String, _ arguments: [Int] = [], interface: String = "Table",
            of element: AccessibleElement, in snapshot: AccessibleSnapshot
        ) -> [BusValue]? {
            let answer = answer(
                member, arguments, interface: interface, of: element, in: snapshot)
            guard case .values(let values) = answer else { return nil }
            return values
        }

        private func reference(_ id: ElementID) -> BusValue {
            .tuple([.string(":1.1"), .path(ObjectPath.element(id).path)])
        }

        private func perform(_ answer: ObjectAnswer, in app: TestApp) throws {
            guard case .act(let act, let id, _) = answer else {
                Issue.record("The call does nothing: \(answer)")
                return
            }
            let node = try #require(app.element(id))
            app.host.perform { act.perform(on: node, in: id.window, of: app.host) }
            app.host.settleAll()
        }

        @Test("A table has its rows, the cells of each column, and the headers of columns")
        func structure() throws {
            let snapshot = snapshot(TestApp { Cities() })
            let table = try table(snapshot)
            #expect(table.role == .table)
            #expect(table.name == "Cities")
            #expect(table.states.contains(.multiselectable))
            let facts = try #require(table.table)
            #expect((facts.rowCount, facts.columnCount) == (3, 3))
            let headers = facts.headers.compactMap { $0.flatMap { snapshot[$0] } }
            #expect(headers.map(\.name) == ["City", "Country", "People"])
            #expect(headers.allSatisfy { $0.role == .columnHeader && $0.parent == table.id })
            let bern = try #require(facts.rows[1])
            #expect(snapshot[bern.id]?.role == .tableRow)
            #expect(snapshot[bern.id]?.name == "Bern, Switzerland, 134, Visit")
            #expect(snapshot[bern.id]?.parent == table.id)
            let cells = bern.cells.compactMap { snapshot[$0] }
            #expect(cells.map(\.role) == [.tableCell, .tableCell, .tableCell])
            #expect(cells.map(\.name) == ["Bern", "Switzerland", "134, Visit"])
            #expect(cells.allSatisfy { $0.parent == bern.id })
            #expect(cells[0].text?.string == "Bern")
            #expect(cells[2].children.count == 2)
            #expect(cells[0].frame.maxX <= cells[1].frame.minX)
            #expect(abs(cells[0].frame.minX - headers[0].frame.minX) < 0.5)
            // The tree of tests has the same table as a list of rows, with no cells.
            #expect(!snapshot.elements.values.contains { $0.role == .list })
        }

        @Test("A cell without anything in it is there")
        func emptyCell() throws {
            let app = TestApp {
                Table([City(name: "Lyon"), City(name: "Bern", people: 1)]) {
                    TableColumn("City", value: \.name)
                    TableColumn("People") { if $0.people > 0 { Text(verbatim: "\($0.people)") } }
                }
            }
            let snapshot = snapshot(app)
            let table = try table(snapshot)
            let cells = try #require(table.table?.rows[0]?.cells)
            #expect(cells.count == 2)
            let empty = try #require(snapshot[cells[1]])
            #expect(empty.role == .tableCell)
            #expect(empty.name == "")
            #expect(empty.frame.width > 0)
            #expect(
                values("GetAccessibleAt", [0, 1], of: table, in: snapshot) == [reference(empty.id)])
            #expect(ObjectPath(ObjectPath.element(empty.id).path) == .element(empty.id))
        }

        @Test("Calls of the interface Table are answered by rows and columns")
        func calls() throws {
            let snapshot = snapshot(TestApp { Cities() })
            let table = try table(snapshot)
            let facts = try #require(table.table)
            func values(_ member: String, _ arguments: Int...) -> [BusValue]? {
                self.values(member, arguments, of: table, in: snapshot)
            }
            let cell = try #require(facts.rows[1]?.cells[1])
            #expect(values("GetAccessibleAt", 1, 1) == [reference(cell)])
            #expect(values("GetAccessibleAt", 3, 0) == [ObjectAnswers.null])
            #expect(values("GetIndexAt", 1, 1) == [.int32(4)])
            #expect(values("GetIndexAt", 3, 0) == [.int32(-1)])
            #expect(values("GetRowAtIndex", 4) == [.int32(1)])
            #expect(values("GetColumnAtIndex", 5) == [.int32(2)])
            #expect(values("GetColumnAtIndex", 9) == [.int32(-1)])
            #expect(values("GetColumnDescription", 2) == [.string("People")])
            #expect(values("GetColumnHeader", 0) == [reference(try #require(facts.headers[0]))])
            #expect(values("GetRowHeader", 0) == [ObjectAnswers.null])
            #expect(values("GetRowExtentAt", 0, 0) == [.int32(1)])
            #expect(values("GetSelectedRows") == [.array(of: "i", [.int32(1)])])
            #expect(values("IsRowSelected", 1) == [.bool(true)])
            #expect(values("IsSelected", 0, 2) == [.bool(false)])
            #expect(
                values("GetRowColumnExtentsAtIndex", 5) == [
                    .bool(true), .int32(1), .int32(2), .int32(1), .int32(1), .bool(true),
                ])
            let element = try #require(snapshot[cell])
            #expect(
                self.values(
                    "GetRowColumnSpan", interface: "TableCell", of: element, in: snapshot) == [
                        .bool(true), .int32(1), .int32(1), .int32(1), .int32(1),
                    ])
            #expect(
                self.values(
                    "GetColumnHeaderCells", interface: "TableCell", of: element, in: snapshot)
                    == [.array(of: "(so)", [reference(try #require(facts.headers[1]))])])
            #expect(
                self.values("GetAttributes", interface: "Accessible", of: element, in: snapshot)
                    == [.strings(["toolkit": "Casement", "table-cell-index": "4"])])
        }

        @Test(
            "A press on a header sorts, the header says so, and clients hear that rows have moved")
        func sorting() throws {
            let app = TestApp { Cities() }
            let before = snapshot(app)
            let header = try #require(try table(before).table?.headers[0].flatMap { before[$0] })
            #expect(header.actions.first?.name == "click")
            #expect(header.attributes["sort"] == nil)
            try perform(
                answer("DoAction", [0], interface: "Action", of: header, in: before), in: app)
            let after = snapshot(app)
            #expect(after[header.id]?.attributes["sort"] == "ascending")
            let table = try table(after)
            let names = (0..<3).compactMap {
                table.table?.rows[$0].flatMap { after[$0.cells[0]]?.name }
            }
            #expect(names == ["Bern", "Graz", "Lyon"])
            let events = SnapshotChanges.events(from: before, to: after)
            #expect(events.contains { $0.name == "RowReordered" && $0.source == table.id })
            #expect(!events.contains { $0.name == "ColumnReordered" })
        }

        @Test("Rows are selected and taken out of the selection by their indices")
        func selection() throws {
            let app = TestApp { Cities() }
            func select(_ member: String, _ row: Int) throws {
                let snapshot = self.snapshot(app)
                try perform(answer(member, [row], of: table(snapshot), in: snapshot), in: app)
            }
            try select("AddRowSelection", 0)
            #expect(app.find(id: "selected").text == "Bern Graz")
            try select("RemoveRowSelection", 1)
            #expect(app.find(id: "selected").text == "Graz")
            let snapshot = snapshot(app)
            #expect(
                values("AddRowSelection", [3], of: try table(snapshot), in: snapshot) == [
                    .bool(false)
                ])
        }

        @Test("All rows count; those that are not made have no cells, and can be selected")
        func manyRows() throws {
            let app = TestApp { Numbers() }
            var snapshot = snapshot(app)
            var table = try table(snapshot)
            #expect(table.table?.rowCount == 10_000)
            #expect(table.children.count < 500)
            #expect(
                values("GetAccessibleAt", [9_000, 0], of: table, in: snapshot) == [
                    ObjectAnswers.null
                ])
            #expect(values("GetIndexAt", [9_000, 0], of: table, in: snapshot) == [.int32(9_000)])
            try perform(answer("AddRowSelection", [9_000], of: table, in: snapshot), in: app)
            #expect(app.find(id: "sum").text == "sum 9,000")
            snapshot = self.snapshot(app)
            table = try self.table(snapshot)
            #expect(table.table?.selectedCount == 1)
            let call = answer("GetSelectedRows", of: table, in: snapshot)
            guard case .question(let question, let id, let reply) = call else {
                Issue.record("The app is not asked: \(call)")
                return
            }
            let node = app.element(id)
            #expect(reply(question.answer(about: node)) == [.array(of: "i", [.int32(9_000)])])
        }

        @Test("Rows of an outline say their level and what they are below, and unfold")
        func outline() throws {
            let app = TestApp { Tree() }
            var snapshot = snapshot(app)
            var table = try table(snapshot)
            #expect(table.role == .treeTable)
            #expect(table.table?.rowCount == 2)
            var graz = try #require(table.table?.rows[0].flatMap { snapshot[$0.cells[0]] })
            #expect(graz.name == "Graz")
            #expect(graz.attributes["level"] == "1")
            #expect(graz.states.contains(.expandable) && !graz.states.contains(.expanded))
            let index = try #require(
                graz.actions.firstIndex { $0.name == "expand or contract" })
            try perform(
                answer("DoAction", [index], interface: "Action", of: graz, in: snapshot), in: app)
            app.advance(by: .seconds(1))
            snapshot = self.snapshot(app)
            table = try self.table(snapshot)
            #expect(table.table?.rowCount == 4)
            graz = try #require(table.table?.rows[0].flatMap { snapshot[$0.cells[0]] })
            #expect(graz.states.contains(.expanded))
            let lend = try #require(table.table?.rows[2])
            #expect(snapshot[lend.cells[0]]?.name == "Lend")
            #expect(snapshot[lend.id]?.attributes["level"] == "2")
            #expect(
                snapshot[lend.cells[0]]?.relations == [
                    AccessibleRelation(kind: .nodeChildOf, targets: [graz.id])
                ])
            let wels = try #require(table.table?.rows[3])
            #expect(snapshot[wels.id]?.relations == [])
        }

        @Test("The focus of a table is that of its selected row")
        func focus() throws {
            let app = TestApp { Cities() }
            app.find("Graz").tap()
            let snapshot = snapshot(app)
            let focused = try #require(snapshot.focused.flatMap { snapshot[$0] })
            #expect(focused.role == .tableRow)
            #expect(focused.name == "Graz, Austria, 292, Visit")
        }
    }
#endif
