import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TableColumnTests {
    typealias Customization = TableColumnCustomization<Person>

    struct Customized: View {
        let log: Box<Customization>
        @State private var customization: Customization

        init(_ customization: Customization = Customization(), log: Box<Customization>) {
            self.log = log
            _customization = State(initialValue: customization)
        }

        var body: some View {
            Table(Person.all, columnCustomization: $customization) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age") { Text(verbatim: "\($0.age)") }.customizationID("age")
                TableColumn("City", value: \.city).customizationID("city")
                    .disabledCustomizationBehavior(.visibility)
            }
            .onChange(of: customization) { log.value = $1 }
        }
    }

    private func order(_ host: ViewHost) -> [String] {
        ["Name", "Age", "City"].filter(host.shows)
            .sorted { host.frame($0)!.minX < host.frame($1)!.minX }
    }

    // MARK: Widths

    @Test("Columns without a width share what others leave")
    func shares() {
        let columns = [
            ColumnLimits(fixed: 100), ColumnLimits(),
            ColumnLimits(minimum: 50, ideal: 80, maximum: nil), ColumnLimits(),
        ]
        let widths = ColumnLimits.widths(
            of: columns, chosen: [nil, nil, nil, nil], available: 600)
        #expect(widths == [100, 210, 80, 210])
    }

    @Test("What the greatest width of a column leaves goes to the others")
    func greatestWidth() {
        let columns = [ColumnLimits(minimum: nil, ideal: nil, maximum: 100), ColumnLimits()]
        let widths = ColumnLimits.widths(of: columns, chosen: [nil, nil], available: 500)
        #expect(widths == [100, 400])
    }

    @Test("Columns keep their least width where there is less space")
    func leastWidth() {
        let columns = [
            ColumnLimits(minimum: 90, ideal: 200, maximum: nil), ColumnLimits(fixed: 150),
        ]
        let widths = ColumnLimits.widths(of: columns, chosen: [nil, nil], available: 100)
        #expect(widths == [90, 150])
    }

    @Test("A width that is not a number is reported, and the column is flexible")
    func invalidWidth() throws {
        struct Broken: View {
            let width: CGFloat
            var body: some View {
                Table(Person.all) {
                    TableColumn("Name", value: \.name).width(width)
                    TableColumn("City", value: \.city).width(min: -5, ideal: .nan, max: .nan)
                }
            }
        }
        for width in [CGFloat.nan, .infinity, -20] {
            let host = ViewHost(width: 600) { Broken(width: width) }
            #expect(host.log.contains { $0.contains("points wide") })
            #expect(try #require(host.frame("City")).minX > 200)
        }
    }

    @Test("S-413: A drag of the line beside a header changes its column's width, which is kept")
    func resizing() throws {
        let log = Box(Customization())
        let host = ViewHost(width: 600) { Customized(log: log) }
        let before = try #require(host.frame("Age"))
        // The line stands half a space before the next column.
        let line = CGPoint(x: before.minX - 6, y: before.midY)
        host.drag(from: line, to: CGPoint(x: line.x + 40, y: line.y))
        #expect(try #require(host.frame("Age")).minX == before.minX + 40)
        #expect(log.value[width: "name"] != nil)
    }

    @Test(
        "Keys change a column's width and its place while the line beside its title has the focus")
    func keys() throws {
        let log = Box(Customization())
        let host = ViewHost(width: 600) { Customized(log: log) }
        let before = try #require(host.frame("Age")).minX
        host.key(.function(8))
        host.key(.right)
        #expect(try #require(host.frame("Age")).minX == before + 10)
        host.key(.home)
        #expect(log.value[width: "name"] == ColumnLimits.leastWidth)
        host.key(.right, .option)
        #expect(order(host) == ["Age", "Name", "City"])
        host.key(.right, .option)
        #expect(order(host) == ["Age", "City", "Name"])
        host.key(.right, .option)
        #expect(order(host) == ["Age", "City", "Name"])
        host.key(.left, .option)
        #expect(order(host) == ["Age", "Name", "City"])
        // The focus has moved along.
        host.key(.right)
        #expect(log.value[width: "name"] == ColumnLimits.leastWidth + 10)
    }

    // MARK: Order and visibility

    @Test("S-414: A header that is dragged over another takes its place")
    func moving() throws {
        let log = Box(Customization())
        let host = ViewHost(width: 600) { Customized(log: log) }
        #expect(order(host) == ["Name", "Age", "City"])
        let (name, city) = (try #require(host.frame("Name")), try #require(host.frame("City")))
        host.drag(
            from: CGPoint(x: city.minX + 10, y: city.midY),
            to: CGPoint(x: name.minX + 2, y: name.midY))
        #expect(order(host) == ["City", "Name", "Age"])
        host.act { log.value.resetOrder() }
        #expect(log.value == Customization())
    }

    @Test("S-415: A column is hidden by its customization, or by default")
    func visibility() {
        var hidden = Customization()
        hidden[visibility: "age"] = .hidden
        let host = ViewHost(width: 600) { Customized(hidden, log: Box(hidden)) }
        #expect(order(host) == ["Name", "City"])
        #expect(hidden[visibility: "age"] == .hidden)
        #expect(hidden[visibility: "name"] == .automatic)
        struct Reserved: View {
            var body: some View {
                Table(Person.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("City", value: \.city).defaultVisibility(.hidden)
                        .customizationID("city")
                }
            }
        }
        #expect(!ViewHost(width: 600) { Reserved() }.shows("London"))
    }

    @Test("The header's menu hides the columns that may be hidden")
    func menu() {
        let log = Box(Customization())
        let host = ViewHost(width: 600, height: 400) { Customized(log: log) }
        host.press("City", button: .secondary)
        let items = host.elements(.menuItem).compactMap(\.properties.label)
        #expect(items == ["Name", "Age", "Reset Order of Columns"])
    }

    @Test("Saved columns that are gone are reported once and kept")
    func lostColumns() throws {
        let text = #"{"order":["ghost","city","name"],"visibility":{"ghost":false},"widths":{}}"#
        let saved = try JSONDecoder().decode(Customization.self, from: Data(text.utf8))
        let log = Box(saved)
        let host = ViewHost(width: 600) { Customized(saved, log: log) }
        // The column that is new stands after the one before it.
        #expect(order(host) == ["City", "Name", "Age"])
        #expect(host.log.filter { $0.contains("“ghost”") }.count == 1)
        var moved = saved
        let columns = TableColumn<Person, Never, Text, Text>("City", value: \.city)
            .customizationID("city")._columns(at: "")
        moved.move("city", before: nil, in: columns)
        #expect(moved[visibility: "ghost"] == .hidden)
        #expect(moved.ids.contains("ghost"))
    }

    @Test("A customization is read back as it was saved, and from one that lacks parts")
    func codable() throws {
        var saved = Customization()
        saved[visibility: "age"] = .visible
        saved[width: "age"] = 120
        let data = try JSONEncoder().encode(saved)
        #expect(try JSONDecoder().decode(Customization.self, from: data) == saved)
        let empty = try JSONDecoder().decode(Customization.self, from: Data("{}".utf8))
        #expect(empty == Customization())
    }

    @Test("Columns of a loop stand side by side, each with a header")
    func loop() throws {
        struct Looped: View {
            var body: some View {
                Table(Person.all) {
                    TableColumn("Name", value: \.name)
                    TableColumnForEach(["A", "B"], id: \.self) { letter in
                        TableColumn(letter) { Text(verbatim: letter + $0.city) }
                    }
                }
            }
        }
        let host = ViewHost(width: 600) { Looped() }
        #expect(try #require(host.frame("ALondon")).minX == host.frame("A")?.minX)
        #expect(try #require(host.frame("BLondon")).minX == host.frame("B")?.minX)
    }
}
