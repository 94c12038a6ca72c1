import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// What tells the styles of lists apart.
@MainActor
struct ListLooksTests {
    private func host<Content: View>(
        @ViewBuilder _ list: @escaping () -> Content
    ) -> ViewHost { ViewHost { list() } }

    private struct Two: View {
        var body: some View {
            List {
                Section("A") {
                    Text("one")
                    Text("two")
                    Text("three")
                }
                Section("B") { Text("four") }
            }
        }
    }

    @Test("S-393: Every other row of an alternating list is filled, and there are no separators")
    func alternates() {
        let plain = host { Two().listStyle(.inset) }
        let alternating = host { Two().listStyle(.inset(alternatesRowBackgrounds: true)) }
        #expect(plain.drawn != alternating.drawn)
        let other = host { Two().listStyle(.inset).alternatingRowBackgrounds() }
        #expect(other.drawn == alternating.drawn)
    }

    @Test("Rows of an inset list begin later than those of a plain one, and cards are further in")
    func margins() throws {
        func left(_ style: some ListStyle) throws -> CGFloat {
            try #require(host { Two().listStyle(style) }.frame("one")).minX
        }
        let plain = try left(.plain)
        #expect(try left(.inset) > plain)
        #expect(try left(.insetGrouped) > plain)
        #expect(try left(.grouped) == plain)
    }

    @Test("A bordered list is cut by its border's corners")
    func border() {
        #expect(host { Two().listStyle(.bordered) }.drawn.contains("clip"))
    }

    @Test("S-394: Rows stand apart by the row spacing, sections by theirs")
    func spacing() throws {
        func gap(_ host: ViewHost, _ a: String, _ b: String) throws -> CGFloat {
            try #require(host.frame(b)).minY - (try #require(host.frame(a)).minY)
        }
        let usual = host { Two() }
        let spaced = host { Two().listRowSpacing(10) }
        #expect(try gap(spaced, "one", "two") == gap(usual, "one", "two") + 10)
        let apart = host { Two().listSectionSpacing(50) }
        let compact = host { Two().listSectionSpacing(.compact) }
        #expect(try gap(apart, "three", "B") > gap(usual, "three", "B"))
        #expect(try gap(compact, "three", "B") < gap(usual, "three", "B"))
        let bad = host { Two().listRowSpacing(.nan) }
        #expect(try gap(bad, "one", "two") == gap(usual, "one", "two"))
    }

    @Test("Headers are as high as the environment asks, and rows and footers are not")
    func headerHeight() throws {
        func top(_ height: CGFloat?, _ text: String) throws -> CGFloat {
            let list = host { Two().environment(\.defaultMinListHeaderHeight, height) }
            return try #require(list.frame(text)).minY
        }
        #expect(try top(80, "four") - top(80, "B") > 40)
        #expect(try top(80, "one") == top(80, "A") + (top(80, "four") - top(80, "B")))
        #expect(try top(1, "four") == top(nil, "four"))
        #expect(try top(80, "two") - top(80, "one") == top(nil, "two") - top(nil, "one"))
    }

    @Test("A separator has the colour that a row asks for, and sections have lines where asked")
    func separators() {
        func lines(_ host: ViewHost) -> Int {
            host.lines("fill").count
        }
        let usual = host { Two() }
        let red = host {
            List {
                Text("one").listRowSeparatorTint(.red)
                Text("two")
            }
        }
        let black = host {
            List {
                Text("one")
                Text("two")
            }
        }
        #expect(red.drawn != black.drawn)
        #expect(lines(red) == lines(black))
        let sections = host {
            List {
                Section("A") { Text("one").listSectionSeparator(.visible) }
                Section("B") { Text("two") }
            }
        }
        let without = host {
            List {
                Section("A") { Text("one") }
                Section("B") { Text("two") }
            }
        }
        #expect(lines(sections) == lines(without) + 2)
        #expect(lines(usual) > 0)
    }

    @Test("Icons of rows have the list item tint")
    func itemTint() {
        func icon(_ tint: Color?) -> String {
            host { List { Label("one", systemImage: "star").listItemTint(tint) } }.drawn
        }
        #expect(icon(.red) != icon(.green))
        #expect(icon(nil) != icon(.green))
    }

    private func selected(_ selection: Set<Int>, isKey: Bool = true) -> ViewHost {
        var environment = EnvironmentValues.forTests
        environment.isKeyWindow = isKey
        return ViewHost(environment) {
            List(1...3, id: \.self, selection: .constant(selection)) { number in
                Text("Row \(number)").foregroundStyle(Color.primary)
            }
        }
    }

    @Test("The primary colour is that of text on the accent in a selected row of the key window")
    func selectedText() {
        let white = "#FFFFFF"
        #expect(selected([2]).lines("text \"Row 2\"").map { $0.contains(white) } == [true])
        #expect(!selected([2]).lines("text \"Row 1\"").contains { $0.contains(white) })
        #expect(
            !selected([2], isKey: false).lines("text \"Row 2\"").contains { $0.contains(white) })
    }

    @Test("The fills of selected neighbours are joined: only the ends are rounded")
    func joined() {
        let fills = selected([1, 2, 3]).lines("fill").filter { $0.contains("#0A66D8") }
        #expect(fills.count == 3)
        #expect(fills.filter { $0.contains("5/5/0/0") }.count == 1)
        #expect(fills.filter { $0.contains("0/0/5/5") }.count == 1)
    }

    private struct Sidebar: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("First") { Text("one") }
                    NavigationLink("Second") { Text("two") }
                }
            } detail: {
                Text("nothing yet")
            }
        }
    }

    @Test("A sidebar of links shows the chosen one as selected, which arrow keys choose, too")
    func sidebar() {
        func selected(_ host: ViewHost) -> [Bool] {
            host.elements(.row).map { $0.properties.isSelected == true }
        }
        let host = ViewHost(width: 800, height: 400) { Sidebar() }
        #expect(selected(host) == [false, false])
        host.press("First")
        host.advance(1)
        #expect(host.shows("one") && selected(host) == [true, false])
        host.key(.down)
        host.advance(1)
        #expect(host.shows("two") && selected(host) == [false, true])
        #expect(host.lines("text \"Second\"").contains { $0.contains("#FFFFFF") })
    }

    @Test("Links in a sidebar have chevrons on a device alone")
    func chevrons() {
        func strokes(_ density: Density) -> Int {
            var environment = EnvironmentValues.forTests
            environment.density = density
            return ViewHost(width: 800, height: 400, environment) { Sidebar() }
                .lines("stroke").count
        }
        #expect(strokes(.device) == strokes(.desktop) + 2)
    }

    @Test("A toggle in a list is a checkbox on a desktop and a switch on a device")
    func toggle() throws {
        func width(_ density: Density) throws -> CGFloat {
            var environment = EnvironmentValues.forTests
            environment.density = density
            let host = ViewHost(environment) {
                List { Toggle("Wifi", isOn: .constant(true)) }
            }
            return try #require(host.frames(.accentColor).first).width
        }
        #expect(try width(.desktop) == Theme.checkbox)
        #expect(try width(.device) == Theme.toggleTrack.width)
    }
}
