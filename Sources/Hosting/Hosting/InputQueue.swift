import Foundation
import Views

/// Input that waits for the loop. Coalesces consecutive pointer moves and wheel turns, so that a
/// fast mouse costs one event a turn.
package struct InputQueue {
    private var events: [InputEvent] = []

    package init() {}

    package var isEmpty: Bool { events.isEmpty }

    package mutating func append(_ event: InputEvent) {
        if let last = events.last, let merged = merge(last, event) {
            events[events.count - 1] = merged
        } else {
            events.append(event)
        }
    }

    package mutating func append(_ kinds: [InputEvent.Kind], in window: WindowID) {
        for kind in kinds { append(InputEvent(kind, in: window)) }
    }

    package mutating func take() -> [InputEvent] {
        defer { events.removeAll() }
        return events
    }

    private func merge(_ earlier: InputEvent, _ later: InputEvent) -> InputEvent? {
        guard earlier.window == later.window else { return nil }
        switch (earlier.kind, later.kind) {
        case (.pointer(let a), .pointer(let b))
        where a.phase == .moved && b.phase == .moved && a.modifiers == b.modifiers:
            return later
        case (
            .wheel(let a, let place, let keys, let isClick),
            .wheel(let b, let samePlace, let sameKeys, let isSameKind)
        ) where place == samePlace && keys == sameKeys && isClick == isSameKind:
            let sum = CGSize(width: a.width + b.width, height: a.height + b.height)
            return InputEvent(
                .wheel(delta: sum, at: place, modifiers: keys, isClick: isClick), in: later.window)
        case (.pinch(let a), .pinch(let b)) where a.phase == .changed && b.phase == .changed:
            return later
        case (.wake, .wake):
            return later
        default:
            return nil
        }
    }
}
