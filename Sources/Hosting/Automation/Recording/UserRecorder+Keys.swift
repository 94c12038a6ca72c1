import Foundation
import Hosting
import Views

/// Keys, and the one that asks for an expectation.
extension UserRecorder {
    /// The key that expects what the pointer is over.
    private static let expecting = Key.function(9)

    func take(_ event: KeyEvent, in window: WindowID) -> Bool {
        if event.key == Self.expecting, event.modifiers.isEmpty {
            if event.phase == .down { expect() }
            return true
        }
        guard event.phase != .up, let stroke = KeyStroke(event) else { return false }
        // What types a text comes as the text, too.
        let isTyped = stroke.text != nil && takesText(window)
        if !isTyped { write(.key(stroke)) }
        return false
    }

    /// Expects the element under the pointer as it is now.
    private func expect() {
        guard let pointer, let found = element(at: pointer) else { return }
        let element = found.1
        var selector = found.0
        if !element.label.isEmpty { selector.label = element.label }
        if let value = element.value { selector.value = value }
        write(.expect(.some(selector), within: nil))
    }
}

extension KeyStroke {
    /// The stroke of a key that went down; nil for a key without a name.
    init?(_ event: KeyEvent) {
        let names: [(KeyModifiers, String)] = [
            (.control, "ctrl"), (.option, "alt"), (.command, "cmd"), (.shift, "shift"),
        ]
        let modifiers = names.filter { event.modifiers.contains($0.0) }.map(\.1)
        self.init((modifiers + [event.key.name]).joined(separator: "+"))
    }
}

extension Key {
    fileprivate var name: String {
        switch self {
        case .character(let character): String(character)
        case .return: "Return"
        case .escape: "Escape"
        case .tab: "Tab"
        case .space: "space"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .left: "Left"
        case .right: "Right"
        case .up: "Up"
        case .down: "Down"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        case .function(let number): "F\(number)"
        }
    }
}
