import Casement

/// Whether typed words are corrected. Nothing here corrects them.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether typed words are checked. Nothing here checks them.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether quotation marks are made typographic. Nothing here changes them.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether hyphens are made dashes. Nothing here changes them.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces are put beside what is pasted. Nothing here does that.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// The label of the Return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`

    var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .search, .google, .yahoo: .search
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

/// The keyboard that suits an editor.
struct InputTraits: ViewModifier {
    let keyboard: UIKeyboardType
    let capitals: UITextAutocapitalizationType
    let returnKey: UIReturnKeyType
    let content: UITextContentType?

    func body(content view: Content) -> some View {
        view.keyboardType(keyboard)
            .textInputAutocapitalization(TextInputAutocapitalization(capitals))
            .textContentType(content)
            .submitLabel(returnKey.label)
    }
}
