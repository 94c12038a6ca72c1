import Foundation
import Hosting
import Views

/// Keys, and the one that asks for an expectation.
extension UserRecorder {
    /// The key that expects what the pointer is over, or that what is dragged over meanwhile looks
    /// as it does.
    private static let expectingKey = Key.function(9)
    /// In points: the sides of the least rectangle that somebody has drawn and not only pressed.
    private static let leastSide = 4.0

    func take(_ event: KeyEvent, in window: WindowID) -> Bool {
        if event.key == Self.expectingKey, event.modifiers.isEmpty {
            if event.phase != .up {
                if expecting == nil { expecting = Expecting() }
            } else if let done = expecting {
                expecting = nil
                if !done.hasRectangle { expect() }
            }
            return true
        }
        guard event.phase != .up, let stroke = KeyStroke(event) else { return false }
        // What types a text comes as the text, too.
        let isTyped = stroke.text != nil && takesText(window)
        if !isTyped { write(.key(stroke)) }
        return false
    }

    /// Takes the corners of a rectangle; the app gets nothing of it.
    func takeRectangle(_ event: PointerEvent, in window: WindowID) -> Bool {
        let place = Pointer(window: window, location: event.location)
        switch event.phase {
        case .down: expecting?.corner = place
        case .up:
            guard let corner = expecting?.corner, corner.window == window else { return true }
            expecting?.corner = nil
            let part = CGRect(
                x: min(corner.location.x, place.location.x).rounded(),
                y: min(corner.location.y, place.location.y).rounded(),
                width: abs(place.location.x - corner.location.x).rounded(),
                height: abs(place.location.y - corner.location.y).rounded())
            guard part.width >= Self.leastSide, part.height >= Self.leastSide else { return true }
            expecting?.hasRectangle = true
            write(pictureOf: part, in: window)
        case .moved:
            // Without a rectangle the key is for what the pointer is over in the end.
            if expecting?.corner == nil, expecting?.hasRectangle == false {
                pointer = place
                return false
            }
        case .cancelled: expecting?.corner = nil
        case .left: return false
        }
        return true
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
        case .menu: "Menu"
        case .function(let number): "F\(number)"
        }
    }
}
