import Foundation
import Hosting
import Views

/// The one pointer that all devices share: where it is, and which buttons are down. What happens to
/// it is collected until a report is complete.
struct PointerState {
    /// Where it may be. It begins in the middle, and stays where it is when displays change.
    var area = InputArea(size: .zero) {
        didSet {
            if oldValue.size == .zero { location = area.middle } else { move(to: location) }
        }
    }
    private(set) var location = CGPoint.zero
    /// Whether a mouse or a pen has moved it, and no finger since.
    private(set) var isShown = false
    var modifiers: KeyModifiers = []
    /// When the last event came, in seconds.
    var time = 0.0
    private var hasMoved = false
    private var wheel = CGSize.zero
    private var wheelClicks = false
    private var changes: [(button: PointerEvent.Button, isDown: Bool, device: DeviceID)] = []
    private var holders: [PointerEvent.Button: Set<DeviceID>] = [:]
    private var presses = PressCounter()

    func isPressed(_ button: PointerEvent.Button) -> Bool { holders[button] != nil }

    mutating func move(by way: CGSize) {
        guard way.width.isFinite, way.height.isFinite else { return }
        hover(to: CGPoint(x: location.x + way.width, y: location.y + way.height))
    }

    /// Something that is not on the screen itself points there.
    mutating func hover(to point: CGPoint) {
        isShown = true
        move(to: point)
    }

    mutating func touch(at point: CGPoint) {
        isShown = false
        move(to: point)
    }

    private mutating func move(to point: CGPoint) {
        let point = area.clamped(point)
        hasMoved = hasMoved || point != location
        location = point
    }

    /// Scrolls by clicks of a wheel, or by fingers on a touchpad.
    mutating func turn(_ delta: CGSize, isClick: Bool) {
        guard delta.width.isFinite, delta.height.isFinite else { return }
        wheelClicks = isClick
        wheel.width += delta.width
        wheel.height += delta.height
    }

    mutating func set(_ button: PointerEvent.Button, isDown: Bool, by device: DeviceID) {
        changes.append((button, isDown, device))
    }

    mutating func finishReport() -> [InputEvent.Kind] {
        var kinds = takeMove()
        if wheel != .zero {
            kinds.append(
                .wheel(delta: wheel, at: location, modifiers: modifiers, isClick: wheelClicks))
            wheel = .zero
        }
        for (button, isDown, device) in changes {
            kinds += isDown ? press(button, by: device) : release(button, by: device)
        }
        changes = []
        return kinds
    }

    mutating func takeMove() -> [InputEvent.Kind] {
        defer { hasMoved = false }
        return hasMoved ? [event(.moved)] : []
    }

    /// Two devices may hold one button: the first presses it, the last lets go.
    mutating func press(_ button: PointerEvent.Button, by device: DeviceID) -> [InputEvent.Kind] {
        let isFirst = holders[button] == nil
        holders[button, default: []].insert(device)
        return isFirst
            ? [event(.down, button, presses.count(button, at: location, time, isTouch: !isShown))]
            : []
    }

    mutating func release(
        _ button: PointerEvent.Button, by device: DeviceID
    ) -> [InputEvent.Kind] {
        letGo(of: button, by: device) ? [event(.up, button, presses.last)] : []
    }

    /// A press that was not ended.
    mutating func cancel(_ button: PointerEvent.Button, by device: DeviceID) -> [InputEvent.Kind] {
        letGo(of: button, by: device) ? [event(.cancelled, button)] : []
    }

    /// Cancels what a device holds that is gone.
    mutating func remove(_ device: DeviceID) -> [InputEvent.Kind] {
        changes.removeAll { $0.device == device }
        return holders.keys.sorted { $0.rawValue < $1.rawValue }
            .flatMap { cancel($0, by: device) }
    }

    /// The pointer is nowhere.
    func left() -> InputEvent.Kind { event(.left) }

    private mutating func letGo(of button: PointerEvent.Button, by device: DeviceID) -> Bool {
        guard holders[button]?.remove(device) != nil, holders[button]?.isEmpty == true else {
            return false
        }
        holders[button] = nil
        return true
    }

    private func event(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button = .primary, _ count: Int = 1
    ) -> InputEvent.Kind {
        .pointer(
            PointerEvent(
                phase, at: location, button: button, clickCount: count, modifiers: modifiers))
    }
}
