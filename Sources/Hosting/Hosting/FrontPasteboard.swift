import Foundation
import FoundationNames
import Transfers
import Views
import Widgets

/// The front's clipboard, and the items that this app has copied to it.
final class FrontPasteboard: Pasteboard {
    private let front: any Front
    /// What this app has copied, and the text that other programs have of it.
    private var copied: (items: [NSItemProvider], text: String)?

    init(_ front: any Front) { self.front = front }

    var string: String {
        get { text }
        set {
            copied = nil
            front.clipboard = newValue
        }
    }

    /// The items count until another program, or a text field, has put something else there.
    var items: [NSItemProvider] {
        get {
            let text = text
            if let copied, copied.text == text { return copied.items }
            return text.isEmpty ? [] : [NSItemProvider.of(text)]
        }
        set {
            let items = newValue
            copied = (items, "")
            front.clipboard = ""
            PasteboardText.of(items) { [weak self] text in
                self?.copied = (items, text)
                self?.front.clipboard = text
            }
        }
    }

    /// The text that was copied. Fronts replace bytes that are not UTF-8 by this character.
    private var text: String {
        let text = front.clipboard
        if text.unicodeScalars.contains("\u{FFFD}") {
            RuntimeWarnings.log(
                "What was copied is not in UTF-8 throughout; other bytes were replaced.")
        }
        return text
    }
}
