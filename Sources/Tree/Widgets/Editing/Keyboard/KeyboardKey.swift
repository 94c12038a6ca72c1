import Foundation
import Views

/// One key of the keyboard on the screen: what it does, what is on it, and how wide it is.
struct KeyboardKey: Equatable {
    enum Action: Equatable {
        case text(String)
        case shift, backspace, submit
        case plane(KeyboardPlane)
        case nextLayout, dismiss
        /// A gap between keys.
        case none
    }

    enum Width: Equatable {
        /// In widths of a letter's key.
        case units(Double)
        /// What the other keys of the row leave.
        case share
    }

    enum Look: Equatable { case letter, function, prominent }

    /// What is drawn on it.
    enum Face: Equatable {
        case text(String)
        case symbol(String)
        case shift(KeyboardShift)
    }

    var action: Action
    var face: Face
    /// What names it for assistive technology and for scenarios.
    var label: String
    var look = Look.letter
    var width = Width.units(1)
    /// What a long press offers.
    var alternates: [String] = []

    init(
        _ action: Action, _ face: Face, label: String, look: Look = .function,
        width: Width = .units(1)
    ) {
        self.action = action
        self.face = face
        self.label = label
        self.look = look
        self.width = width
    }

    /// A key that types what it shows.
    init(_ text: String, alternates: [String] = [], width: Width = .units(1)) {
        self.init(.text(text), .text(text), label: text, look: .letter, width: width)
        self.alternates = alternates
    }

    static func gap(_ width: Width = .units(1)) -> KeyboardKey {
        KeyboardKey(.none, .text(""), label: "", width: width)
    }

    static func space(_ name: String) -> KeyboardKey {
        KeyboardKey(.text(" "), .text(name), label: "Space", look: .letter, width: .share)
    }

    /// Whether a press shows what is typed above the key.
    var popsUp: Bool { if case .text(let text) = action { text != " " } else { false } }
}

/// What a keyboard shows at a time.
enum KeyboardPlane: Equatable {
    case letters, symbols, moreSymbols
    /// The digits alone, as on a telephone.
    case pad
}

/// Whether the next letter is a capital.
enum KeyboardShift: Equatable {
    case off, once, locked
}
