import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Actions that a swipe over a row reveals. Rows are 32 points high, and the first begins at 4.
@MainActor
struct SwipeActionsTests {
    private struct Mail: View {
        let log: Box<[String]>
        var allowsFullSwipe = true
        @State private var names = ["Ann", "Bob", "Cid"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                            Button("Delete", role: .destructive) {
                                log.value.append("delete \(name)")
                                names.removeAll { $0 == name }
                            }
                            Button("Flag") { log.value.append("flag \(name)") }.tint(.orange)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") { log.value.append("read \(name)") }
                        }
                }
            }
        }
    }

    private func swipe(_ host: ViewHost, _ name: String, by distance: CGFloat) {
        guard let frame = host.frame(name) else { return }
        let start = CGPoint(x: 150, y: frame.midY)
        host.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
        host.advance(1)
    }

    @Test("S-376: A swipe reveals the actions of its edge, the first at the edge")
    func reveals() throws {
        let log = Box<[String]>([])
        let host = ViewHost { Mail(log: log) }
        #expect(!host.shows("Delete"))
        swipe(host, "Bob", by: -140)
        let delete = try #require(host.frame("Delete"))
        let flag = try #require(host.frame("Flag"))
        #expect(delete.maxX == 300)
        #expect(flag.maxX == delete.minX)
        #expect(delete.height == 32)
        #expect(log.value == [])
        host.press("Flag")
        host.advance(1)
        #expect(log.value == ["flag Bob"])
        #expect(!host.shows("Flag"))
        swipe(host, "Ann", by: 100)
        let read = try #require(host.frame("Read"))
        #expect(read.minX == 0)
        host.press("Read")
        #expect(log.value == ["flag Bob", "read Ann"])
    }

    @Test("The text of a selected row that is swiped away is drawn on the selection alone")
    func selected() {
        struct Names: View {
            @State private var selection: String? = "Bob"
            var body: some View {
                List(selection: $selection) {
                    ForEach(["Ann", "Bob"], id: \.self) { name in
                        Text(String(repeating: name, count: 8)).accessibilityLabel(name)
                            .swipeActions { Button("Flag") {} }
                    }
                }
                .listStyle(.sidebar)
            }
        }
        func ink(_ selected: Bool) -> Set<UInt32> {
            let host = ViewHost { Names() }
            swipe(host, selected ? "Bob" : "Ann", by: -140)
            guard let row = host.frame(selected ? "Bob" : "Ann") else { return [] }
            let pixels = host.pixels
            return Set((Int(row.minY)..<Int(row.maxY)).map { pixels.pixel(x: 2, y: $0) })
        }
        // To the left of the selection's rounded shape there is nothing but the list.
        #expect(ink(true).count == 1)
        #expect(ink(false).count > 1)
    }

    @Test("A short swipe falls back, and one across the rows is not a swipe")
    func short() {
        let host = ViewHost { Mail(log: Box([])) }
        swipe(host, "Ann", by: -30)
        #expect(!host.shows("Delete"))
        host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 140, y: 80))
        host.advance(1)
        #expect(!host.shows("Delete"))
    }

    @Test("S-377: A swipe over most of the row performs the first action")
    func full() {
        let log = Box<[String]>([])
        let host = ViewHost { Mail(log: log) }
        swipe(host, "Bob", by: -290)
        #expect(log.value == ["delete Bob"])
        #expect(!host.shows("Bob"))
        #expect(host.shows("Cid"))
    }

    @Test("S-377: Where full swipes are not allowed it stops at the actions")
    func noFull() {
        let log = Box<[String]>([])
        let host = ViewHost { Mail(log: log, allowsFullSwipe: false) }
        swipe(host, "Bob", by: -290)
        #expect(log.value == [])
        #expect(host.shows("Delete"))
    }

    @Test("A press beside the actions hides them and does nothing more")
    func pressBeside() {
        let pressed = Box(0)
        let host = ViewHost {
            List {
                Button("Ann") { pressed.value += 1 }.buttonStyle(.plain)
                    .swipeActions { Button("Flag") {} }
                Button("Bob") { pressed.value += 1 }.buttonStyle(.plain)
            }
        }
        swipe(host, "Ann", by: -140)
        #expect(host.shows("Flag"))
        host.press("Bob")
        host.advance(1)
        #expect(!host.shows("Flag"))
        #expect(pressed.value == 0)
        host.press("Bob")
        #expect(pressed.value == 1)
        swipe(host, "Ann", by: -140)
        host.press(at: CGPoint(x: 100, y: 20))
        host.advance(1)
        #expect(!host.shows("Flag"))
        #expect(pressed.value == 1)
    }

    @Test("One row shows its actions at a time")
    func oneAtATime() {
        let host = ViewHost { Mail(log: Box([])) }
        swipe(host, "Ann", by: -140)
        host.scroll(by: CGSize(width: 40, height: 0), at: CGPoint(x: 150, y: 50))
        host.advance(1)
        #expect(host.elements(.button).map(\.label) == ["Flag", "Delete"].reversed())
        host.scroll(by: CGSize(width: -40, height: 0), at: CGPoint(x: 150, y: 50))
        host.advance(1)
        #expect(host.elements(.button).isEmpty)
    }

    @Test(
        "The arrow keys reveal the actions of a row and move the focus to them, Escape hides them")
    func keys() {
        struct Selecting: View {
            let log: Box<[String]>
            @State private var selection: String?
            var body: some View {
                List(selection: $selection) {
                    ForEach(["Ann", "Bob"], id: \.self) { name in
                        Text(name).swipeActions {
                            Button("Flag") { log.value.append("flag \(name)") }
                        }
                    }
                }
            }
        }
        let log = Box<[String]>([])
        let host = ViewHost { Selecting(log: log) }
        host.press("Bob")
        host.key(.left)
        host.advance(1)
        #expect(host.shows("Flag"))
        host.key(.space)
        host.advance(1)
        #expect(log.value == ["flag Bob"])
        #expect(!host.shows("Flag"))
        host.press("Bob")
        host.key(.left)
        host.advance(1)
        host.key(.escape)
        host.advance(1)
        #expect(!host.shows("Flag"))
        host.key(.up)
        #expect(host.elements(.row).map(\.properties.isSelected) == [true, false])
    }

    @Test("S-378: A row with swipe actions is not deleted by the loop's deleting")
    func replacesDeleting() {
        struct Deleting: View {
            let log: Box<[Int]>
            @State private var selection: Int?
            var body: some View {
                List(selection: $selection) {
                    ForEach(0..<2, id: \.self) { number in
                        if number == 0 {
                            Text("row 0").swipeActions { Button("Flag") {} }
                        } else {
                            Text("row 1")
                        }
                    }
                    .onDelete { log.value += $0 }
                }
            }
        }
        let log = Box<[Int]>([])
        let host = ViewHost { Deleting(log: log) }
        host.press("row 0")
        host.key(.delete)
        #expect(log.value == [])
        host.press("row 1")
        host.key(.delete)
        #expect(log.value == [1])
    }

    @Test("Outside of a list swipe actions do nothing")
    func outside() {
        let host = ViewHost { Text("Ann").swipeActions { Button("Flag") {} } }
        swipe(host, "Ann", by: -140)
        #expect(!host.shows("Flag"))
    }
}
