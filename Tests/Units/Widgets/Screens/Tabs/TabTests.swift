import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TabTests {
    struct Sections: View {
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: 1) { Text("home page") }.badge(3)
                TabSection("Library") {
                    Tab("Songs", systemImage: "music.note", value: 2) { Text("songs page") }
                    Tab("Films", systemImage: "film", value: 3) { Text("films page") }
                        .tabPlacement(.sidebarOnly)
                }
                .sectionActions { PlainButton("New List") }
                Tab("Gone", systemImage: "trash", value: 5) { Text("gone page") }.hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("S-355: where it is wide, adaptable tabs are a sidebar with the titles of sections")
    func sidebar() {
        let host = ViewHost(width: 800, height: 500) { Sections() }
        #expect(host.elements(.tab).map(\.label).count == 3)
        #expect(host.shows("Library") && host.shows("New List"))
        host.press("Films")
        #expect(host.shows("films page"))
    }

    @Test("S-355: where it is narrow, they are a bar, without those that are for a sidebar only")
    func bar() {
        let host = ViewHost(width: 400, height: 500) { Sections() }
        host.settle()
        #expect(host.elements(.tab).count == 2)
        #expect(!host.shows("New List") && !host.shows("Films"))
        host.press("Songs")
        #expect(host.shows("songs page"))
    }

    @Test("S-355: the sidebar is hidden and shown again; pages keep their state")
    func hidingSidebar() {
        struct Page: View {
            @State private var count = 0
            var body: some View { PlainButton("count \(count)") { count += 1 } }
        }
        let host = ViewHost(width: 800, height: 500) {
            TabView {
                Tab("Page", systemImage: "house") { Page() }
                Tab("Other", systemImage: "star") { Text("other") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        host.press("count 0")
        host.press("Toggle Sidebar")
        #expect(host.shows("count 1") && host.elements(.tab).count == 2)
        host.press("Toggle Sidebar")
        #expect(host.shows("count 1"))
    }

    @Test("S-356: a tab for a search needs no title and is the last of a bar")
    func searchRole() {
        let host = ViewHost(width: 500, height: 300) {
            TabView {
                Tab(role: .search) { Text("searching") }
                Tab("Home", systemImage: "house") { Text("home page") }
            }
            .tabViewStyle(.tabBarOnly)
        }
        let labels = host.elements(.tab).map(\.label)
        #expect(labels.count == 2 && labels.last?.contains("Search") == true)
        #expect(host.shows("searching"))
    }

    @Test("S-354: a tab's badge is part of its label; zero shows nothing")
    func badges() {
        func label(_ count: Int) -> String? {
            ViewHost(width: 500, height: 300) {
                TabView {
                    Tab("Home", systemImage: "house") { Text("page") }.badge(count)
                }
            }.elements(.tab).first?.label
        }
        #expect(label(7)?.contains("7") == true)
        #expect(label(0)?.contains("0") == false)
    }

    @Test("Where there is too little space for the titles of a bar, its symbols stand alone")
    func narrowBar() {
        let host = ViewHost(width: 500, height: 300) {
            TabView {
                Tab("Recordings", systemImage: "music.note") { Text("page") }.badge(2)
                Tab("Photographs", systemImage: "photo") { Text("other page") }
                Tab("Destinations", systemImage: "map") { Text("last page") }
            }
        }
        let titled = host.elements(.tab)
        host.tree.setSize(CGSize(width: 260, height: 300), scale: 1)
        host.settle()
        let narrow = host.elements(.tab)
        #expect(narrow.map(\.label) == titled.map(\.label))
        #expect(narrow.allSatisfy { $0.frame.width < 80 }, "\(narrow.map(\.frame))")
        #expect(narrow.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 260 })
        host.press("Photographs")
        #expect(host.shows("other page"))
        host.tree.setSize(CGSize(width: 500, height: 300), scale: 1)
        host.settle()
        #expect(host.elements(.tab).map(\.frame) == titled.map(\.frame))
    }

    @Test("S-354: a badge stands at the end of a row, and nowhere outside of lists")
    func rowBadge() {
        let host = ViewHost(width: 300, height: 200) {
            List {
                Text("Inbox").badge(12)
                Text("Sent").badge(0)
            }
        }
        #expect(host.drawn.contains("12") && !host.drawn.contains("\"0\""))
        #expect(!ViewHost { Text("Inbox").badge(12) }.drawn.contains("12"))
    }

    @Test(
        "S-357: what the user has hidden is absent from the sidebar, and the app can show it again")
    func customization() {
        struct Tabs: View {
            @State private var customization: TabViewCustomization
            init() {
                var start = TabViewCustomization()
                start[tab: "two"].sidebarVisibility = .hidden
                _customization = State(initialValue: start)
            }
            var body: some View {
                VStack {
                    TabView {
                        Tab("One", systemImage: "house") { Text("first") }.customizationID("one")
                        Tab("Two", systemImage: "star") { Text("second") }.customizationID("two")
                    }
                    .tabViewStyle(.sidebarAdaptable)
                    .tabViewCustomization($customization)
                    .tabViewSidebarHeader { Text("above") }
                    .tabViewSidebarFooter { Text("below") }
                    .tabViewSidebarBottomBar { Text("lowest") }
                    PlainButton("Reset") { customization.resetVisibility() }
                }
            }
        }
        let host = ViewHost(width: 800, height: 500) { Tabs() }
        #expect(host.elements(.tab).count == 1)
        #expect(host.shows("above") && host.shows("below") && host.shows("lowest"))
        host.press("Reset")
        #expect(host.elements(.tab).count == 2)
    }

    @Test("S-357: the tabs of a section stand in the user's order")
    func order() {
        struct Tabs: View {
            @State private var customization: TabViewCustomization
            init() {
                var start = TabViewCustomization()
                start[section: "all"].tabOrder = ["b", "a"]
                _customization = State(initialValue: start)
            }
            var body: some View {
                TabView {
                    TabSection("All") {
                        Tab("First", systemImage: "house") { Text("one") }.customizationID("a")
                        Tab("Second", systemImage: "star") { Text("two") }.customizationID("b")
                    }
                    .customizationID("all")
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization($customization)
            }
        }
        let host = ViewHost(width: 800, height: 500) { Tabs() }
        let labels = host.elements(.tab).map(\.label)
        #expect(labels.count == 2 && labels[0].contains("Second"))
    }

    @Test("A tab that may only be moved has no command that hides it")
    func reorderable() throws {
        struct Tabs: View {
            @State private var customization = TabViewCustomization()
            var body: some View {
                TabView {
                    TabSection("All") {
                        Tab("First", systemImage: "house") { Text("one") }.customizationID("a")
                            .customizationBehavior(.reorderable)
                        Tab("Second", systemImage: "star") { Text("two") }.customizationID("b")
                            .customizationBehavior(.disabled)
                    }
                    .customizationID("all")
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization($customization)
            }
        }
        let host = ViewHost(width: 800, height: 500) { Tabs() }
        let (first, second) = (host.elements(.tab)[0].frame, host.elements(.tab)[1].frame)
        host.press(at: CGPoint(x: second.midX, y: second.midY), button: .secondary)
        #expect(!host.shows("Move Up"))
        host.press(at: CGPoint(x: first.midX, y: first.midY), button: .secondary)
        #expect(host.shows("Move Down") && !host.shows("Hide"))
        host.press("Move Down")
        #expect(host.elements(.tab)[0].label.contains("Second"))
    }

    @Test("S-357: the user's choices are written and read as they are")
    func coding() throws {
        var choices = TabViewCustomization()
        choices[tab: "a"].tabBarVisibility = .hidden
        choices[section: "s"].tabOrder = ["b", "a"]
        let data = try JSONEncoder().encode(choices)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == choices)
        choices.resetVisibility()
        choices.resetSectionOrder()
        #expect(choices == TabViewCustomization())
    }

    @Test("Tabs of a loop, of an option and of a type of the app stand in their order")
    func composition() {
        struct More: TabContent {
            var body: some TabContent<Int> {
                Tab("Last", systemImage: "star", value: 9) { Text("last page") }
            }
        }
        struct Tabs: View {
            @State private var selection = 2
            let extra: Bool
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(0..<3, id: \.self) { index in
                        Tab("Tab \(index)", systemImage: "house", value: index) {
                            Text(verbatim: "page \(index)")
                        }
                    }
                    if extra { Tab("Extra", systemImage: "star", value: 5) { Text("extra") } }
                    More()
                }
            }
        }
        let host = ViewHost(width: 700, height: 300) { Tabs(extra: true) }
        #expect(host.shows("page 2"))
        #expect(host.elements(.tab).count == 5)
        #expect(
            ViewHost(width: 700, height: 300) { Tabs(extra: false) }.elements(.tab).count == 4)
    }

    @Test("A selection that may be nil shows the tab with its value")
    func optionalSelection() {
        struct Tabs: View {
            @State private var selection: Int? = 2
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "house", value: 1) { Text("first") }
                    Tab("Two", systemImage: "star", value: 2) { Text("second") }
                }
            }
        }
        #expect(ViewHost { Tabs() }.shows("second"))
    }

    @Test("A tab is described by its modifiers, and not by those that are not enabled")
    func descriptions() throws {
        let host = ViewHost(width: 500, height: 300) {
            TabView {
                Tab("Home", systemImage: "house") { Text("page") }
                    .accessibilityLabel("Start").accessibilityValue("two letters")
                    .accessibilityHint("Shows the letters").accessibilityIdentifier("home")
                    .accessibilityInputLabels(["Begin", "First"])
                    .accessibilityLabel("Other", isEnabled: false)
                    .accessibilityInputLabels(["Other"], isEnabled: false)
            }
        }
        let tab = try #require(host.elements(.tab).first).properties
        #expect(tab.label == "Start")
        #expect(tab.value == "two letters")
        #expect(tab.hint == "Shows the letters")
        #expect(tab.identifier == "home")
        #expect(tab.inputLabels == ["Begin", "First"])
    }
}
