import Casement
import Foundation
import Hosting
import Widgets

/// The clipboard, as far as it holds text.
public final class NSPasteboard: NSObject, Sendable {
    /// A form in which the clipboard may hold something.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a type from its identifier, such as `public.url`.
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// An address, as text.
        public static let URL = PasteboardType("public.url")
        /// The address of a file, as text.
        public static let fileURL = PasteboardType("public.file-url")
        /// Text with the markup of web pages; the clipboard does not hold it.
        public static let html = PasteboardType("public.html")
        /// Rich text; the clipboard does not hold it.
        public static let rtf = PasteboardType("public.rtf")
        /// A picture; the clipboard does not hold it.
        public static let png = PasteboardType("public.png")

        /// Whether the clipboard holds it as text.
        fileprivate var isText: Bool { self == .string || self == .URL || self == .fileURL }
    }

    /// The clipboard that the app shares with the desktop.
    public static let general = NSPasteboard()

    private var text: String? {
        get {
            CurrentApp.latest?.environment.pasteboard.flatMap {
                $0.string.isEmpty ? nil : $0.string
            }
        }
        set { CurrentApp.latest?.environment.pasteboard?.string = newValue ?? "" }
    }

    /// Empties the clipboard, and returns 0.
    @discardableResult
    public func clearContents() -> Int {
        text = nil
        return 0
    }

    /// Empties the clipboard, and returns 0. The types are not read, and no owner is asked for
    /// content.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { clearContents() }

    /// Puts a text on the clipboard and returns true; returns false, and changes nothing, if the
    /// type is not one of text.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        guard type.isText else { return false }
        text = string
        return true
    }

    /// Returns the text of the clipboard, or `nil` if it is empty or the type is not one of text.
    public func string(forType type: PasteboardType) -> String? { type.isText ? text : nil }

    /// The types that the clipboard holds: plain text, or none if it is empty.
    public var types: [PasteboardType]? { text == nil ? [] : [.string] }
}
