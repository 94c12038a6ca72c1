import Casement
import Foundation
import Hosting
import Widgets

/// The clipboard, as far as it holds text.
public final class UIPasteboard: NSObject, Sendable {
    /// The clipboard that the app shares with the desktop.
    public static let general = UIPasteboard()

    /// The text of the clipboard, or `nil` if it is empty.
    public var string: String? {
        get {
            CurrentApp.latest?.environment.pasteboard.flatMap {
                $0.string.isEmpty ? nil : $0.string
            }
        }
        set { CurrentApp.latest?.environment.pasteboard?.string = newValue ?? "" }
    }

    /// One text for all, a line each.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// The text, if it is an address.
    public var url: URL? {
        get {
            guard let text = string, let url = URL(string: text), url.scheme != nil else {
                return nil
            }
            return url
        }
        set { string = newValue?.absoluteString }
    }

    /// Whether the clipboard holds text.
    public var hasStrings: Bool { string != nil }
    /// Whether the text of the clipboard is an address with a scheme.
    public var hasURLs: Bool { url != nil }
}
