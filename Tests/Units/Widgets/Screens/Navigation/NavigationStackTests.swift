import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct NavigationStackTests {
    struct Page: View {
        let name: String
        let log: Box<[String]>
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text(verbatim: "\(name) \(count)")
                PlainButton("Add to \(name)") { count += 1 }
                PlainButton("Leave \(name)") { dismiss() }
                NavigationLink("Link of \(name)", value: name + "x")
            }
            .onAppear { log.value.append("+\(name)") }
            .onDisappear { log.value.append("-\(name)") }
            .navigationTitle(name)
        }
    }

    struct Stack: View {
        let log: Box<[String]>
        @Binding var path: [String]
        var body: some View {
            NavigationStack(path: $path) {
                Page(name: "r", log: log)
                    .navigationDestination(for: String.self) { Page(name: $0, log: log) }
            }
        }
    }

    struct Host: View {
        let log: Box<[String]>
        let path: Box<[String]>
        var start: [String] = []
        @State private var shown: [String] = []
        var body: some View {
            VStack(spacing: 0) {
                Stack(log: log, path: $shown)
                    .onChange(of: shown, initial: true) { path.value = $1 }
                PlainButton("Set") { shown = ["a", "b"] }
                PlainButton("Clear") { shown = [] }
            }
        }
    }

    private func host(_ log: Box<[String]> = Box([]), _ path: Box<[String]> = Box([])) -> ViewHost {
        ViewHost(width: 400, height: 400) { Host(log: log, path: path) }
    }

    @Test("S-205: a link appends to the path, the way back removes")
    func linksAndBack() {
        let path = Box<[String]>([])
        let host = host(Box([]), path)
        host.press("Link of r")
        host.advance(1)
        #expect(path.value == ["rx"] && host.shows("rx 0"))
        host.press("Link of rx")
        host.advance(1)
        #expect(path.value == ["rx", "rxx"])
        host.press("Back")
        host.advance(1)
        #expect(path.value == ["rx"] && host.shows("rx 0"))
    }

    @Test("S-205: a path set to two values shows the second above the first; empty shows the root")
    func setting() {
        let path = Box<[String]>([])
        let host = host(Box([]), path)
        host.press("Set")
        host.advance(1)
        #expect(host.shows("b 0") && !host.shows("a 0"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("a 0") && path.value == ["a"])
        host.press("Clear")
        host.advance(1)
        #expect(host.shows("r 0"))
    }

    @Test("S-127: a covered page keeps its state; a popped one is gone with its own")
    func lifecycle() {
        let log = Box<[String]>([])
        let host = host(log)
        host.press("Add to r")
        host.press("Link of r")
        host.advance(1)
        host.press("Add to rx")
        #expect(log.value == ["+r", "+rx", "-r"])
        host.press("Back")
        host.advance(1)
        #expect(host.shows("r 1"))
        #expect(log.value == ["+r", "+rx", "-r", "+r", "-rx"])
        host.press("Link of r")
        host.advance(1)
        #expect(host.shows("rx 0"))
    }

    @Test("S-100: dismiss pops the page that reads it")
    func dismissing() {
        let path = Box<[String]>([])
        let host = host(Box([]), path)
        host.press("Link of r")
        host.advance(1)
        host.press("Leave rx")
        host.advance(1)
        #expect(path.value == [] && host.shows("r 0"))
    }

    @Test("The page's title is a heading in the bar, and names the window")
    func titles() {
        let host = host()
        #expect(host.elements(.heading).map(\.label) == ["r"])
        #expect(host.tree.preference(NavigationTitleKey.self) == "r")
        host.press("Link of r")
        host.advance(1)
        #expect(host.elements(.heading).map(\.label) == ["rx"])
        #expect(host.tree.preference(NavigationTitleKey.self) == "rx")
    }

    @Test(
        "S-205: a link without a value is disabled; one without a destination shows a placeholder")
    func oddLinks() {
        let host = ViewHost {
            NavigationStack {
                VStack {
                    NavigationLink("Nothing", value: nil as String?)
                    NavigationLink("Unknown", value: 3)
                }
            }
        }
        #expect(host.element("Nothing")?.isEnabled == false)
        host.press("Unknown")
        host.advance(1)
        #expect(host.shows("Back") && !host.shows("Unknown"))
    }

    @Test("A link to a view pushes it; a page for an item follows the binding")
    func views() {
        struct Items: View {
            @State private var item: String?
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("To view") { Text(verbatim: "plain page") }
                        PlainButton("To item") { item = "one" }
                        PlainButton("Show") { isShown = true }
                    }
                    .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
                    .navigationDestination(isPresented: $isShown) { Text(verbatim: "flag page") }
                }
            }
        }
        let host = ViewHost { Items() }
        host.press("To view")
        host.advance(1)
        #expect(host.shows("plain page"))
        host.press("Back")
        host.advance(1)
        host.press("To item")
        host.advance(1)
        #expect(host.shows("item one"))
        host.press("Back")
        host.advance(1)
        host.press("To item")
        host.advance(1)
        #expect(host.shows("item one"))
        host.press("Back")
        host.advance(1)
        host.press("Show")
        host.advance(1)
        #expect(host.shows("flag page"))
    }

    @Test("S-095: what is set on a stack reaches destinations, what is set on the root does not")
    func environment() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Text(verbatim: "\(locale.identifier) \(Int(spacing))") }
        }
        let host = ViewHost {
            NavigationStack {
                NavigationLink("Go") { Reader() }.environment(\.lineSpacing, 9)
            }
            .environment(\.locale, Locale(identifier: "is_IS"))
        }
        host.press("Go")
        host.advance(1)
        #expect(host.shows("is_IS 0"))
    }

    @Test("Toolbar items stand in the bar and see the environment of their view")
    func toolbar() {
        struct Item: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Text(verbatim: "tool \(Int(spacing))") }
        }
        struct Tools: View {
            let log: Box<[String]>
            @State private var isOn = true
            var body: some View {
                NavigationStack {
                    PlainButton("Toggle") { isOn.toggle() }
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                PlainButton("Cancel") { log.value.append("cancel") }
                            }
                            ToolbarItem { Item() }
                            if isOn { ToolbarItem { PlainButton("Extra") {} } }
                        }
                        .environment(\.lineSpacing, 4)
                }
            }
        }
        let log = Box<[String]>([])
        let host = ViewHost { Tools(log: log) }
        #expect(host.shows("tool 4") && host.shows("Extra"))
        #expect(host.frame("Cancel")!.maxX < host.frame("Extra")!.minX)
        #expect(host.frame("Cancel")!.maxY < host.frame("Toggle")!.minY)
        host.press("Cancel")
        #expect(log.value == ["cancel"])
        host.press("Toggle")
        #expect(!host.shows("Extra") && host.shows("tool 4"))
    }

    @Test("A path of several types is saved and read back")
    func codable() throws {
        var path = NavigationPath()
        path.append("a")
        path.append(3)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 2)
        path.append(NoCode())
        #expect(path.codable == nil)
    }

    struct NoCode: Hashable {}

    @Test(
        "A saved path with a name that no type has is refused",
        arguments: [
            "$", "", "x", "Si$", "\u{1}abcd", "\u{2}\u{7F}\u{7F}\u{7F}\u{7F}", "SaySiG.", "é",
            String(repeating: "Say", count: 50_000) + "Si" + String(repeating: "G", count: 50_000),
        ])
    func hostileNames(name: String) throws {
        let data = try JSONEncoder().encode([name, "1"])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    @Test("In a list a link's whole row is pressed; with a selection it selects and pushes")
    func lists() {
        struct Rows: View {
            @State private var selection: String?
            var body: some View {
                NavigationSplitView {
                    List(selection: $selection) {
                        NavigationLink("First", value: "one")
                        NavigationLink("Second", value: "two")
                    }
                } detail: {
                    Text(verbatim: "shows \(selection ?? "nothing")")
                }
            }
        }
        let host = ViewHost(width: 600, height: 300) { Rows() }
        host.press("Second")
        #expect(host.elements(.row).map(\.properties.isSelected) == [false, true])
    }
}
