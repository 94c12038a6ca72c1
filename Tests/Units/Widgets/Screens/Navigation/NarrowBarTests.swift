import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct NarrowBarTests {
    @Test("A search field stands beside the title where there is space, and else below the bar")
    func narrowBar() throws {
        func host(_ width: CGFloat) -> ViewHost {
            ViewHost(width: width, height: 300) {
                NavigationStack {
                    Text("content").navigationTitle("Page")
                        .searchable(text: .constant(""), prompt: "Find")
                }
            }
        }
        for (width, isBelow) in [(700.0, false), (320.0, true)] {
            let host = host(width)
            let title = try #require(host.frame("Page"))
            let field = try #require(host.frame("Find"))
            #expect((field.minY >= title.maxY) == isBelow, "\(width)")
        }
    }

    @Test("In a narrow bar a tool with an icon is its icon, and has its title all the same")
    func narrowTools() throws {
        func host(_ width: CGFloat) -> ViewHost {
            ViewHost(width: width, height: 300) {
                NavigationStack {
                    Text("content").toolbar {
                        ToolbarItem { Button("Everything anew", systemImage: "plus") {} }
                    }
                }
            }
        }
        let wide = try #require(host(700).frame("Everything anew"))
        let narrow = try #require(host(320).frame("Everything anew"))
        #expect(wide.width > 120 && narrow.width < 60)
        #expect(narrow.height == wide.height)
    }

    @Test("A bar without space for the titles of all tools has icons, until it is wide enough")
    func manyTools() throws {
        let names = ["Add an entry", "Edit it", "Delete it", "Import a file", "Export a file"]
        let host = ViewHost(width: 600, height: 300) {
            NavigationStack {
                Text("content").navigationTitle("Ledger").toolbar {
                    ForEach(names, id: \.self) { Button($0, systemImage: "plus") {} }
                }
            }
        }
        func frames() throws -> [CGRect] { try names.map { try #require(host.frame($0)) } }
        let icons = try frames()
        #expect(icons.allSatisfy { $0.width < 60 && $0.height == icons[0].height })
        #expect(icons.allSatisfy { $0.maxX <= 600 })

        host.act { host.tree.setSize(CGSize(width: 1_000, height: 300), scale: 1) }
        let titled = try frames()
        #expect(titled.allSatisfy { $0.width > 80 && $0.height == icons[0].height })

        host.act { host.tree.setSize(CGSize(width: 600, height: 300), scale: 1) }
        #expect(try frames() == icons)
    }

    @Test("Tools whose titles do not fit are icons in a page that comes while its window grows")
    func toolsOfAComingPage() throws {
        struct Columns: View {
            let names: [String]
            @State private var selection: Int?
            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }
                    Button("All") { selection = nil }
                } detail: {
                    Text("content")
                        .navigationTitle(selection.map { "Number \($0)" } ?? "All of them")
                        .toolbar {
                            ForEach(names, id: \.self) { Button($0, systemImage: "plus") {} }
                        }
                }
            }
        }
        let names = ["Add an entry", "Edit it", "Delete it", "Import a file", "Export a file"]
        let host = ViewHost(width: 340, height: 300) { Columns(names: names) }
        host.press("row 1")
        host.act { host.tree.setSize(CGSize(width: 820, height: 300), scale: 1) }
        host.press("All")
        host.advance(1)
        for name in names { #expect(try #require(host.frame(name)).width < 60, "\(name)") }
    }

    @Test("A title of another length leaves the titles of tools their space, or takes it")
    func otherTitle() throws {
        struct Renamed: View {
            @State private var isLong = false
            var body: some View {
                NavigationStack {
                    Button("Rename") { isLong.toggle() }
                        .navigationTitle(isLong ? "All Entries" : "Home").toolbar {
                            Button("Add", systemImage: "plus") {}
                            Button("Remove", systemImage: "plus") {}
                            Button("Import", systemImage: "plus") {}
                            Button("Export", systemImage: "plus") {}
                        }
                }
            }
        }
        let host = ViewHost(width: 470, height: 300) { Renamed() }
        func widths() throws -> [CGFloat] {
            try ["Add", "Remove", "Import", "Export"].map { try #require(host.frame($0)).width }
        }
        let titled = try widths()
        #expect(titled.allSatisfy { $0 > 70 })
        for _ in 0..<2 {
            host.press("Rename")
            #expect(try widths().allSatisfy { $0 < 60 })
            host.press("Rename")
            #expect(try widths() == titled)
        }
        #expect(host.log == [])
    }
}
