import Foundation
import Hosting
import Views

/// The pointer: presses, drags and the wheel.
extension ScenarioDriver {
    /// The number of steps in which a drag moves.
    private static let dragSteps = 10

    package func press(_ press: ScenarioStep.Press, _ location: StepTarget) throws(StepFailure) {
        if try pressSystemButton(press, location) { return }
        let (point, window) = try locate(location, pressing: press != .hover)
        switch press {
        case .tap:
            click(at: point, in: window)
        case .doubleTap:
            click(at: point, in: window)
            click(at: point, count: 2, in: window)
        case .rightTap:
            click(at: point, button: .secondary, in: window)
        case .longPress:
            send(.moved(point), .down(point), in: window)
            target.advance(by: Self.longPress)
            send(.up(point), in: window)
        case .hover:
            send(.moved(point), in: window)
        }
        takeFrame()
    }

    package func drag(
        from start: StepTarget, to end: ScenarioStep.DragEnd
    ) throws(StepFailure) {
        let (from, window) = try locate(start, pressing: true)
        let to: CGPoint
        switch end {
        case .by(let distance):
            to = CGPoint(x: from.x + distance.width, y: from.y + distance.height)
        case .at(let location):
            let (point, other) = try locate(location, pressing: false)
            let offset = try distance(from: window, to: other)
            to = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
        }
        drag(from: from, to: to, in: window, steps: Self.dragSteps)
        takeFrame()
    }

    /// From the corner of one window's content to that of another's.
    private func distance(from: WindowID, to: WindowID) throws(StepFailure) -> CGSize {
        guard from != to else { return .zero }
        guard let first = target.contentOrigin(of: from), let second = target.contentOrigin(of: to)
        else { throw StepFailure("a drag begins in \(from) and ends in \(to)") }
        return CGSize(width: second.x - first.x, height: second.y - first.y)
    }

    /// Drops what another program would, over a target or the key window's centre.
    package func drop(
        files: [String], text: String?, on location: StepTarget?
    ) throws(StepFailure) {
        let (point, window) = try locate(location, pressing: false)
        if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw StepFailure("there is no file \(missing)")
        }
        let event = DropEvent(
            at: point, files: files.map { URL(fileURLWithPath: $0) },
            texts: text.map { [$0] } ?? [])
        send(.drop(event), in: window)
        takeFrame()
    }

    func drag(from: CGPoint, to: CGPoint, in window: WindowID, steps: Int) {
        send(.moved(from), .down(from), in: window)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            let point = CGPoint(
                x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            send(.moved(point), in: window)
        }
        send(.up(to), in: window)
    }

    /// One part of a press at a point of the key window's content: its beginning, a move, its end.
    package func hold(
        _ phase: PointerEvent.Phase, at point: CGPoint
    ) throws(StepFailure) {
        let window = try reach(.key)
        let (place, id) = spot(point, in: window)
        send(.pointer(PointerEvent(phase, at: place)), in: id)
        takeFrame()
    }

    /// Puts two fingers beside a target's centre, moves them apart or together, and turns them.
    package func pinch(
        _ location: StepTarget, scale: Double, degrees: Double
    ) throws(StepFailure) {
        guard scale > 0, scale.isFinite, degrees.isFinite else {
            throw StepFailure("a pinch to \(scale) and by \(degrees)° is not possible")
        }
        let (point, window) = try locate(location, pressing: true)
        send(.pinch(PinchEvent(.began, at: point)), in: window)
        for step in 1...Self.dragSteps {
            let part = Double(step) / Double(Self.dragSteps)
            let pinch = PinchEvent(
                .changed, at: point, scale: 1 + (scale - 1) * part,
                rotation: degrees * part * .pi / 180)
            send(.pinch(pinch), in: window)
        }
        send(
            .pinch(
                PinchEvent(.ended, at: point, scale: scale, rotation: degrees * .pi / 180)),
            in: window)
        takeFrame()
    }

    /// Turns the wheel over a target, or over the key window's centre.
    package func scroll(_ location: StepTarget?, by delta: CGSize) throws(StepFailure) {
        let (point, window) = try locate(location, pressing: false)
        send(.moved(point), .wheel(delta: delta, at: point, modifiers: []), in: window)
        takeFrame()
    }

    /// The point of a target in its window, which becomes key; for parts outside the content, in
    /// the coordinates of the screen.
    func locate(
        _ location: StepTarget?, pressing: Bool
    ) throws(StepFailure) -> (CGPoint, WindowID) {
        switch location {
        case .element(let selector):
            let match = try reach(selector)
            if let part = match.element.part {
                let point = try screenPoint(on: match, part, pressing: pressing)
                return (point, WindowID.singleScreen)
            }
            return (try point(on: match, pressing: pressing), match.window.windowID)
        case .point(let point, let windows):
            let window = try reach(windows)
            guard CGRect(origin: .zero, size: window.frame.size).contains(point) else {
                throw StepFailure(
                    "(\(point.x), \(point.y)) is outside of window \(window.number)")
            }
            return spot(point, in: window)
        case nil:
            let window = try reach(.key)
            return spot(window.centre, in: window)
        }
    }

    /// An open menu of the screen's bar is in front of all windows.
    func spot(_ point: CGPoint, in window: ScreenWindow) -> (CGPoint, WindowID) {
        guard target.screenBar?.isOpen == true else { return (point, window.windowID) }
        let origin = window.frame.origin
        return (CGPoint(x: origin.x + point.x, y: origin.y + point.y), WindowID.singleScreen)
    }

    func point(on match: Screen.Match, pressing: Bool) throws(StepFailure) -> CGPoint {
        if target.screenBar?.isOpen == true {
            throw StepFailure("\(match.element.line) is covered by the open menu")
        }
        guard let tree = target.tree(of: match.window.windowID) else {
            throw StepFailure("window \(match.window.number) shows nothing")
        }
        return pressing
            ? try Reachability.point(on: match.element, in: match.window, tree)
            : try Reachability.visiblePoint(on: match.element, in: match.window, tree)
    }

    func click(
        at point: CGPoint, count: Int = 1, button: PointerEvent.Button = .primary,
        in window: WindowID
    ) {
        send(
            .moved(point), .down(point, count: count, button: button),
            .up(point, count: count, button: button), in: window)
    }
}

extension InputEvent.Kind {
    static func moved(_ point: CGPoint) -> Self { .pointer(PointerEvent(.moved, at: point)) }

    static func down(
        _ point: CGPoint, count: Int = 1, button: PointerEvent.Button = .primary
    ) -> Self {
        .pointer(PointerEvent(.down, at: point, button: button, clickCount: count))
    }

    static func up(
        _ point: CGPoint, count: Int = 1, button: PointerEvent.Button = .primary
    ) -> Self {
        .pointer(PointerEvent(.up, at: point, button: button, clickCount: count))
    }
}
