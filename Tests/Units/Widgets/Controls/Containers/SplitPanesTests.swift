import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SplitPanesTests {
    struct Panes: View {
        var body: some View {
            HSplitView {
                Text(verbatim: "Left").frame(minWidth: 80, maxWidth: .infinity)
                    .accessibilityIdentifier("left")
                Text(verbatim: "Right").frame(minWidth: 120, maxWidth: .infinity)
                    .accessibilityIdentifier("right")
            }
        }
    }

    private func drag(_ host: ViewHost, by x: CGFloat) throws {
        let line = try #require(host.frame("Divider"))
        let start = CGPoint(x: line.midX, y: line.midY)
        host.drag(from: start, to: CGPoint(x: start.x + x, y: start.y))
    }

    @Test("S-423: Panes share the space beside their line, which a drag moves within their limits")
    func dragging() throws {
        let host = ViewHost(width: 401, height: 100) { Panes() }
        let before = try #require(host.frame("Divider")).midX
        try drag(host, by: 50)
        #expect(try #require(host.frame("Divider")).midX == before + 50)
        try drag(host, by: 500)
        #expect(try #require(host.frame("Divider")).midX == 401 - 120 - 0.5)
        try drag(host, by: -500)
        #expect(try #require(host.frame("Divider")).midX == 80.5)
    }

    @Test("A split view is as large as its panes and their line need at the least")
    func least() {
        #expect(ViewHost(width: 401, height: 100) { Panes() }.size(0, 0).width == 201)
        let stacked = ViewHost {
            VSplitView {
                Color.clear.frame(minWidth: 90, minHeight: 40)
                Color.clear.frame(minHeight: 60)
            }
        }
        #expect(stacked.size(10, 50) == CGSize(width: 90, height: 101))
        #expect(stacked.size(200, 300) == CGSize(width: 200, height: 300))
    }

    @Test("Keys move the line that F8 goes to, and Escape gives the focus back")
    func keys() throws {
        let host = ViewHost(width: 401, height: 100) { Panes() }
        func x() throws -> CGFloat { try #require(host.frame("Divider")).midX }
        func hasFocus() -> Bool { host.element("Divider")?.isFocused == true }
        let before = try x()
        host.key(.tab)
        #expect(!hasFocus())
        host.key(.function(8))
        #expect(hasFocus())
        host.key(.right)
        host.key(.right)
        host.key(.down)
        #expect(try x() == before + 20)
        host.key(.left)
        #expect(try x() == before + 10)
        host.key(.home)
        #expect(try x() == 80.5)
        host.key(.end)
        #expect(try x() == 401 - 120 - 0.5)
        #expect(hasFocus())
        host.key(.escape)
        #expect(!hasFocus())
        host.key(.left)
        #expect(try x() == 401 - 120 - 0.5)
    }

    @Test("Panes below each other are divided by a line from side to side")
    func vertical() throws {
        let host = ViewHost(width: 300, height: 201) {
            VSplitView {
                Color.red.accessibilityIdentifier("top")
                Color.blue.accessibilityIdentifier("bottom")
            }
        }
        let line = try #require(host.frame("Divider"))
        #expect(line.width == 300)
        #expect(line.midY == 100.5)
    }

    @Test("A pane alone has no line and all the space")
    func alone() throws {
        let host = ViewHost(width: 300, height: 100) {
            HSplitView { Color.red.accessibilityElement().accessibilityLabel("Only") }
        }
        #expect(!host.shows("Divider"))
        #expect(try #require(host.frame("Only")).width == 300)
    }
}
