import Casement
import Foundation
import Hosting
import Widgets

/// The clipboard, as far as it holds text.
public final class NSPasteboard: NSObject, Sendable {
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let png = PasteboardType("public.png")

        /// Whether the clipboard holds it as text.
        fileprivate var isText: Bool { self == .string || self == .URL || self == .fileURL }
    }

    public static let general = NSPasteboard()

    private var text: String? {
        get {
            CurrentApp.latest?.environment.pasteboard.flatMap {
                $0.string.isEmpty ? nil : $0.string
            }
        }
        set { CurrentApp.latest?.environment.pasteboard?.string = newValue ?? "" }
    }

    @discardableResult
    public func clearContents() -> Int {
        text = nil
        return 0
    }

    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { clearContents() }

    /// False, with nothing written, for what is no text.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        guard type.isText else { return false }
        text = string
        return true
    }

    public func string(forType type: PasteboardType) -> String? { type.isText ? text : nil }

    public var types: [PasteboardType]? { text == nil ? [] : [.string] }
}
