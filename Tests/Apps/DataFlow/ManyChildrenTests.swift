import CasementTesting
import RandomNumbers
import ReferenceEvaluator
import SwiftUI
import Testing

/// A stack of so many views that they are painted and met by the pointer in runs of neighbours.
@MainActor
struct ManyChildrenTests {
    private struct Row: Identifiable, Equatable {
        let id: Int
        var height: CGFloat
        var hue: Double
        var isRaised = false
    }

    /// The way to the rows that a page shows, and what was tapped last.
    private final class Handle {
        var rows: Binding<[Row]>?
        var tapped: Int?
    }

    private struct Page: View {
        @State var rows: [Row]
        let handle: Handle

        var body: some View {
            let _ = handle.rows = $rows
            VStack(spacing: 0) {
                ForEach(rows) { row in
                    Color(hue: row.hue, saturation: 0.8, brightness: 0.9)
                        .frame(width: row.isRaised ? 180 : 120, height: row.height)
                        .shadow(radius: row.isRaised ? 3 : 0)
                        .onTapGesture { handle.tapped = row.id }
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    /// Points from the top to the bottom of the window.
    private static let room: CGFloat = 1_000

    private static func rows(_ count: Int) -> [Row] {
        (0..<count).map { Row(id: $0, height: 6, hue: Double($0 % 7) / 7) }
    }

    private func app(_ rows: [Row], _ handle: Handle) -> TestApp {
        let app = TestApp(size: CGSize(width: 200, height: Self.room)) {
            Page(rows: rows, handle: handle)
        }
        app.settle()
        return app
    }

    /// One step of any kind.
    private func change(_ rows: inout [Row], _ random: inout SeededGenerator, step: Int) {
        func any() -> Int { Int.random(in: rows.indices, using: &random) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: rows.insert(Row(id: 1_000 + step, height: 7.5, hue: 0.5), at: any())
        case 1: rows.remove(at: any())
        case 2: rows.swapAt(any(), any())
        case 3: rows[any()].hue = .random(in: 0...1, using: &random)
        case 4: rows[any()].height = .random(in: 3...9, using: &random)
        case 5: rows[any()].isRaised.toggle()
        case 6: rows.removeSubrange(any()..<rows.count)
        default: rows += (0..<90).map { Row(id: 100 * step + 2_000 + $0, height: 5, hue: 0.3) }
        }
        if rows.isEmpty { rows = Self.rows(80) }
        while rows.reduce(0, { $0 + $1.height }) > Self.room { rows.removeLast() }
    }

    @Test("After any change of many rows the pixels are those of a new window", arguments: 0..<3)
    func pixels(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let handle = Handle()
        let app = app(Self.rows(150), handle)
        for step in 0..<16 {
            var rows = handle.rows?.wrappedValue ?? []
            change(&rows, &random, step: step)
            handle.rows?.wrappedValue = rows
            app.settle()
            let new = self.app(rows, Handle())
            let shown = app.host.surfaces.first?.framebuffer.checksum
            #expect(shown == new.host.surfaces.first?.framebuffer.checksum, "step \(step)")

            var y = CGFloat.random(in: 0..<Self.room, using: &random)
            let point = CGPoint(x: 100, y: y)
            let wanted = rows.first { row in
                y -= row.height
                return y < 0
            }
            handle.tapped = nil
            app.tap(at: point)
            #expect(handle.tapped == wanted?.id, "step \(step)")
        }
    }

    @Test("One of many rows is painted with its neighbours, and moves without being painted")
    func commands() {
        let handle = Handle()
        let app = app(Self.rows(800), handle)
        let changed = app.counting { handle.rows?[100].wrappedValue.hue = 0.9 }
        #expect(changed.displayCommands < 100)
        let removed = app.counting { handle.rows?.wrappedValue.remove(at: 3) }
        #expect(removed.displayCommands < 100)
    }
}
