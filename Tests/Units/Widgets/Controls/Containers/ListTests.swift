import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ListTests {
    struct Planet: Identifiable, Hashable {
        let name: String
        var id: String { name }
    }

    static let planets = ["Mercury", "Venus", "Earth", "Mars"].map { Planet(name: $0) }

    struct Optional: View {
        let log: Box<String?>
        @State private var selection: String?
        var body: some View {
            List(ListTests.planets, selection: $selection) { Text(verbatim: $0.name) }
                .onChange(of: selection) { log.value = $1 }
        }
    }

    struct Several: View {
        let log: Box<Set<String>>
        @State private var selection: Set<String> = []
        var body: some View {
            List(ListTests.planets, selection: $selection) { Text(verbatim: $0.name) }
                .onChange(of: selection) { log.value = $1 }
        }
    }

    @Test("A list without rows, of a loop or of single views, is laid out")
    func noRows() {
        let host = ViewHost {
            VStack {
                List([Int](), id: \.self) { Text(verbatim: "Row \($0)") }
                List { Text("Alone") }
            }
        }
        #expect(host.log.isEmpty)
        #expect(host.elements(.row).count == 1)
    }

    @Test("The layout of a list without space for a row ends, and with some it shows its rows")
    func noSpace() {
        struct Squeezed: View {
            let height: CGFloat
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 200 - height)
                    List(0..<100) { Text(verbatim: "Row \($0)") }
                }
            }
        }
        let host = ViewHost { Squeezed(height: 0) }
        #expect(host.log.isEmpty)
        #expect(host.elements(.row).count <= 1)
        for height in [3.0, 12, 120] {
            let host = ViewHost { Squeezed(height: height) }
            #expect(host.log.isEmpty)
            if height == 120 { #expect(host.elements(.row).count > 2) }
        }
    }

    @Test("S-196: A press selects, and Ctrl with it takes an optional selection back")
    func optional() {
        let log = Box<String?>(nil)
        let host = ViewHost { Optional(log: log) }
        host.press("Venus")
        #expect(log.value == "Venus")
        #expect(host.elements(.row).map(\.properties.isSelected) == [false, true, false, false])
        host.press("Mars")
        #expect(log.value == "Mars")
        host.press("Mars", .control)
        #expect(log.value == nil)
    }

    @Test("S-196: A selection that must be something stays")
    func required() {
        struct Required: View {
            let log: Box<String>
            @State private var selection = "Earth"
            var body: some View {
                List(selection: $selection) {
                    ForEach(ListTests.planets) { Text(verbatim: $0.name) }
                }
                .onChange(of: selection) { log.value = $1 }
            }
        }
        let log = Box("")
        let host = ViewHost { Required(log: log) }
        host.press("Earth", .control)
        #expect(log.value == "")
        host.press("Venus")
        #expect(log.value == "Venus")
    }

    @Test("S-196: A set is replaced by a press, toggled with Ctrl, extended with Shift")
    func several() {
        let log = Box<Set<String>>([])
        let host = ViewHost { Several(log: log) }
        host.press("Mercury")
        host.press("Earth", .control)
        #expect(log.value == ["Mercury", "Earth"])
        host.press("Mars", .shift)
        #expect(log.value == ["Earth", "Mars"])
        host.press("Venus")
        #expect(log.value == ["Venus"])
    }

    @Test("Arrow keys move the selection, Shift extends it")
    func keys() {
        let log = Box<Set<String>>([])
        let host = ViewHost { Several(log: log) }
        host.press("Venus")
        host.key(.down)
        #expect(log.value == ["Earth"])
        host.key(.down, .shift)
        #expect(log.value == ["Earth", "Mars"])
        host.key(.home)
        #expect(log.value == ["Mercury"])
        host.key(.space)
        #expect(log.value == [])
    }

    @Test("Rows are at least 32 points high, and as wide as the list")
    func geometry() {
        let host = ViewHost { Optional(log: Box(nil)) }
        let rows = host.elements(.row)
        #expect(rows.allSatisfy { $0.frame.height == 32 && $0.frame.width == 300 })
        #expect(rows[1].frame.minY == rows[0].frame.maxY)
    }

    @Test("S-199: Headers and footers of sections cannot be selected")
    func sections() {
        struct Sectioned: View {
            let log: Box<String?>
            @State private var selection: String?
            var body: some View {
                List(selection: $selection) {
                    Section {
                        ForEach(ListTests.planets) { Text(verbatim: $0.name) }
                    } header: {
                        Text(verbatim: "Inner")
                    } footer: {
                        Text(verbatim: "Rocky")
                    }
                }
                .onChange(of: selection) { log.value = $1 }
            }
        }
        let log = Box<String?>(nil)
        let host = ViewHost(width: 300, height: 400) { Sectioned(log: log) }
        host.press("Inner")
        host.press("Rocky")
        #expect(log.value == nil)
        #expect(host.elements(.heading).map(\.label) == ["Inner"])
        host.press("Mars")
        #expect(log.value == "Mars")
    }

    struct Editable: View {
        let log: Box<[String]>
        var chosen = Box<[String]>([])
        @State private var items = ["a", "b", "c"]
        @State private var selection: Set<String> = []
        var body: some View {
            List(selection: $selection) {
                Text(verbatim: "first")
                ForEach(items, id: \.self) { Text(verbatim: $0) }
                    .onDelete { offsets in
                        log.value.append("delete \(Array(offsets))")
                        items.remove(atOffsets: offsets)
                    }
                    .onMove { offsets, destination in
                        log.value.append("move \(Array(offsets)) \(destination)")
                        items.move(fromOffsets: offsets, toOffset: destination)
                    }
            }
            .onChange(of: selection) { chosen.value = $1.sorted() }
        }
    }

    @Test("S-197, S-199: Delete removes selected rows by their places in their own loop")
    func deletion() {
        let log = Box<[String]>([])
        let host = ViewHost { Editable(log: log) }
        host.press("b")
        host.key(.delete)
        #expect(log.value == ["delete [1]"])
        #expect(!host.shows("b") && host.shows("c"))
    }

    @Test("After a row is deleted, arrow keys go on from its place")
    func placeOfDeletedRow() {
        for (key, next) in [(Key.down, "c"), (.up, "a"), (.space, "c")] {
            let chosen = Box<[String]>([])
            let host = ViewHost { Editable(log: Box([]), chosen: chosen) }
            host.press("a")
            host.key(.down)
            host.key(.delete)
            #expect(!host.shows("b"))
            host.key(key)
            #expect(chosen.value.contains(next))
        }
    }

    @Test("After the last rows are deleted, arrow keys go on from the end")
    func placeOfLastRow() {
        for key in [Key.down, .up] {
            let chosen = Box<[String]>([])
            let host = ViewHost { Editable(log: Box([]), chosen: chosen) }
            host.press("b")
            host.press("c", .shift)
            host.key(.delete)
            host.key(key)
            #expect(chosen.value == ["a"])
        }
    }

    @Test("S-198: A row dragged below the last goes to the end of the original data")
    func moving() {
        let log = Box<[String]>([])
        let host = ViewHost { Editable(log: log) }
        let (from, to) = (host.frame("a")!, host.frame("c")!)
        host.drag(
            from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.maxY + 8))
        #expect(log.value == ["move [0] 3"])
        #expect(host.frame("a")!.minY > host.frame("c")!.minY)
    }

    @Test("The text of a selected row is drawn in the colour for the accent")
    func selectedColor() {
        let host = ViewHost { Optional(log: Box(nil)) }
        let before = host.lines("text")
        host.press("Venus")
        let after = host.lines("text")
        #expect(zip(before, after).map { $0 != $1 } == [false, true, false, false])
    }

    @Test("A row's background reaches from side to side, with no insets")
    func rowBackground() {
        let host = ViewHost {
            List {
                Text(verbatim: "row").listRowBackground(Color.red)
                Text(verbatim: "other")
            }
        }
        #expect(host.elements(.row).count == 2)
        #expect(host.drawn.contains("fill rect 0,0 300×32 #EC383D"))
    }

    @Test("Thousands of rows scroll")
    func many() {
        let host = ViewHost { List(0..<2_000) { Text(verbatim: "row \($0)") } }
        host.scroll(by: CGSize(width: 0, height: 32_000), at: CGPoint(x: 100, y: 100))
        #expect(host.frame("row 1000")!.minY < 60)
        #expect(host.frame("row 1000")!.minY > -32)
    }

    @Test("How far a list of rows never made was scrolled is saved and restored")
    func restoring() {
        let host = ViewHost { List(0..<2_000) { Text(verbatim: "row \($0)") } }
        host.scroll(by: CGSize(width: 0, height: 32_000), at: CGPoint(x: 100, y: 100))
        let saved = host.tree.scrollMemory.offsets
        let other = ViewHost(offsets: saved) {
            List(0..<2_000) { Text(verbatim: "row \($0)") }
        }
        #expect(other.frame("row 1000") != nil)
        #expect(other.frame("row 1000") == host.frame("row 1000"))
    }
}
