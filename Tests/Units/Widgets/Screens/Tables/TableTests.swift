import Foundation
import FoundationNames
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// A person in a table, with those below them.
struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var city: String
    var children: [Person]?

    static let all = [
        Person(id: 1, name: "Ada", age: 36, city: "London"),
        Person(id: 2, name: "Grace", age: 85, city: "New York"),
        Person(id: 3, name: "Alan", age: 41, city: "Wilmslow"),
    ]
}

@MainActor
struct TableTests {
    struct Plain: View {
        var people = Person.all
        var body: some View {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }
                TableColumn("City", value: \.city)
            }
        }
    }

    struct Sorted: View {
        let log: Box<[KeyPathComparator<Person>]>
        @State private var people = Person.all
        @State private var order: [KeyPathComparator<Person>] = []

        init(log: Box<[KeyPathComparator<Person>]>) { self.log = log }

        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                TableColumn("City") { Text(verbatim: $0.city) }
            }
            .onChange(of: order) {
                log.value = $1
                people.sort(using: $1)
            }
        }
    }

    struct Selecting: View {
        let log: Box<Set<Int>>
        var count = 3
        @State private var selection: Set<Int> = []

        init(log: Box<Set<Int>>, count: Int = 3) {
            self.log = log
            self.count = count
        }

        var body: some View {
            let people = (1...count).map {
                Person(id: $0, name: "Person \($0)", age: 30, city: "Rome")
            }
            Table(people, selection: $selection) { TableColumn("Name", value: \.name) }
                .onChange(of: selection) { log.value = $1 }
        }
    }

    private func names(_ host: ViewHost, _ all: [String]) -> [String] {
        all.filter(host.shows).sorted { host.frame($0)!.minY < host.frame($1)!.minY }
    }

    @Test("A selected row of a table takes the accent of the scheme, also of one that changes")
    func scheme() {
        struct Schemed: View {
            @State private var isDark = false
            var body: some View {
                VStack {
                    Button("Turn") { isDark.toggle() }
                    Table(Person.all, selection: .constant(Optional(1))) {
                        TableColumn("Name", value: \.name)
                    }
                }
                .environment(\.colorScheme, isDark ? .dark : .light)
            }
        }
        func accents(_ host: ViewHost, _ scheme: ColorScheme) -> Int {
            var values = EnvironmentValues.forTests
            values.colorScheme = scheme
            let accent = values.colorContext.color(.accent)
            return host.fills.count { $0.color == accent }
        }
        var values = EnvironmentValues.forTests
        values.isKeyWindow = true
        let host = ViewHost(width: 600, height: 300, values) { Schemed() }
        #expect(accents(host, .light) == 1)
        host.press("Turn")
        #expect(accents(host, .light) == 0)
        #expect(accents(host, .dark) == 1)
    }

    @Test("S-409: Each column has a header, and its cells stand below it")
    func columns() throws {
        let host = ViewHost(width: 600) { Plain() }
        let name = try #require(host.frame("Name"))
        let city = try #require(host.frame("City"))
        #expect(try #require(host.frame("Ada")).minX == name.minX)
        #expect(try #require(host.frame("London")).minX == city.minX)
        #expect(try #require(host.frame("Alan")).minX == name.minX)
        #expect(host.elements(.row).count == 3)
    }

    @Test("S-410: A press on a header sorts by its column, and a second press the other way")
    func sorting() throws {
        let log = Box<[KeyPathComparator<Person>]>([])
        let host = ViewHost(width: 600) { Sorted(log: log) }
        host.press("Name")
        #expect(log.value == [KeyPathComparator(\Person.name)])
        #expect(names(host, ["Ada", "Alan", "Grace"]) == ["Ada", "Alan", "Grace"])
        #expect(host.element("Name")?.properties.value == "ascending")
        host.press("Age")
        #expect(log.value == [KeyPathComparator(\Person.age), KeyPathComparator(\Person.name)])
        host.press("Age")
        #expect(log.value.first == KeyPathComparator(\Person.age, order: .reverse))
        #expect(names(host, ["Ada", "Alan", "Grace"]) == ["Grace", "Alan", "Ada"])
        #expect(host.element("Age")?.properties.value == "descending")
        #expect(host.element("Name")?.properties.value == nil)
    }

    @Test("S-411: A column without a value to sort by does not sort")
    func unsorted() {
        let log = Box<[KeyPathComparator<Person>]>([])
        let host = ViewHost(width: 600) { Sorted(log: log) }
        host.press("City")
        #expect(log.value.isEmpty)
    }

    @Test("S-412: A press selects a row of a table, Ctrl adds another, and arrow keys go on")
    func selection() {
        let log = Box<Set<Int>>([])
        let host = ViewHost(width: 600) { Selecting(log: log) }
        host.press("Person 1")
        #expect(log.value == [1])
        host.press("Person 3", .control)
        #expect(log.value == [1, 3])
        host.press("Person 1")
        host.key(.down)
        #expect(log.value == [2])
        host.key(.down, .shift)
        #expect(log.value == [2, 3])
    }

    @Test("The End key selects the last of 100,000 rows, of which few are made")
    func many() {
        let log = Box<Set<Int>>([])
        let host = ViewHost(width: 600) { Selecting(log: log, count: 100_000) }
        #expect(host.elements(.row).count < 30)
        host.press("Person 1")
        host.key(.end)
        #expect(log.value == [100_000])
        #expect(host.shows("Person 100000"))
        #expect(host.elements(.row).count < 60)
    }

    @Test("S-418: In a compact width a table shows its first column without a header")
    func narrow() throws {
        var environment = EnvironmentValues.forTests
        environment.horizontalSizeClass = .compact
        let host = ViewHost(width: 300, environment) { Plain() }
        #expect(host.shows("Ada"))
        #expect(!host.shows("London"))
        #expect(!host.shows("Name"))
        let wide = ViewHost(width: 300) { Plain() }
        #expect(wide.shows("London"))
    }

    @Test("Hidden headers leave the rows at the top")
    func hiddenHeaders() throws {
        let host = ViewHost(width: 600) { Plain().tableColumnHeaders(.hidden) }
        #expect(!host.shows("Name"))
        #expect(try #require(host.frame("Ada")).minY < 20)
    }

    @Test("S-417: Rows written out, a loop and sections make the rows of a table")
    func describedRows() {
        struct Described: View {
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Person.all[0])
                    Section("Others") {
                        ForEach(Person.all.dropFirst()) { TableRow($0) }
                    }
                }
            }
        }
        let host = ViewHost(width: 600, height: 300) { Described() }
        #expect(
            names(host, ["Ada", "Grace", "Others", "Alan"]) == ["Ada", "Others", "Grace", "Alan"])
        #expect(host.elements(.row).count == 3)
    }

    @Test("A cell without content keeps its column")
    func emptyCells() throws {
        struct Gaps: View {
            var body: some View {
                Table(Person.all) {
                    TableColumn("Name") { person in
                        if person.age > 40 { Text(verbatim: person.name) }
                    }
                    TableColumn("City", value: \.city)
                }
            }
        }
        let host = ViewHost(width: 600) { Gaps() }
        #expect(!host.shows("Ada"))
        #expect(try #require(host.frame("London")).minX == host.frame("New York")?.minX)
    }

    @Test("A sort order that no column has is reported once, and the rows stay")
    func lostSortKey() {
        struct Lost: View {
            @State private var order = [KeyPathComparator(\Person.city)]
            var body: some View {
                Table(Person.all, sortOrder: $order) { TableColumn("Name", value: \.name) }
            }
        }
        let host = ViewHost(width: 600) { Lost() }
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("comparator that none of its columns has") == true)
        #expect(host.elements(.row).count == 3)
    }

    @Test("Rows with one id are reported, and all are shown")
    func duplicateIDs() {
        let people = Person.all + [Person(id: 1, name: "Eve", age: 3, city: "Bonn")]
        let host = ViewHost(width: 600, height: 300) { Plain(people: people) }
        #expect(host.log.contains { $0.contains("the ID 1 occurs multiple times") })
        #expect(host.elements(.row).count == 4)
    }

    @Test("A right-hand column lies at the end of its width")
    func alignment() throws {
        struct Aligned: View {
            var body: some View {
                Table(Person.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text(verbatim: "\($0.age)") }.alignment(.numeric)
                }
            }
        }
        let host = ViewHost(width: 600) { Aligned() }
        let (young, old) = (try #require(host.frame("36")), try #require(host.frame("85")))
        #expect(abs(young.maxX - old.maxX) < 1)
        #expect(young.maxX > 550)
    }
}
