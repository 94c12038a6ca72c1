import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TabViewTests {
    struct Page: View {
        let name: String
        let log: Box<[String]>
        @State private var count = 0

        var body: some View {
            VStack {
                Text(verbatim: "\(name) \(count)")
                PlainButton("Add to \(name)") { count += 1 }
            }
            .onAppear { log.value.append("+\(name)") }
            .onDisappear { log.value.append("-\(name)") }
        }
    }

    struct Tabs: View {
        let log: Box<[String]>
        var selection: Binding<Int>
        var body: some View {
            TabView(selection: selection) {
                Page(name: "One", log: log).tabItem { Text(verbatim: "First") }.tag(1)
                Page(name: "Two", log: log).tag(2).tabItem { Text(verbatim: "Second") }
            }
        }
    }

    struct Host: View {
        let log: Box<[String]>
        let written: Box<[Int]>
        @State private var selection = 1
        var body: some View {
            Tabs(log: log, selection: $selection).onChange(of: selection) {
                written.value.append($1)
            }
        }
    }

    @Test("S-126: a tab is made when it is first chosen, and keeps its state from then on")
    func lazyAndKept() {
        let log = Box<[String]>([])
        let host = ViewHost { Host(log: log, written: Box([])) }
        #expect(log.value == ["+One"])
        host.press("Add to One")
        host.press("Second")
        #expect(log.value == ["+One", "+Two", "-One"])
        #expect(!host.shows("One 1") && host.shows("Two 0"))
        host.press("First")
        #expect(host.shows("One 1"))
        #expect(log.value == ["+One", "+Two", "-One", "+One", "-Two"])
    }

    @Test("S-206: choosing a tab writes its tag, wherever the tag stands")
    func selection() {
        let written = Box<[Int]>([])
        let host = ViewHost { Host(log: Box([]), written: written) }
        #expect(host.elements(.tab).map(\.label) == ["First", "Second"])
        #expect(host.elements(.tab).map(\.properties.isSelected) == [true, false])
        host.press("Second")
        host.press("First")
        #expect(written.value == [2, 1])
    }

    @Test("S-206: a value that is not a tab's tag shows the first tab and writes nothing")
    func unknown() {
        let written = Box<[Int]>([])
        let host = ViewHost {
            Tabs(
                log: Box([]), selection: Binding(get: { 7 }, set: { written.value.append($0) }))
        }
        #expect(host.shows("One 0"))
        #expect(written.value.isEmpty)
    }

    @Test("Ctrl with Tab goes to the next tab, arrow keys in the bar too")
    func keys() {
        let written = Box<[Int]>([])
        let host = ViewHost { Host(log: Box([]), written: written) }
        host.key(.tab, .control)
        host.key(.tab, [.control, .shift])
        host.key(.tab)
        host.key(.right)
        #expect(written.value == [2, 1, 2])
    }

    @Test("An arrow key in the bar takes the focus along to the tab that it shows")
    func focusOfKeys() {
        let host = ViewHost { Host(log: Box([]), written: Box([])) }
        func focused() -> [Bool] { host.elements(.tab).map(\.isFocused) }
        host.key(.tab)
        #expect(focused() == [true, false])
        host.key(.right)
        #expect(focused() == [false, true])
        // After the last comes the first.
        host.key(.right)
        #expect(focused() == [true, false])
        host.key(.left)
        #expect(focused() == [false, true])
        #expect(host.shows("Two 0"))
    }

    @Test("A tab that the app does not show gets no focus from an arrow key")
    func refusedKey() {
        let host = ViewHost { Tabs(log: Box([]), selection: .constant(1)) }
        host.key(.tab)
        host.key(.right)
        #expect(host.elements(.tab).map(\.isFocused) == [true, false])
    }

    @Test("Tabs described one by one are chosen by their values")
    func tabType() {
        struct Described: View {
            @State private var selection = "b"
            var body: some View {
                TabView(selection: $selection) {
                    Tab("Alpha", systemImage: "star", value: "a") { Text(verbatim: "page a") }
                    Tab("Beta", systemImage: "star", value: "b") { Text(verbatim: "page b") }
                }
            }
        }
        let host = ViewHost { Described() }
        #expect(host.shows("page b"))
        host.press("Alpha")
        #expect(host.shows("page a") && !host.shows("page b"))
    }

    @Test("Without a binding a tab view keeps its own choice; pages have dots")
    func pages() {
        let host = ViewHost {
            TabView {
                Text(verbatim: "p")
                Text(verbatim: "q")
            }
            .tabViewStyle(.page)
        }
        #expect(host.shows("p") && !host.shows("q"))
        host.press("2")
        host.advance(2)
        #expect(host.shows("q") && !host.shows("p"))
    }
}
