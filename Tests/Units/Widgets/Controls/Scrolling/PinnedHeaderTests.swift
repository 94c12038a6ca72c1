import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PinnedHeaderTests {
    private struct Sections: View {
        let pinned: PinnedScrollableViews
        var isGrid = false
        var body: some View {
            ScrollView {
                if isGrid {
                    LazyVGrid(
                        columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: pinned
                    ) { sections }
                } else {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
                }
            }
        }
        private var sections: some View {
            ForEach(0..<5, id: \.self) { section in
                Section {
                    ForEach(0..<6, id: \.self) { row in
                        Text(verbatim: "row \(section).\(row)").frame(height: 40)
                    }
                } header: {
                    Text(verbatim: "head \(section)").frame(height: 30)
                } footer: {
                    Text(verbatim: "foot \(section)").frame(height: 20)
                }
            }
        }
    }

    @Test("S-262: a pinned header stays at the top until its section has gone")
    func headers() {
        let host = ViewHost { Sections(pinned: .sectionHeaders) }
        #expect(host.frame("head 0")?.midY == 15)
        host.wheel(0, 100)
        #expect(host.frame("head 0")?.midY == 15)
        #expect(host.frame("row 0.2")?.midY == 30)
        host.wheel(0, 170)
        // 20 points of its section are left.
        #expect(host.frame("head 0")?.midY == 5)
        host.wheel(0, 60)
        #expect(host.frame("head 1")?.midY == 15)
        host.wheel(0, -330)
        #expect(host.frame("head 0")?.midY == 15)
    }

    @Test("S-262: a pinned footer stays at the bottom while its section is visible")
    func footers() {
        let host = ViewHost { Sections(pinned: [.sectionFooters]) }
        #expect(host.frame("foot 0")?.midY == 190)
        host.wheel(0, 90)
        #expect(host.frame("foot 0")?.midY == 190)
        host.wheel(0, 20)
        #expect(host.frame("foot 0")?.midY == 170)
    }

    @Test("S-262: headers of grids are pinned, too")
    func grid() {
        let host = ViewHost { Sections(pinned: .sectionHeaders, isGrid: true) }
        host.wheel(0, 60)
        #expect(host.frame("head 0")?.midY == 15)
        #expect(host.frame("row 0.2")?.midY == 30)
    }

    @Test("S-262: a pinned header takes the touches above the rows that pass below it")
    func touches() {
        let log = Box<[String]>([])
        let host = ViewHost {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20, id: \.self) { row in
                            PlainButton("row \(row)") { log.value.append("row") }
                                .frame(maxWidth: .infinity).frame(height: 40)
                        }
                    } header: {
                        Color.red.frame(height: 30).onTapGesture { log.value.append("head") }
                    }
                }
            }
        }
        host.wheel(0, 100)
        host.press(at: CGPoint(x: 150, y: 15))
        #expect(log.value == ["head"])
    }

    @Test("S-262: without pinned views a header scrolls with its rows")
    func unpinned() {
        let host = ViewHost { Sections(pinned: []) }
        host.wheel(0, 100)
        #expect(host.frame("head 0").map { $0.midY < 0 } ?? true)
    }
}
