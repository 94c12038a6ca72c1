import CasementTesting
import RandomNumbers
import SwiftUI
import Testing

/// A stack of many views in a scroll view, which paints those near what is shown.
@MainActor
struct DeferredPaintTests {
    private struct Row: Identifiable, Equatable {
        enum Look: CaseIterable { case plain, raised, moved, enlarged, tall, adjusted }

        let id: Int
        var height: CGFloat = 20
        var hue = 0.3
        var look = Look.plain
        var opacity = 1.0
        var rise: CGFloat = 0
        var stretch: CGFloat = 1
    }

    /// The way to what a page shows.
    private final class Handle {
        var rows: Binding<[Row]>?
        var header: Binding<CGFloat>?
        var position: Binding<Int?>?
    }

    private struct Page: View {
        @State var rows: [Row]
        @State var header: CGFloat = 0
        @State var position: Int?
        /// Whether the scroll view cuts nothing off, so that all rows are painted.
        let showsAll: Bool
        let handle: Handle

        var body: some View {
            let _ = handle.rows = $rows
            let _ = handle.header = $header
            let _ = handle.position = $position
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: header)
                    VStack(spacing: 0) {
                        ForEach(rows) { RowView(row: $0) }
                    }
                    .scrollTargetLayout()
                }
            }
            .scrollPosition(id: $position)
            .scrollClipDisabled(showsAll)
        }
    }

    private struct RowView: View {
        let row: Row

        var body: some View {
            let color = Color(hue: row.hue, saturation: 0.8, brightness: 0.9)
                .frame(width: 80, height: row.height)
            switch row.look {
            case .plain: color
            case .raised: color.shadow(radius: 6)
            case .moved: color.offset(x: 30, y: -700)
            case .enlarged: color.scaleEffect(x: 0.5, y: 40)
            case .tall: color.overlay { Color.red.frame(width: 2, height: 1_500) }
            case .adjusted:
                color.opacity(row.opacity)
                    .offset(x: 40, y: row.rise)
                    .scaleEffect(x: 1, y: row.stretch)
            }
        }
    }

    private static func rows(_ count: Int) -> [Row] {
        (0..<count).map { Row(id: $0, hue: Double($0 % 7) / 7) }
    }

    private func app(_ rows: [Row], _ handle: Handle, showsAll: Bool = false) -> TestApp {
        let app = TestApp(size: CGSize(width: 200, height: 300)) {
            Page(rows: rows, showsAll: showsAll, handle: handle)
        }
        app.settle()
        return app
    }

    @Test("Of many rows in a scroll view those near what is shown are painted")
    func commands() {
        let handle = Handle()
        let app = app(Self.rows(2_000), handle)
        let all = app.counting {
            handle.rows?.wrappedValue = Self.rows(2_000).map { Row(id: $0.id, hue: 0.9) }
        }
        #expect(all.displayCommands < 300)
        let other = Handle()
        let whole = self.app(Self.rows(2_000), other, showsAll: true).counting {
            other.rows?.wrappedValue = Self.rows(2_000).map { Row(id: $0.id, hue: 0.9) }
        }
        #expect(whole.displayCommands > 2_000)
        // Near the end there are as many.
        app.scroll(by: CGSize(width: 0, height: 100_000))
        let atEnd = app.counting { handle.rows?[1_990].wrappedValue.hue = 0.1 }
        #expect(atEnd.displayCommands < 300 && atEnd.damagedPixels > 0)
        // One that nobody sees changes nothing that is shown.
        let unseen = app.counting { handle.rows?[500].wrappedValue.hue = 0.1 }
        #expect(unseen.bodies > 0)
        #expect(unseen.displayCommands == 0 && unseen.damagedPixels == 0)
    }

    @Test("A row far below that is stretched into sight is seen, and gone when it shrinks")
    func stretched() {
        var rows = Self.rows(400)
        rows[40].look = .adjusted
        let handle = Handle()
        let app = app(rows, handle)
        let larger = app.counting { handle.rows?[40].wrappedValue.stretch = 80 }
        #expect(larger.damagedPixels > 0)
        let smaller = app.counting { handle.rows?[40].wrappedValue.stretch = 1 }
        #expect(smaller.damagedPixels > 0)
        let unseen = app.counting { handle.rows?[40].wrappedValue.opacity = 0.5 }
        #expect(unseen.damagedPixels == 0)
    }

    @Test(
        "Wherever many rows are scrolled, the pixels are those of rows that are all painted",
        arguments: 0..<4)
    func pixels(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let handles = [Handle(), Handle()]
        let apps = [false, true].map { app(Self.rows(400), handles[$0 ? 1 : 0], showsAll: $0) }
        for step in 0..<40 {
            var rows = handles[0].rows?.wrappedValue ?? []
            func any() -> Int { Int.random(in: rows.indices, using: &random) }
            var wheel: CGFloat?
            var jump: Int?
            var header: CGFloat?
            var size: CGSize?
            switch Int.random(in: 0..<15, using: &random) {
            case 0, 1: wheel = .random(in: -400...400, using: &random)
            case 2: wheel = .random(in: -9_000...9_000, using: &random)
            case 3: jump = any()
            case 4: header = .random(in: 0...2_000, using: &random)
            case 5: size = CGSize(width: 200, height: .random(in: 100...900, using: &random))
            case 6: rows[any()].look = Row.Look.allCases.randomElement(using: &random) ?? .plain
            case 7: rows.remove(at: any())
            case 8:
                for index in rows.indices { rows[index].hue = .random(in: 0...1, using: &random) }
            case 9:
                for index in rows.indices {
                    rows[index].look = index % 50 == 7 ? .adjusted : .plain
                }
            case 10:
                for index in rows.indices {
                    rows[index].opacity = .random(in: 0...1, using: &random)
                }
            case 11:
                let index = any()
                rows[index].look = .adjusted
                rows[index].rise = .random(in: -3_000...3_000, using: &random)
            case 12:
                for index in rows.indices where rows[index].look == .adjusted {
                    rows[index].rise = .random(in: -3_000...3_000, using: &random)
                }
            case 13, 14:
                // Most of those that are stretched reach into sight from where they stand.
                for index in rows.indices where rows[index].look == .adjusted {
                    let isStretched = Bool.random(using: &random)
                    rows[index].stretch = isStretched ? .random(in: 1...60, using: &random) : 1
                }
            default: rows[any()].height = .random(in: 5...200, using: &random)
            }
            let isAnimated = Bool.random(using: &random)
            for (app, handle) in zip(apps, handles) {
                if let wheel { app.scroll(by: CGSize(width: 0, height: wheel)) }
                if let size { app.resizeWindow(1, to: size) }
                withAnimation(isAnimated ? .linear(duration: 0.4) : nil) {
                    if let jump { handle.position?.wrappedValue = rows[jump].id }
                    if let header { handle.header?.wrappedValue = header }
                    handle.rows?.wrappedValue = rows
                }
                app.advance(by: .milliseconds(150))
            }
            let shown = apps.map { $0.host.surfaces.first?.framebuffer.checksum }
            #expect(shown[0] == shown[1], "step \(step)")
            for app in apps { app.advance(by: .milliseconds(600)) }
            let rested = apps.map { $0.host.surfaces.first?.framebuffer.checksum }
            #expect(rested[0] == rested[1], "step \(step), at rest")
        }
    }
}
