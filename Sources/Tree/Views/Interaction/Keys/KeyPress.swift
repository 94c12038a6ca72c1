import Foundation

/// A key stroke that reached a view.
public struct KeyPress: Sendable {
    /// Whether an action has used a key stroke.
    public enum Result: Sendable {
        /// The stroke has been used, and goes no further.
        case handled
        /// Left to the views around.
        case ignored
    }

    /// The parts of a key stroke: the press, its repetitions and the release.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Creates a set from its bits: 1 for the press, 2 for repetitions, 4 for the release.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key has been pressed.
        public static let down = Phases(rawValue: 1)
        /// The key has been held for so long that it repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key has been released.
        public static let up = Phases(rawValue: 4)
        /// All parts of a stroke.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The part of the stroke: one of the phases.
    public let phase: Phases
    /// The key that was pressed or released.
    public let key: KeyEquivalent
    /// The character of the key, a capital letter if Shift is held.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    init?(_ event: KeyEvent) {
        guard let key = KeyEquivalent(event.key) else { return nil }
        self.key = key
        phase =
            switch event.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        characters =
            event.modifiers.contains(.shift)
            ? key.character.uppercased() : String(key.character)
        modifiers = EventModifiers(event.modifiers)
    }
}

/// Takes keys while the focus is inside of a view.
nonisolated struct KeyModifier: ViewModifier {
    let action: @MainActor (KeyEvent) -> Bool
    @Retained private var responder = Responder()

    init(action: @escaping @MainActor (KeyEvent) -> Bool) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        let action = action
        responder.key = { event in action(event) }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

extension View {
    /// Runs a closure for key strokes while the focus is on the view or inside it: for those of the
    /// keys, or those that type the characters, in the phases. Inner views come first; a stroke
    /// that an action ignores goes on to the views around.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains)
                ? action(press) : .ignored
        }
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyModifier { event in
                guard let press = KeyPress(event), phases.contains(press.phase) else {
                    return false
                }
                return action(press) == .handled
            })
    }
}

/// A direction asked for with an arrow key.
public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

extension View {
    /// Runs the closure for an arrow key while the focus is inside.
    nonisolated public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)? = nil
    ) -> some View {
        modifier(
            KeyModifier { event in
                guard let action, event.phase != .up, event.modifiers.isEmpty,
                    let direction = MoveCommandDirection(event.key)
                else { return false }
                action(direction)
                return true
            })
    }

    /// Runs the closure for Escape while the focus is inside.
    nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
        onCommand(.escape, action)
    }

    /// Runs the closure for Delete or Backspace while the focus is inside.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
        onCommand(.backspace, action).onCommand(.delete, action)
    }

    nonisolated private func onCommand(_ key: Key, _ action: (() -> Void)?) -> some View {
        modifier(
            KeyModifier { event in
                guard let action, event.key == key, event.phase != .up, event.modifiers.isEmpty
                else { return false }
                action()
                return true
            })
    }
}

extension MoveCommandDirection {
    init?(_ key: Key) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }
}
