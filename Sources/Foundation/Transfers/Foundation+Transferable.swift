import ContentTypes
import Foundation
import FoundationNames

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            .utf8PlainText, .plainText, exportingNow: { Data($0.utf8) },
            importingNow: { try ItemText.string($0, UTType.utf8PlainText.identifier) })
        DataRepresentation<String>(
            .utf16PlainText, .utf16PlainText, exportingNow: { $0.data(using: .utf16) ?? Data() },
            importingNow: { try ItemText.string($0, UTType.utf16PlainText.identifier) }
        )
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(
            .data, .data, exportingNow: { $0 }, importingNow: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(
            .fileURL, .fileURL, exportingNow: { Data($0.absoluteString.utf8) },
            importingNow: ItemAddress.url
        )
        .exportingCondition(\.isFileURL)
        DataRepresentation<URL>(
            .url, .url, exportingNow: { Data($0.absoluteString.utf8) },
            importingNow: ItemAddress.url)
        ProxyRepresentation<URL, String>(exportingNow: \.absoluteString, importingNow: nil)
    }
}

/// Others get the plain text; within the process the attributes stay.
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exportingNow: { String($0.characters) }, importingNow: { AttributedString($0) })
    }
}
