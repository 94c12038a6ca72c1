import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// What a scroll view shows when lengths become known and when its content changes.
@MainActor
struct ScrollKeepingTests {
    /// What the screen shows, and how to change it.
    private final class Model {
        var show: ((Bool) -> Void) = { _ in }
        var rows: (([Int]) -> Void) = { _ in }
        var id: Int?
        var position = ScrollPosition(idType: Int.self)
    }

    @Test("A lazy stack that opens at its end shows its last row", arguments: [true, false])
    func anchoredAtTheEnd(isVertical: Bool) {
        let host = ViewHost {
            if isVertical {
                ScrollView {
                    LazyVStack { ForEach(0..<60) { Text("Row \($0)") } }
                }
                .defaultScrollAnchor(.bottom)
            } else {
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<60) { Text("Row \($0)") } }
                }
                .defaultScrollAnchor(.trailing)
            }
        }
        let frame = host.frame("Row 59")
        #expect(
            frame.map { abs((isVertical ? $0.maxY : $0.maxX) - (isVertical ? 200 : 300)) <= 1 }
                ?? false, "\(String(describing: frame))")
    }

    @Test(
        "A lazy stack that opens at an anchor shows that part of its content",
        arguments: [0.25, 0.5, 1])
    func anchored(part: CGFloat) {
        let anchor = UnitPoint(x: 0, y: part)
        let lazy = ViewHost {
            ScrollView { LazyVStack(spacing: 8) { rows } }.defaultScrollAnchor(
                anchor, for: .initialOffset)
        }
        let eager = ViewHost {
            ScrollView { VStack(spacing: 8) { rows } }.defaultScrollAnchor(
                anchor, for: .initialOffset)
        }
        let name = "Row \(Int(59 * part))"
        #expect(eager.frame(name) != nil)
        #expect(lazy.frame(name)?.minY == eager.frame(name)?.minY)
    }

    @ViewBuilder private var rows: some View {
        ForEach(0..<60) { Text("Row \($0)") }
    }

    private struct Rows: View {
        let model: Model
        let isLazy: Bool
        let usesPosition: Bool
        @State private var rows = Array(0..<100)
        @State private var id: Int?
        @State private var position: ScrollPosition

        init(_ model: Model, isLazy: Bool, usesPosition: Bool, _ start: ScrollPosition) {
            self.model = model
            self.isLazy = isLazy
            self.usesPosition = usesPosition
            _position = State(initialValue: start)
            _id = State(initialValue: start.viewID(type: Int.self))
        }

        var body: some View {
            let _ = connect()
            if usesPosition {
                ScrollView { content }.scrollPosition($position)
            } else {
                ScrollView { content }.scrollPosition(id: $id)
            }
        }

        private func connect() {
            model.rows = { rows = $0 }
            model.id = id
            model.position = position
        }

        @ViewBuilder private var content: some View {
            if isLazy {
                LazyVStack(spacing: 0) { items }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { items }.scrollTargetLayout()
            }
        }

        private var items: some View {
            ForEach(rows, id: \.self) { row in
                Text("Row \(row)").frame(height: row % 3 == 0 ? 30 : 20)
            }
        }
    }

    @Test(
        "S-825: The view that a position names stays where it is when others come before it",
        arguments: [true, false], [true, false])
    func insertedBefore(isLazy: Bool, usesPosition: Bool) throws {
        let model = Model()
        let host = ViewHost {
            Rows(model, isLazy: isLazy, usesPosition: usesPosition, ScrollPosition(id: 50))
        }
        let before = try #require(host.frame("Row 50"))
        #expect(abs(before.minY) <= 1)
        host.act { model.rows(Array(-20..<100)) }
        host.settle()
        let after = try #require(host.frame("Row 50"))
        #expect(abs(after.minY - before.minY) <= 1)
        #expect(usesPosition ? model.position.viewID(type: Int.self) == 50 : model.id == 50)
    }

    @Test(
        "S-825: It stays where it is when the rows are put in another order",
        arguments: [true, false])
    func reversed(isLazy: Bool) throws {
        let model = Model()
        let host = ViewHost {
            Rows(model, isLazy: isLazy, usesPosition: false, ScrollPosition(id: 40))
        }
        let before = try #require(host.frame("Row 40"))
        host.act { model.rows(Array((0..<100).reversed())) }
        host.settle()
        let after = try #require(host.frame("Row 40"))
        #expect(abs(after.minY - before.minY) <= 1)
        #expect(model.id == 40)
    }

    private struct Passing: View {
        let model: Model
        let isLazy: Bool
        let usesPosition: Bool
        @State private var isShown = true

        var body: some View {
            let _ = model.show = { isShown = $0 }
            ZStack {
                if isShown {
                    VStack {
                        Rows(
                            model, isLazy: isLazy, usesPosition: usesPosition,
                            ScrollPosition(id: 0)
                        )
                        .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
                    }
                }
            }
        }
    }

    @Test(
        "A scroll view may go in the turn in which it is scrolled", arguments: [true, false],
        [true, false])
    func scrolledAndGone(isLazy: Bool, usesPosition: Bool) {
        let model = Model()
        let host = ViewHost {
            Passing(model: model, isLazy: isLazy, usesPosition: usesPosition)
        }
        for _ in 0..<20 {
            host.act {
                let wheel = CGSize(width: 0, height: 300)
                EventPass.handle(
                    .wheel(delta: wheel, at: CGPoint(x: 100, y: 100), modifiers: []), in: host.tree)
                model.show(false)
            }
            #expect(host.frame("Row 0") == nil)
            host.act { model.show(true) }
            #expect(host.frame("Row 0") != nil)
        }
    }

    @Test("S-826: A position at the end stays there when rows come", arguments: [true, false])
    func end(isLazy: Bool) throws {
        let model = Model()
        let host = ViewHost {
            Rows(
                model, isLazy: isLazy, usesPosition: true,
                ScrollPosition(idType: Int.self, edge: .bottom))
        }
        #expect(host.frame("Row 99").map { abs($0.midY - 185) <= 1 } ?? false)
        host.act { model.rows(Array(0..<110)) }
        host.settle()
        #expect(host.frame("Row 109").map { abs($0.midY - 190) <= 1 } ?? false)
        #expect(model.position.edge == .bottom)
    }

    @Test("S-826: A position at the end that the user has scrolled away from is kept no longer")
    func scrolledAway() throws {
        let model = Model()
        let host = ViewHost {
            Rows(
                model, isLazy: true, usesPosition: true,
                ScrollPosition(idType: Int.self, edge: .bottom))
        }
        host.send(
            .wheel(delta: CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 50), modifiers: []))
        let before = try #require(host.frame("Row 95"))
        host.act { model.rows(Array(0..<110)) }
        host.settle()
        #expect(host.frame("Row 95")?.minY == before.minY)
    }
}
