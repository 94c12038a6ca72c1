import Casement

/// What of a text was replaced by what.
struct TextReplacement {
    /// The replaced part of the old text, in UTF-16.
    let range: NSRange
    let text: String

    /// Compares two texts from both ends.
    init(from old: String, to new: String) {
        let (olds, news) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(olds.count, news.count)
        var start = 0
        while start < shorter, olds[start] == news[start] { start += 1 }
        if start > 0, UTF16.isLeadSurrogate(olds[start - 1]) { start -= 1 }
        var end = 0
        while end < shorter - start, olds[olds.count - 1 - end] == news[news.count - 1 - end] {
            end += 1
        }
        if end > 0, UTF16.isTrailSurrogate(olds[olds.count - end]) { end -= 1 }
        range = NSRange(location: start, length: olds.count - end - start)
        text = String(decoding: news[start..<(news.count - end)], as: UTF16.self)
    }
}

/// Whether typed words are corrected. Nothing here corrects them.
public enum UITextAutocorrectionType: Int, Sendable {
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
