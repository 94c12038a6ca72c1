import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PopupMenuTests {
    struct Opener: View {
        let log: Box<[String]>
        @State private var isOpen = false
        var body: some View {
            PlainButton("Menu") { isOpen = true }
                .popupMenu(isPresented: $isOpen) {
                    PlainButton("Apple") { log.value.append("apple") }
                    PlainButton("Banana") { log.value.append("banana") }.disabledForTests()
                    PlainButton("Cherry") { log.value.append("cherry") }
                }
        }
    }

    private func open() -> (ViewHost, Box<[String]>) {
        let log = Box<[String]>([])
        let host = ViewHost(width: 400, height: 300) { Opener(log: log) }
        host.press("Menu")
        return (host, log)
    }

    @Test("A press on a row runs its action and closes the menu")
    func press() {
        let (host, log) = open()
        #expect(host.elements(.menuItem).map(\.label) == ["Apple", "Banana", "Cherry"])
        #expect(host.elements(.menu)[0].frame.minY > host.frame("Menu")!.maxY)
        host.press("Cherry")
        host.advance(1)
        #expect(log.value == ["cherry"])
        #expect(!host.shows("Cherry"))
    }

    @Test("Rows are 26 points high, 6 points inside of the menu")
    func geometry() {
        let (host, _) = open()
        let menu = host.elements(.menu)[0].frame
        let row = host.frame("Apple")!
        #expect(row.height == 26)
        #expect(row.minX - menu.minX == 6 && menu.maxX - row.maxX == 6)
        #expect(row.minY - menu.minY == 6)
    }

    @Test("A row that is disabled does nothing, and arrow keys pass it over")
    func disabled() {
        let (host, log) = open()
        host.press("Banana")
        #expect(log.value.isEmpty && host.shows("Banana"))
        host.key(.down)
        #expect(host.element("Apple")?.isFocused == true)
        host.key(.down)
        host.key(.return)
        #expect(log.value == ["cherry"])
    }

    @Test("Letters find rows, Escape closes without choosing")
    func keys() {
        let (host, log) = open()
        host.key(.character("c"))
        #expect(host.element("Cherry")?.isFocused == true)
        host.key(.escape)
        host.advance(1)
        #expect(log.value.isEmpty && !host.shows("Cherry"))
    }

    @Test("A menu that a key opens highlights its selected row, or else its first")
    func openedByKey() {
        let host = ViewHost(width: 400, height: 300) { Opener(log: Box([])) }
        host.key(.tab)
        host.key(.return)
        #expect(host.element("Apple")?.isFocused == true)

        struct Choice: View {
            @State private var fruit = "Cherry"
            var body: some View {
                Picker("Fruit", selection: $fruit) {
                    ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text(verbatim: $0) }
                }
                .pickerStyle(.menu)
            }
        }
        let other = ViewHost(width: 400, height: 300) { Choice() }
        other.key(.tab)
        other.key(.space)
        let rows = other.elements(.menuItem)
        #expect(rows.map(\.label) == ["Apple", "Banana", "Cherry"])
        #expect(rows.map(\.isFocused) == [false, false, true])
    }

    @Test("The right arrow key opens a submenu, the left one closes it")
    func submenuKeys() {
        struct Nested: View {
            @State private var isOpen = false
            var body: some View {
                PlainButton("Menu") { isOpen = true }
                    .popupMenu(isPresented: $isOpen) {
                        SubmenuRow {
                            PlainButton("Deep") {}
                        } label: {
                            Text(verbatim: "More")
                        }
                    }
            }
        }
        let host = ViewHost(width: 400, height: 300) { Nested() }
        host.key(.tab)
        host.key(.return)
        host.key(.right)
        #expect(host.element("Deep")?.isFocused == true)
        host.key(.left)
        host.advance(1)
        #expect(!host.shows("Deep"))
        #expect(host.element("More")?.isFocused == true)
    }

    @Test("A press beside the menu only closes it")
    func outside() {
        let (host, log) = open()
        host.press(at: CGPoint(x: 5, y: 5))
        host.advance(1)
        #expect(log.value.isEmpty && !host.shows("Cherry"))
    }

    @Test("A submenu opens at the side; choosing in it closes both")
    func submenu() {
        let log = Box<[String]>([])
        struct Nested: View {
            let log: Box<[String]>
            @State private var isOpen = false
            var body: some View {
                PlainButton("Menu") { isOpen = true }
                    .popupMenu(isPresented: $isOpen) {
                        SubmenuRow {
                            PlainButton("Deep") { log.value.append("deep") }
                        } label: {
                            Text(verbatim: "More")
                        }
                    }
            }
        }
        let host = ViewHost(width: 400, height: 300) { Nested(log: log) }
        host.press("Menu")
        host.press("More")
        #expect(host.frame("Deep")!.minX > host.frame("More")!.maxX)
        host.press("Deep")
        host.advance(1)
        #expect(log.value == ["deep"] && !host.shows("More"))
    }

    @Test("The secondary button opens a context menu where it is pressed, kept in sight")
    func contextMenu() {
        let log = Box<[String]>([])
        let host = ViewHost {
            Color.clear.contextMenu { PlainButton("Copy") { log.value.append("copy") } }
        }
        host.press(at: CGPoint(x: 290, y: 190), button: .secondary)
        let menu = host.elements(.menu)[0].frame
        #expect(menu.maxX <= 300 && menu.maxY <= 200)
        host.press("Copy")
        #expect(log.value == ["copy"])
    }

    @Test("The key for menus and Shift-F10 open the context menu of what has the focus")
    func contextMenuKey() {
        let log = Box<[String]>([])
        let host = ViewHost(width: 400, height: 300) {
            PlainButton("Row") {}
                .contextMenu { PlainButton("Copy") { log.value.append("copy") } }
        }
        host.key(.menu)
        #expect(!host.shows("Copy"))
        for (key, modifiers) in [(Key.menu, KeyModifiers()), (.function(10), .shift)] {
            if host.element("Row")?.isFocused != true { host.key(.tab) }
            host.key(key, modifiers)
            #expect(host.element("Copy")?.isFocused == true)
            host.key(.return)
            host.advance(1)
            #expect(host.element("Row")?.isFocused == true)
        }
        #expect(log.value == ["copy", "copy"])
    }

    @Test("Tab stops at a view for its context menu if it stops at nothing in it or around it")
    func contextMenuOfText() {
        let log = Box<[String]>([])
        let host = ViewHost(width: 400, height: 300) {
            VStack {
                Text("Words").contextMenu { PlainButton("Copy") { log.value.append("copy") } }
                PlainButton("Button").contextMenu { PlainButton("Other") }
                Text("Inner").contextMenu { PlainButton("Another") }.focusable()
            }
        }
        #expect(host.tree.focus.stops().count == 3)
        host.key(.tab)
        #expect(host.element("Words")?.isFocused == true)
        #expect(!host.lines("stroke").isEmpty)
        host.key(.menu)
        #expect(host.element("Copy")?.isFocused == true)
        host.key(.return)
        host.advance(1)
        #expect(log.value == ["copy"])
        #expect(host.element("Words")?.isFocused == true)
        host.key(.tab)
        #expect(host.element("Button")?.isFocused == true)
        host.key(.tab)
        #expect(host.element("Inner")?.isFocused == true)
    }

    @Test("A menu closes as soon as its row starts to leave, and Tab goes on from there")
    func rowLeaves() {
        let log = Box<[String]>([])
        struct Rows: View {
            let log: Box<[String]>
            @State private var rows = ["One", "Two"]
            var body: some View {
                VStack {
                    ForEach(rows, id: \.self) { row in
                        PlainButton(row) {}.contextMenu {
                            PlainButton("Delete") {
                                log.value.append(row)
                                withAnimation(.linear(duration: 10)) {
                                    rows.removeAll { $0 == row }
                                }
                            }
                        }
                    }
                }
            }
        }
        let host = ViewHost(width: 400, height: 300) { Rows(log: log) }
        host.key(.tab)
        host.key(.menu)
        #expect(host.element("Delete")?.isFocused == true)
        host.key(.return)
        host.key(.return)
        #expect(log.value == ["One"])
        #expect(host.tree.focus.current == nil)
        host.advance(1)
        #expect(!host.shows("Delete"))
        host.key(.tab)
        #expect(host.element("Two")?.isFocused == true)
    }
}

extension View {
    func disabledForTests() -> some View { environment(\.isEnabled, false) }
}
