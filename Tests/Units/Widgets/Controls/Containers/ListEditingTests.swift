import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ListEditingTests {
    struct Editable: View {
        let log: Box<[String]>
        @State private var names = ["One", "Two", "Three"]
        @State private var mode = EditMode.inactive

        init(log: Box<[String]>) { self.log = log }

        var body: some View {
            VStack(spacing: 0) {
                EditButton()
                List {
                    ForEach(names, id: \.self) { Text(verbatim: $0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .environment(\.editMode, $mode)
            .onChange(of: names) { log.value = $1 }
        }
    }

    @Test("S-419: While a list is edited, its rows make space for their handles")
    func handles() throws {
        let host = ViewHost(width: 300, height: 300) { Editable(log: Box([])) }
        let before = try #require(host.frame("One"))
        host.press("Edit")
        #expect(try #require(host.frame("One")).minX == before.minX + 36)
        host.press("Done")
        #expect(host.frame("One") == before)
    }

    @Test("S-420: A row is deleted by its handle after a second press, and kept by one elsewhere")
    func deleting() throws {
        let log = Box<[String]>([])
        let host = ViewHost(width: 300, height: 300) { Editable(log: log) }
        host.press("Edit")
        let row = try #require(host.frame("Two"))
        let (handle, confirmation) = (
            CGPoint(x: row.minX - 20, y: row.midY), CGPoint(x: 290, y: row.midY)
        )
        host.press(at: handle)
        host.press("Three")
        host.press(at: confirmation)
        #expect(log.value.isEmpty)
        host.press(at: handle)
        host.press(at: confirmation)
        #expect(log.value == ["One", "Three"])
    }

    @Test("S-421: A drag of a row's grip moves it")
    func moving() throws {
        let log = Box<[String]>([])
        var environment = EnvironmentValues.forTests
        environment.density = .device
        let host = ViewHost(width: 300, height: 400, environment) { Editable(log: log) }
        let (first, last) = (try #require(host.frame("One")), try #require(host.frame("Three")))
        // A drag of the row itself scrolls.
        host.drag(
            from: CGPoint(x: 150, y: first.midY), to: CGPoint(x: 150, y: last.maxY + 10))
        #expect(log.value.isEmpty)
        host.press("Edit")
        host.drag(
            from: CGPoint(x: 275, y: first.midY), to: CGPoint(x: 275, y: last.maxY + 10))
        #expect(log.value == ["Two", "Three", "One"])
    }

    @Test("S-422: While a list is edited, presses add rows to a selection and take them away")
    func selecting() {
        struct Selecting: View {
            let log: Box<Set<String>>
            @State private var selection: Set<String> = []

            init(log: Box<Set<String>>) { self.log = log }

            var body: some View {
                List(["One", "Two", "Three"], id: \.self, selection: $selection) {
                    Text(verbatim: $0)
                }
                .environment(\.editMode, .constant(.active))
                .onChange(of: selection) { log.value = $1 }
            }
        }
        let log = Box<Set<String>>([])
        let host = ViewHost { Selecting(log: log) }
        host.press("One")
        host.press("Three")
        #expect(log.value == ["One", "Three"])
        host.press("One")
        #expect(log.value == ["Three"])
    }

    @Test("A row that may not be deleted has no handle for it")
    func deleteDisabled() throws {
        struct Fixed: View {
            @State private var mode = EditMode.active
            var body: some View {
                List {
                    ForEach(["One", "Two"], id: \.self) {
                        Text(verbatim: $0).deleteDisabled($0 == "One")
                    }
                    .onDelete { _ in }
                }
                .environment(\.editMode, $mode)
            }
        }
        let host = ViewHost { Fixed() }
        let (one, two) = (try #require(host.frame("One")), try #require(host.frame("Two")))
        #expect(two.minX == one.minX + 36)
    }

    @Test("The rows that an unfolded row shows do not look selected with it")
    func outlines() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        struct Tree: View {
            @State private var selection: String?
            var body: some View {
                List(
                    [Item(id: "Parent", children: [Item(id: "Child")])], children: \.children,
                    selection: $selection
                ) { Text(verbatim: $0.id) }
            }
        }
        let host = ViewHost { Tree() }
        host.press("Details")
        host.advance(1)
        let before = host.lines("text").filter { $0.contains("Child") }
        host.press("Parent")
        #expect(!before.isEmpty)
        #expect(host.lines("text").filter { $0.contains("Child") } == before)
    }
}
