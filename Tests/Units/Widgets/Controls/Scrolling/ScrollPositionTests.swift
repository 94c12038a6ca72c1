import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct BoundScrollPositionTests {
    private struct Positioned: View {
        let box: Box<Binding<ScrollPosition>?>
        @State var position: ScrollPosition
        var body: some View {
            let _ = box.value = $position
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { number in
                        Text(verbatim: "row \(number)").frame(width: 100, height: 40)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }

    private func host(_ position: ScrollPosition) -> (ViewHost, Box<Binding<ScrollPosition>?>) {
        let box = Box<Binding<ScrollPosition>?>(nil)
        return (ViewHost { Positioned(box: box, position: position) }, box)
    }

    @Test("S-256: a position scrolls to an edge, a point, and the view with an id")
    func scrolling() throws {
        let (host, box) = host(ScrollPosition(idType: Int.self))
        let position = try #require(box.value)
        host.act { position.wrappedValue.scrollTo(edge: .bottom) }
        #expect(host.frame("row 49")?.midY == 180)
        #expect(position.wrappedValue.edge == .bottom)
        host.act { position.wrappedValue.scrollTo(y: 100) }
        #expect(host.frame("row 3")?.midY == 40)
        #expect(position.wrappedValue.y == 100 && position.wrappedValue.edge == nil)
        host.act { position.wrappedValue.scrollTo(id: 20, anchor: .center) }
        #expect(host.frame("row 20")?.midY == 100)
        #expect(position.wrappedValue.viewID(type: Int.self) == 20)
        host.act { position.wrappedValue.scrollTo(point: CGPoint(x: 0, y: CGFloat.nan)) }
        #expect(host.frame("row 20")?.midY == 100)
    }

    @Test("S-256: a position starts the scroll view where it says")
    func initial() {
        #expect(host(ScrollPosition(edge: .bottom)).0.frame("row 49")?.midY == 180)
        #expect(host(ScrollPosition(id: 10, anchor: .top)).0.frame("row 10")?.midY == 20)
        #expect(host(ScrollPosition(y: 80)).0.frame("row 2")?.midY == 20)
    }

    @Test("S-256: once the user scrolls, the position says so and knows the visible view")
    func user() throws {
        let (host, box) = host(ScrollPosition(idType: Int.self, edge: .top))
        let position = try #require(box.value)
        #expect(!position.wrappedValue.isPositionedByUser)
        host.wheel(0, 90)
        #expect(position.wrappedValue.isPositionedByUser)
        #expect(position.wrappedValue.edge == nil)
        #expect(position.wrappedValue.viewID(type: Int.self) == 2)
        host.act { position.wrappedValue.scrollTo(edge: .top) }
        #expect(!position.wrappedValue.isPositionedByUser)
        #expect(host.frame("row 0")?.midY == 20)
    }

    @Test("S-266: a bound id is that of the scroll target nearest to the anchor")
    func anchoredID() {
        struct Centred: View {
            let log: Box<Int?>
            @State private var id: Int?
            var body: some View {
                ScrollView(.horizontal) { Cards(width: 100) }
                    .scrollPosition(id: $id, anchor: .center)
                    .onChange(of: id) { log.value = $1 }
            }
        }
        let log = Box<Int?>(nil)
        let host = ViewHost { Centred(log: log) }
        host.wheel(110, 0)
        #expect(log.value == 2)
    }

    @Test("S-264: at its anchor a scroll view follows content that grows")
    func sizeChanges() {
        struct Growing: View {
            @State private var count = 20
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Grow") { count += 1 }
                    ScrollView { NumberedRows(count: count) }.defaultScrollAnchor(.bottom)
                }
            }
        }
        let host = ViewHost { Growing() }
        let end = host.frame("row 19")!.midY
        #expect(end == 180)
        host.press("Grow")
        #expect(host.frame("row 20")?.midY == end)
        host.wheel(0, -100)
        let here = host.frame("row 17")!.midY
        host.press("Grow")
        #expect(host.frame("row 17")?.midY == here)
    }

    @Test("S-264: at its anchor a scroll view that is resized goes on showing the same end")
    func resizing() {
        let host = ViewHost { ScrollView { NumberedRows() }.defaultScrollAnchor(.bottom) }
        #expect(host.frame("row 19").map { abs($0.midY - 180) < 0.01 } == true)
        host.tree.setSize(CGSize(width: 300, height: 120), scale: 1)
        host.settle()
        #expect(host.frame("row 19").map { abs($0.midY - 100) < 0.01 } == true)
    }

    @Test("S-264: each role of the anchor can be set for itself")
    func roles() {
        func frame(_ role: ScrollAnchorRole, rows: Int) -> CGFloat? {
            ViewHost {
                ScrollView { NumberedRows(count: rows) }.defaultScrollAnchor(.bottom, for: role)
            }.frame("row 0")?.midY
        }
        #expect(frame(.initialOffset, rows: 2) == 20)
        #expect(frame(.alignment, rows: 2) == 140)
        #expect(frame(.alignment, rows: 20) == 20)
        #expect(frame(.initialOffset, rows: 20).map { abs($0 + 580) < 0.01 } == true)
    }
}
