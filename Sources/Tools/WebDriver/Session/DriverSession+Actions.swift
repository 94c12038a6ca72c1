import AutomationProtocol
import Foundation
import Geometry

/// Actions of several devices at a time.
extension DriverSession {
    static let inputRoutes = [
        CommandRoute("POST", "actions") { context in
            try context.session.perform(try ActionSource.all(context.body))
            return .null
        },
        CommandRoute("DELETE", "actions") { context in
            try context.session.releaseAll()
            return .null
        },
    ]

    /// Seconds between two places of a pointer that moves, and how many places there are at most.
    private static let moveInterval = 0.05
    private static let mostMoves = 20

    private func perform(_ sources: [ActionSource]) throws {
        for index in 0..<(sources.map(\.ticks.count).max() ?? 0) {
            let acting = sources.filter { index < $0.ticks.count }
            let duration = acting.map { $0.ticks[index].duration }.max() ?? 0
            for source in acting { try begin(source.ticks[index].action, of: source) }
            try move(acting.map { ($0, $0.ticks[index].action) }, for: duration)
        }
    }

    /// What happens at once, at the beginning of a tick.
    private func begin(_ action: ActionSource.Action, of source: ActionSource) throws {
        switch action {
        case .pause, .pointerMove: break
        case .keyDown(let key):
            for step in try hands.keys.press(key) { try app.perform(step) }
        case .keyUp(let key): hands.keys.release(key)
        case .pointerDown(let button):
            var pointer = hands.pointer(source)
            guard pointer.pressed.insert(button).inserted else { return }
            try send(pointer, .down, button, of: source)
        case .pointerUp(let button):
            var pointer = hands.pointer(source)
            guard pointer.pressed.remove(button) != nil else { return }
            try send(pointer, .up, button, of: source)
        case .scroll(let point, let origin, let delta):
            let (window, place) = try place(point, origin, .zero)
            try app.perform(.scroll(.point(place, .number(window)), by: delta))
        }
    }

    private func send(
        _ pointer: ClientHands.Pointer, _ phase: PointerInput.Phase,
        _ button: PointerInput.Button, of source: ActionSource
    ) throws {
        hands.pointers[source.id] = pointer
        guard let input = pointer.input(phase, button, in: try window().number) else { return }
        try app.perform(.pointer(input))
    }

    /// Moves all pointers of a tick side by side, and lets its time pass.
    private func move(
        _ actions: [(ActionSource, ActionSource.Action)], for duration: Double
    ) throws {
        var ways: [(source: ActionSource, from: CGPoint, to: CGPoint, window: Int)] = []
        for (source, action) in actions {
            guard case .pointerMove(let point, let origin) = action else { continue }
            let from = hands.pointer(source).location
            let (window, to) = try place(point, origin, from)
            ways.append((source, from, to, window))
        }
        let wanted = (duration / Self.moveInterval).rounded(.up)
        let count = ways.isEmpty ? 1 : max(1, min(Self.mostMoves, Int(saturating: wanted)))
        for step in 1...count {
            for way in ways {
                let part = Double(step) / Double(count)
                var pointer = hands.pointer(way.source)
                pointer.location = CGPoint(
                    x: way.from.x + (way.to.x - way.from.x) * part,
                    y: way.from.y + (way.to.y - way.from.y) * part)
                hands.pointers[way.source.id] = pointer
                let button = pointer.pressed.first ?? .primary
                guard let input = pointer.input(.moved, button, in: way.window) else { continue }
                try app.perform(.pointer(input))
            }
            if duration > 0 { try app.perform(.advance(duration / Double(count), real: true)) }
        }
    }

    /// The point of a window's content at which a pointer is to be.
    private func place(
        _ point: CGPoint, _ origin: ActionSource.Origin, _ pointer: CGPoint
    ) throws -> (window: Int, CGPoint) {
        let window: ScreenWindow
        let start: CGPoint
        switch origin {
        case .viewport: (window, start) = (try self.window(), .zero)
        case .pointer: (window, start) = (try self.window(), pointer)
        case .element(let id):
            let (_, element, tree) = try find(id)
            window = tree.window
            start = CGPoint(x: element.frame.midX, y: element.frame.midY)
        }
        let place = CGPoint(x: start.x + point.x, y: start.y + point.y)
        guard CGRect(origin: .zero, size: window.frame.size).contains(place) else {
            throw WebDriverError(
                .moveTargetOutOfBounds, "(\(place.x), \(place.y)) is outside of the window")
        }
        return (window.number, place)
    }

    /// Lets go of everything.
    private func releaseAll() throws {
        let held = hands
        hands = ClientHands()
        let window = try window().number
        for pointer in held.pointers.values {
            for button in pointer.pressed {
                guard let input = pointer.input(.up, button, in: window) else { continue }
                try app.perform(.pointer(input))
            }
        }
    }
}
