import ContentTypes
import Foundation

/// A value of Swift that stands for an object of Foundation in item providers.
public protocol _ItemProviderBridged {
    static var _readableTypes: [String] { get }
    static func _value(_ data: Data, _ typeIdentifier: String) throws -> Self
}

extension String: _ItemProviderBridged {
    public static var _readableTypes: [String] { ItemText.types }
    public static func _value(_ data: Data, _ typeIdentifier: String) throws -> String {
        try ItemText.string(data, typeIdentifier)
    }
}

extension URL: _ItemProviderBridged {
    public static var _readableTypes: [String] { ItemAddress.types }
    public static func _value(_ data: Data, _ typeIdentifier: String) throws -> URL {
        try ItemAddress.url(data)
    }
}

/// Text as the data of an item.
package enum ItemText {
    static let types = NSItemProvider.textTypes

    package static func string(_ data: Data, _ typeIdentifier: String) throws -> String {
        let isWide = [UTType.utf16PlainText, .utf16ExternalPlainText].contains {
            $0.identifier == typeIdentifier
        }
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw NSItemProvider.problem(
                .itemUnavailableError, "The text is not in \(isWide ? "UTF-16" : "UTF-8").")
        }
        return text
    }
}

/// An address as the data of an item: its text.
package enum ItemAddress {
    static let types = [UTType.url, .fileURL].map(\.identifier)

    package static func url(_ data: Data) throws -> URL {
        let text = String(decoding: data, as: UTF8.self)
        guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw NSItemProvider.problem(.itemUnavailableError, "“\(text)” is not an address.")
        }
        return url
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The type that the text is given as: UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier]
    }

    /// The types of data that a text can be made of: text in UTF-8, in UTF-16 or of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] { ItemText.types }

    /// Gives the text in UTF-8 to the handler at once, whatever type is asked for.
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }

    /// Makes a text of data. Throws if the data is not in the encoding of the type.
    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        self.init(string: try ItemText.string(data, typeIdentifier))
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The types that the address is given as: a URL, and the URL of a file.
    public static var writableTypeIdentifiersForItemProvider: [String] { ItemAddress.types }
    /// The types of data that an address can be made of: a URL, and the URL of a file.
    public static var readableTypeIdentifiersForItemProvider: [String] { ItemAddress.types }

    /// Gives the text of the address in UTF-8 to the handler at once, whatever type is asked for.
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Makes an address of its text in UTF-8. Throws if the text is not an address.
    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        let url = try ItemAddress.url(data)
        guard let object = NSURL(string: url.absoluteString) as? Self else {
            throw NSItemProvider.problem(.itemUnavailableError, "\(url) is not an address.")
        }
        return object
    }
}
