import Geometry
import RandomNumbers
import Testing

@testable import Mirror

/// Changes that wait, by a model: a viewer's pixels, each the number of a color.
struct PendingChangesTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 24, height: 24)

    @Test("What waits makes a viewer's pixels those of the screen", arguments: 1...200)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        func rect() -> PixelRect {
            PixelRect(
                x: number(0...20), y: number(0...20), width: number(1...20), height: number(1...20)
            )
            .intersection(bounds)
        }
        var screen = [Int](repeating: 0, count: 24 * 24)
        var viewer = screen
        var pending = PendingChanges()
        var color = 0
        for _ in 0..<40 {
            switch number(0...5) {
            case 0, 1:
                let rect = rect()
                color += 1
                set(&screen, rect) { _, _ in color }
                pending.add(nil, DamageRegion(rect))
            case 2, 3:
                let (dx, dy) = (number(-3...3), number(-6...6))
                let area = rect()
                let target = area.intersection(area.offsetBy(dx: dx, dy: dy))
                guard !target.isEmpty else { continue }
                let before = screen
                set(&screen, target) { x, y in before[(y - dy) * 24 + x - dx] }
                pending.add(ScreenMove(rect: target, dx: dx, dy: dy), DamageRegion())
            case 4: pending.dropMove()
            default: look(&viewer, &pending, screen, atMost: number(1...300))
            }
        }
        while !pending.isEmpty { look(&viewer, &pending, screen, atMost: 50) }
        #expect(viewer == screen)
    }

    @Test("No more pixels are taken than the limit, but always a row")
    func limit() {
        var pending = PendingChanges()
        pending.invalidate(bounds)
        #expect(pending.take(atMost: 100, within: bounds).reduce(0) { $0 + $1.area } == 96)
        #expect(pending.take(atMost: 1, within: bounds).reduce(0) { $0 + $1.area } == 24)
        #expect(pending.damage.area == 24 * 24 - 120)
    }

    private func look(
        _ viewer: inout [Int], _ pending: inout PendingChanges, _ screen: [Int],
        atMost limit: Int
    ) {
        if let move = pending.takeMove() {
            let before = viewer
            set(&viewer, move.rect) { x, y in before[(y - move.dy) * 24 + x - move.dx] }
        }
        for rect in pending.take(atMost: limit, within: bounds) {
            set(&viewer, rect) { x, y in screen[y * 24 + x] }
        }
    }

    private func set(_ pixels: inout [Int], _ rect: PixelRect, _ value: (Int, Int) -> Int) {
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { pixels[y * 24 + x] = value(x, y) }
        }
    }
}
