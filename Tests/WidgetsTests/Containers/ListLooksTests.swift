import Foundation
import Testing
import Views

@testable import Widgets

/// What tells the styles of lists apart.
@MainActor
struct ListLooksTests {
    private func host<Content: View>(
        @ViewBuilder _ list: @escaping () -> Content
    ) -> WidgetHost { WidgetHost { list() } }

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
        func gap(_ host: WidgetHost, _ a: String, _ b: String) throws -> CGFloat {
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
        func lines(_ host: WidgetHost) -> Int {
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
}
