import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TableOutlineTests {
    static let tree = [
        Person(
            id: 1, name: "Anna", age: 70, city: "Graz",
            children: [
                Person(
                    id: 2, name: "Bert", age: 45, city: "Wien",
                    children: [Person(id: 3, name: "Carl", age: 15, city: "Linz")])
            ]),
        Person(id: 4, name: "Dora", age: 50, city: "Wels"),
    ]

    struct Outline: View {
        let log: Box<Int?>
        @State private var selection: Int?

        init(log: Box<Int?> = Box(nil)) { self.log = log }

        var body: some View {
            Table(TableOutlineTests.tree, children: \.children, selection: $selection) {
                TableColumn("Name", value: \.name)
                TableColumn("City", value: \.city)
            }
            .onChange(of: selection) { log.value = $1 }
        }
    }

    @Test("S-416: A row with children unfolds them below it, indented in the first column alone")
    func unfolding() throws {
        let host = ViewHost(width: 600, height: 300) { Outline() }
        #expect(!host.shows("Bert"))
        host.press("Details")
        host.advance(1)
        let (anna, bert) = (try #require(host.frame("Anna")), try #require(host.frame("Bert")))
        #expect(bert.minX == anna.minX + 16)
        #expect(bert.minY > anna.maxY)
        #expect(try #require(host.frame("Graz")).minX == host.frame("Wien")?.minX)
        #expect(!host.shows("Carl"))
        #expect(try #require(host.frame("Dora")).minY > bert.maxY)
    }

    @Test("The right arrow key unfolds the selected row, and the left one folds it")
    func keys() {
        let log = Box<Int?>(nil)
        let host = ViewHost(width: 600, height: 300) { Outline(log: log) }
        host.press("Anna")
        host.key(.right)
        host.advance(0.5)
        #expect(host.shows("Bert"))
        host.key(.down)
        #expect(log.value == 2)
        host.key(.up)
        host.key(.left)
        host.advance(0.5)
        #expect(!host.shows("Bert"))
        #expect(log.value == 1)
    }

    @Test("A disclosure row follows its binding")
    func disclosure() {
        struct Described: View {
            let isExpanded: Bool
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    DisclosureTableRow(
                        TableOutlineTests.tree[1], isExpanded: .constant(isExpanded)
                    ) {
                        TableRow(Person.all[0])
                    }
                }
            }
        }
        #expect(ViewHost { Described(isExpanded: true) }.shows("Ada"))
        #expect(!ViewHost { Described(isExpanded: false) }.shows("Ada"))
    }
}
