/// What sort of text is edited, and so which keys mean something.
enum TextInputKind: Equatable {
    /// One line; Return submits.
    case line
    /// One line of dots.
    case secure
    /// A field as high as its text within the line limit; Return submits if there is an action.
    case growing
    /// An editor as large as the proposal; Return and Tab are text.
    case editor

    var isMultiline: Bool { self == .growing || self == .editor }

    var rowMode: TextRowStyle.Mode {
        switch self {
        case .line: .line
        case .secure: .dots
        case .growing, .editor: .paragraphs
        }
    }
}

/// The callbacks of a field.
struct TextInputActions {
    /// Return was pressed.
    var commit: () -> Void = {}
    /// The field got or lost the focus.
    var editing: (Bool) -> Void = { _ in }
}
