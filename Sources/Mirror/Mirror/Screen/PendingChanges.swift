import Geometry

/// The pixels that a viewer lacks: first the move is done on its side, then the damage is sent.
///
/// Further changes of the screen are combined with those that wait, so what a slow viewer gets never
/// grows beyond the whole screen.
struct PendingChanges: Equatable, Sendable {
    private(set) var move: ScreenMove?
    private(set) var damage = DamageRegion()

    var isEmpty: Bool { move == nil && damage.isEmpty }

    /// Adds a change of the screen: a move, and the pixels painted after it.
    mutating func add(_ next: ScreenMove?, _ painted: DamageRegion) {
        if let next { add(next) }
        damage.formUnion(painted)
    }

    /// Everything within the bounds is to be sent; what was pending is part of that.
    mutating func invalidate(_ bounds: PixelRect) {
        move = nil
        damage = DamageRegion(bounds)
    }

    mutating func add(_ rect: PixelRect) { damage.formUnion(rect) }

    /// Has the moved pixels be sent instead.
    mutating func dropMove() {
        guard let move else { return }
        damage.formUnion(move.rect)
        self.move = nil
    }

    /// The move, which is no longer pending.
    mutating func takeMove() -> ScreenMove? {
        defer { move = nil }
        return move
    }

    /// Damaged rectangles within the bounds with at most so many pixels together; they are no longer
    /// pending.
    mutating func take(atMost limit: Int, within bounds: PixelRect) -> [PixelRect] {
        var taken: [PixelRect] = []
        var rest: [PixelRect] = []
        var left = limit
        for rect in damage.rects {
            let inside = rect.intersection(bounds)
            rest += rect.subtracting(inside)
            guard !inside.isEmpty else { continue }
            // At least a row, so that any limit gets on.
            let rows = min(inside.height, max(left / inside.width, taken.isEmpty ? 1 : 0))
            var (now, later) = (inside, inside)
            now.maxY = inside.minY + rows
            later.minY = now.maxY
            left -= now.area
            if !now.isEmpty { taken.append(now) }
            if !later.isEmpty { rest.append(later) }
        }
        damage = DamageRegion(rest)
        return taken
    }

    private mutating func add(_ next: ScreenMove) {
        // Pixels that are wrong now are wrong at their new position, too.
        var wrong: [PixelRect] = []
        for rect in damage.rects {
            wrong += rect.subtracting(next.rect)
            let carried = rect.intersection(next.source).offsetBy(dx: next.dx, dy: next.dy)
            if !carried.isEmpty { wrong.append(carried) }
        }
        damage = DamageRegion(wrong)
        guard let first = move else {
            move = next
            return
        }
        // Only pixels that both moves move can be moved at once; those that one of them moves are
        // sent.
        let both = next.rect.intersection(first.rect.offsetBy(dx: next.dx, dy: next.dy))
        for rect in first.rect.subtracting(next.rect) + next.rect.subtracting(both) {
            damage.formUnion(rect)
        }
        let (dx, dy) = (first.dx + next.dx, first.dy + next.dy)
        move = both.isEmpty || dx == 0 && dy == 0 ? nil : ScreenMove(rect: both, dx: dx, dy: dy)
    }
}
