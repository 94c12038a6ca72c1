import Foundation
import Geometry
import Views

/// Follows a finger on the keyboard: it may slide to another key before it is lifted, a long press
/// offers what lies behind a key, and a held Backspace repeats.
final class KeyboardPress: GestureRecognizer {
    let precedence = GesturePrecedence.high
    private unowned let keyboard: ScreenKeyboardController
    private(set) var deadline: Double?
    private var hasRepeated = false

    init(_ keyboard: ScreenKeyboardController) { self.keyboard = keyboard }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.button == .primary else { return .waiting }
        let geometry = keyboard.geometry(of: event.size)
        switch event.phase {
        case .down:
            hasRepeated = false
            press(geometry.key(at: event.location), geometry, event.time)
            return .active
        case .moved:
            move(to: event.location, geometry, event.time)
            return .active
        case .up:
            release(geometry)
            return .ended
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    func cancel() {
        deadline = nil
        keyboard.change { ($0.pressed, $0.choices) = (nil, nil) }
    }

    private func press(_ position: KeyPosition?, _ geometry: KeyboardGeometry, _ now: Double) {
        let key = position.flatMap { keyboard[$0] }
        let isKey = key.map { $0.action != .none } ?? false
        keyboard.change { $0.pressed = isKey ? position : nil }
        switch key?.action {
        case .backspace: deadline = now + Theme.Repeat.delay
        case .nextLayout where keyboard.languages.count > 1:
            deadline = now + Theme.Keyboard.longPress
        default:
            deadline = key?.alternates.isEmpty == false ? now + Theme.Keyboard.longPress : nil
        }
    }

    private func move(to point: CGPoint, _ geometry: KeyboardGeometry, _ now: Double) {
        if let choices = keyboard.state.choices {
            let selected = choices.choice(at: point)
            keyboard.change { $0.choices?.selected = selected }
            return
        }
        let position = geometry.key(at: point)
        guard position != keyboard.state.pressed else { return }
        // A key that has repeated has done its work.
        guard !hasRepeated else { return cancel() }
        press(position, geometry, now)
    }

    private func release(_ geometry: KeyboardGeometry) {
        let (position, choices) = (keyboard.state.pressed, keyboard.state.choices)
        let hadRepeated = hasRepeated
        cancel()
        guard let position, let key = keyboard[position] else { return }
        if let choices {
            guard let selected = choices.selected, choices.titles.indices.contains(selected) else {
                return
            }
            if key.action == .nextLayout {
                keyboard.choose(keyboard.languages[selected])
            } else {
                keyboard.type(choices.titles[selected])
            }
            return
        }
        if !hadRepeated { keyboard.perform(key.action) }
    }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard let due = deadline, due <= now, let position = keyboard.state.pressed,
            let key = keyboard[position]
        else { return .active }
        deadline = nil
        if key.action == .backspace {
            hasRepeated = true
            deadline = now + Theme.Repeat.interval
            keyboard.perform(.backspace)
        } else {
            keyboard.openChoices(of: key, at: position)
        }
        return .active
    }
}

extension ScreenKeyboardController {
    subscript(position: KeyPosition) -> KeyboardKey? {
        let rows = rows
        guard rows.indices.contains(position.row),
            rows[position.row].indices.contains(position.column)
        else { return nil }
        return rows[position.row][position.column]
    }

    func geometry(of size: CGSize) -> KeyboardGeometry {
        lastSize = size
        return KeyboardGeometry(
            rows, width: size.width, height: size.height, isPad: state.plane == .pad)
    }

    func openChoices(of key: KeyboardKey, at position: KeyPosition) {
        let isList = key.action == .nextLayout
        // Nobody is to see what is typed into a secret field.
        guard isList || !state.isSecret else { return }
        let titles =
            isList
            ? languages.map { settings.layouts[$0]?.name ?? $0 } : key.titlesOfChoices
        let frame = geometry(of: lastSize)[position]
        change { $0.choices = KeyChoices(titles, isList: isList, over: frame, in: lastSize) }
    }
}

extension KeyboardKey {
    /// The key's own text and what lies behind it.
    var titlesOfChoices: [String] {
        if case .text(let text) = action { [text] + alternates } else { alternates }
    }
}
