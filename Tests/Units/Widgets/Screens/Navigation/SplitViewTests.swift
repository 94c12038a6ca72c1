import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SplitViewTests {
    @Test("S-350: a link in a sidebar replaces the detail; there is no way back over it")
    func links() {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                VStack {
                    NavigationLink("First") { Text("one") }
                    NavigationLink("Second", value: 2)
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
            } detail: {
                Text("nothing yet")
            }
        }
        #expect(host.shows("nothing yet"))
        host.press("First")
        host.advance(1)
        #expect(host.shows("one") && !host.shows("nothing yet") && !host.shows("Back"))
        host.press("Second")
        host.advance(1)
        #expect(host.shows("number 2") && !host.shows("one") && !host.shows("Back"))
    }

    @Test("S-350: a link with a tag follows the selection, also to another link's tag")
    func tags() {
        struct Columns: View {
            let written: Box<[Int?]>
            @State private var selection: Int?
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink(
                            "First", destination: Text("one"), tag: 1, selection: $selection)
                        NavigationLink(
                            "Second", destination: Text("two"), tag: 2, selection: $selection)
                    }
                    .onChange(of: selection) { written.value.append($1) }
                } detail: {
                    Text("nothing yet")
                }
            }
        }
        let written = Box<[Int?]>([])
        let host = ViewHost(width: 800, height: 400) { Columns(written: written) }
        host.press("First")
        host.advance(1)
        #expect(host.shows("one"))
        host.press("Second")
        host.advance(1)
        #expect(host.shows("two") && !host.shows("one"))
        #expect(written.value == [1, 2])
    }

    @Test("S-351: a link that is not a detail link pushes in its own column")
    func notDetail() {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                NavigationLink("More") { Text("deeper") }.isDetailLink(false)
            } detail: {
                Text("detail")
            }
        }
        host.press("More")
        host.advance(1)
        #expect(host.shows("deeper") && host.shows("detail") && host.shows("Back"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("More") && !host.shows("deeper"))
    }

    @Test("S-352: a column has its ideal width until its divider is dragged, as far as it allows")
    func widths() throws {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                Color.red.described(as: .image, label: "side")
                    .navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 300)
            } detail: {
                Color.blue.described(as: .image, label: "detail")
            }
        }
        #expect(host.frame("side")?.width == 250)
        let divider = try #require(host.frame("Divider"))
        let point = CGPoint(x: divider.midX, y: 200)
        host.drag(from: point, to: CGPoint(x: point.x - 60, y: 200))
        #expect(host.frame("side")?.width == 190)
        host.drag(from: CGPoint(x: point.x - 60, y: 200), to: CGPoint(x: point.x + 300, y: 200))
        #expect(host.frame("side")?.width == 300)
    }

    @Test("Keys move the divider of a sidebar as far as the columns allow")
    func dividerKeys() throws {
        func width(_ keys: [Key], most: CGFloat? = nil) -> CGFloat? {
            let host = ViewHost(width: 800, height: 400) {
                NavigationSplitView {
                    Color.red.described(as: .image, label: "side")
                        .navigationSplitViewColumnWidth(min: 150, ideal: 250, max: most)
                } detail: {
                    Text("detail")
                }
            }
            for key in [.function(8)] + keys { host.key(key) }
            host.advance(1)
            return host.frame("side")?.width
        }
        #expect(width([.right, .right]) == 270)
        #expect(width([.left]) == 240)
        #expect(width([.home]) == 150)
        #expect(width([.end], most: 300) == 300)
        // The detail keeps the space that it needs.
        #expect(try abs(#require(width([.end, .right])) - 580) < 0.01)
    }

    @Test("S-352: a fixed width stays, and widths that are none are those of the design")
    func fixedWidths() {
        func width(_ width: CGFloat) -> CGFloat? {
            ViewHost(width: 800, height: 400) {
                NavigationSplitView {
                    Color.red.described(as: .image, label: "side").navigationSplitViewColumnWidth(
                        width)
                } detail: {
                    Text("detail")
                }
            }.frame("side")?.width
        }
        #expect(width(320) == 320)
        #expect(width(.nan) == 200)
    }

    struct Narrow: View {
        @State private var column: NavigationSplitViewColumn
        init(_ column: NavigationSplitViewColumn) { _column = State(initialValue: column) }

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                NavigationLink("Choose") { Text("chosen") }
            } detail: {
                Text("detail")
            }
        }
    }

    @Test(
        "S-353: where there is space for one column, choosing goes to the detail and back returns")
    func compact() {
        let host = ViewHost(width: 320, height: 400) { Narrow(.sidebar) }
        #expect(host.shows("Choose") && !host.shows("detail"))
        host.press("Choose")
        host.advance(1)
        #expect(host.shows("chosen") && !host.shows("Choose"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("Choose") && !host.shows("chosen"))
        #expect(ViewHost(width: 320, height: 400) { Narrow(.detail) }.shows("detail"))
    }

    @Test("S-353: columns that are wider than a narrow window are shown one at a time there")
    func narrowerThanColumns() {
        let host = ViewHost(width: 390, height: 400) {
            NavigationSplitView {
                NavigationLink("Choose") { Text("chosen") }
            } content: {
                Text("content")
            } detail: {
                Text("detail").frame(width: 300)
            }
        }
        #expect(host.shows("Choose") && !host.shows("content") && !host.shows("detail"))
    }

    @Test("S-353: choosing a row goes on to the next column, even the row that is selected already")
    func compactSelection() {
        struct Folders: View {
            @State private var folder: Int? = 1
            @State private var letter: Int?
            var body: some View {
                NavigationSplitView {
                    List(1...2, id: \.self, selection: $folder) { Text("Folder \($0)") }
                } content: {
                    List(1...2, id: \.self, selection: $letter) { Text("Letter \($0)") }
                } detail: {
                    Text("Shown \(folder ?? 0) \(letter ?? 0)")
                }
            }
        }
        let host = ViewHost(width: 390, height: 400) { Folders() }
        for label in ["Folder 1", "Letter 2"] {
            host.press(label)
            host.advance(1)
            #expect(!host.shows(label))
        }
        #expect(host.shows("Shown 1 2"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("Letter 1"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("Folder 2") && !host.shows("Letter 1"))
    }

    @Test("The sidebar is hidden and shown by a button, unless a view removes the button")
    func toggle() {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail").navigationTitle("Detail")
            }
        }
        host.press("Toggle Sidebar")
        host.advance(1)
        #expect(!host.shows("side") && host.shows("detail"))
        host.press("Toggle Sidebar")
        host.advance(1)
        #expect(host.shows("side"))
        let without = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                Text("side").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("detail")
            }
        }
        #expect(!without.shows("Toggle Sidebar"))
    }

    @Test("The button for the sidebar keeps the focus in the bar of another column")
    func toggleByKey() {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                PlainButton("side")
            } detail: {
                PlainButton("detail")
            }
        }
        func focused() -> String? { host.elements(.button).first(where: \.isFocused)?.label }
        host.key(.tab)
        #expect(focused() == "Toggle Sidebar")
        for isShown in [false, true, false] {
            host.key(.space)
            host.advance(1)
            #expect(host.shows("side") == isShown)
            #expect(focused() == "Toggle Sidebar")
        }
    }

    @Test("A prominent detail keeps its width; a balanced one becomes narrower")
    func styles() {
        func detailWidth(_ style: some NavigationSplitViewStyle) -> CGFloat? {
            ViewHost(width: 800, height: 400) {
                NavigationSplitView {
                    Text("side")
                } detail: {
                    Color.red.described(as: .image, label: "detail")
                }
                .navigationSplitViewStyle(style)
            }.frame("detail")?.width
        }
        #expect(detailWidth(.prominentDetail) == 800)
        #expect((detailWidth(.balanced) ?? 800) < 620)
    }

    @Test(
        "A navigation view with two views has columns, and with the style of a stack only the first"
    )
    func navigationView() {
        func host(_ style: some NavigationViewStyle) -> ViewHost {
            ViewHost(width: 800, height: 400) {
                NavigationView {
                    Text("side")
                    Text("detail")
                }
                .navigationViewStyle(style)
            }
        }
        #expect(host(.columns).shows("side") && host(.columns).shows("detail"))
        #expect(host(.stack).shows("side") && !host(.stack).shows("detail"))
    }

    @Test("A stack in the detail has the only bar there")
    func innerStack() {
        let host = ViewHost(width: 800, height: 400) {
            NavigationSplitView {
                Text("side")
            } detail: {
                NavigationStack { Text("detail").navigationTitle("Detail") }
            }
        }
        #expect(host.elements(.heading).map(\.label) == ["Detail"])
    }

    @Test("A stack in the detail has the way back where columns are shown one at a time")
    func wayBackOfInnerStack() {
        let host = ViewHost(width: 390, height: 400) {
            NavigationSplitView {
                NavigationLink("Choose") { Text("chosen") }
            } detail: {
                NavigationStack {
                    NavigationLink("Further") { Text("end") }.navigationTitle("Detail")
                }
            }
        }
        host.press("Choose")
        host.advance(1)
        #expect(host.shows("chosen"))
        host.press("Back")
        host.advance(1)
        #expect(host.shows("Choose"))

        let inner = ViewHost(width: 390, height: 400) {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side")
            } detail: {
                NavigationStack {
                    NavigationLink("Further") { Text("end") }.navigationTitle("Detail")
                }
            }
        }
        #expect(inner.shows("Back"))
        inner.press("Further")
        inner.advance(1)
        #expect(inner.shows("end"))
        inner.press("Back")
        inner.advance(1)
        #expect(inner.shows("Further") && inner.shows("Back"))
    }

    @Test("A stack that scrolls with a page leaves the page its bar")
    func scrolledStack() {
        let host = ViewHost(width: 390, height: 600) {
            NavigationStack {
                ScrollView {
                    NavigationStack { Text("inner").navigationTitle("Inner") }.frame(height: 200)
                }
                .navigationTitle("Outer")
            }
        }
        #expect(host.elements(.heading).map(\.label) == ["Outer", "Inner"])
    }

    private struct Three: View {
        var body: some View {
            NavigationSplitView {
                Text("side")
            } content: {
                Text("middle").navigationTitle("Middle")
            } detail: {
                Text("detail")
            }
        }
    }

    @Test("Columns hide where there is no space: first the sidebar, then all but one")
    func collapsing() {
        let host = ViewHost(width: 800, height: 400) { Three() }
        func shown() -> [String] { ["side", "middle", "detail"].filter(host.shows) }
        func resize(_ width: CGFloat) {
            host.tree.setSize(CGSize(width: width, height: 400), scale: 1)
            host.settle()
            host.advance(1)
        }
        #expect(shown() == ["side", "middle", "detail"])
        resize(600)
        #expect(shown() == ["middle", "detail"])
        host.press("Toggle Sidebar")
        host.advance(1)
        #expect(shown().contains("side"))
        resize(320)
        #expect(shown() == ["side"])
        resize(800)
        #expect(shown() == ["side", "middle", "detail"])
    }

    @Test("Columns let their window be 320 points narrow")
    func leastWidth() {
        #expect(ViewHost(width: 800, height: 400) { Three() }.size(0, 0).width == 320)
        #expect(ViewHost(width: 320, height: 400) { Three() }.size(0, 0).width == 320)
    }
}
