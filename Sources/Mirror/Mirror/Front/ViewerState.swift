import Foundation
import Views

/// What one viewer's user holds pressed, and what each input means to the app.
struct ViewerState {
    private var buttons: PointerButtons = []
    private var location = CGPoint.zero
    private var modifiers: KeyModifiers = []
    /// The keys that are down. A key comes up as what it went down as.
    private var held: [KeySymbol: Key?] = [:]
    private var press = Press()

    private struct Press {
        var time: ContinuousClock.Instant?
        var location = CGPoint.zero
        var button = PointerEvent.Button.primary
        var count = 1
    }

    /// Two presses count as a double press within this time and distance, in points.
    private static let doublePress = (time: Duration.milliseconds(500), distance: 8.0)

    private static let pressable: [(PointerButtons, PointerEvent.Button)] = [
        (.primary, .primary), (.middle, .middle), (.secondary, .secondary),
    ]

    /// The events of an input on a screen of so many pixels to a point.
    mutating func events(
        of input: ViewerInput, scale: Double, now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        func point(_ x: Int, _ y: Int) -> CGPoint {
            CGPoint(x: Double(x) / scale, y: Double(y) / scale)
        }
        switch input {
        case .pointer(let x, let y, let buttons):
            return pointer(at: point(x, y), buttons, now)
        case .scroll(let dx, let dy, let x, let y):
            let delta = CGSize(width: dx / scale, height: dy / scale)
            return [.wheel(delta: delta, at: point(x, y), modifiers: modifiers)]
        case .pinch(let phase, let factor, let angle, let x, let y):
            let pinch = PinchEvent(
                PinchEvent.Phase(phase), at: point(x, y), scale: factor,
                rotation: angle * .pi / 180)
            return [.pinch(pinch)]
        case .key(let keysym, _, let isDown):
            return key(KeySymbol(value: keysym), isDown: isDown)
        case .text(let text):
            // Control characters arrive as keys.
            let text = text.filter { !($0.asciiValue.map { $0 < 32 || $0 == 127 } ?? false) }
            return text.isEmpty ? [] : [.text(text)]
        case .composing(let text, let selection): return [.composing(text, selection: selection)]
        case .clipboard, .resize, .scale, .focus: return []
        }
    }

    /// Lets go of everything, because the viewer has gone.
    mutating func release() -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        for (bit, button) in Self.pressable where buttons.contains(bit) {
            kinds.append(event(.cancelled, button))
        }
        let wereModified = !modifiers.isEmpty
        modifiers = []
        for key in held.values.compactMap({ $0 }) { kinds.append(.key(KeyEvent(key, .up))) }
        if wereModified { kinds.append(.modifiers([])) }
        (buttons, held) = ([], [:])
        return kinds
    }

    private mutating func pointer(
        at point: CGPoint, _ pressed: PointerButtons, _ now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        if point != location || pressed == buttons {
            location = point
            kinds.append(event(.moved, .primary))
        }
        for (bit, button) in Self.pressable {
            if pressed.contains(bit), !buttons.contains(bit) {
                count(button, now)
                kinds.append(event(.down, button, press.count))
            } else if !pressed.contains(bit), buttons.contains(bit) {
                kinds.append(event(.up, button, press.count))
            }
        }
        buttons = pressed
        return kinds
    }

    private func event(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, _ count: Int = 1
    ) -> InputEvent.Kind {
        .pointer(
            PointerEvent(
                phase, at: location, button: button, clickCount: count, modifiers: modifiers))
    }

    private mutating func count(_ button: PointerEvent.Button, _ now: ContinuousClock.Instant) {
        let isNext =
            press.button == button && press.time.map { now - $0 < Self.doublePress.time } == true
            && abs(press.location.x - location.x) <= Self.doublePress.distance
            && abs(press.location.y - location.y) <= Self.doublePress.distance
        press = Press(
            time: now, location: location, button: button, count: isNext ? press.count + 1 : 1)
    }

    private mutating func key(_ symbol: KeySymbol, isDown: Bool) -> [InputEvent.Kind] {
        if let modifier = symbol.modifier {
            let before = modifiers
            if isDown { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
            return modifiers == before ? [] : [.modifiers(modifiers)]
        }
        guard isDown else {
            guard let key = held.removeValue(forKey: symbol) ?? nil else { return [] }
            return [.key(KeyEvent(key, .up, modifiers: modifiers))]
        }
        // A viewer repeats a key that is held. Few fingers hold many.
        let isRepeated = held[symbol] != nil
        guard isRepeated || held.count < Self.mostKeys else { return [] }
        let key = symbol.key
        held[symbol] = .some(key)
        var kinds: [InputEvent.Kind] = []
        if let key {
            let phase = isRepeated ? KeyEvent.Phase.repeat : .down
            kinds.append(.key(KeyEvent(key, phase, modifiers: modifiers)))
        }
        if modifiers.isSubset(of: .shift), let text = symbol.text { kinds.append(.text(text)) }
        return kinds
    }

    private static let mostKeys = 64
}

extension PinchEvent.Phase {
    fileprivate init(_ phase: ViewerInput.PinchPhase) {
        self =
            switch phase {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
    }
}
