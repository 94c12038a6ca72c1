import ContentTypes
import Foundation

/// A value as a file that the app writes and reads.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, @unchecked Sendable {
    public typealias Body = Never
    private let form: TransferForm

    /// Creates a representation that gives a file of a type, takes such a file, or both.
    ///
    /// If it opens files in place, `importing` may get the original file instead of a copy. For
    /// exporting this has no effect: `SentTransferredFile.allowAccessingOriginalFile` decides.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, contentType, shouldAttemptToOpenInPlace, exporting, importing)
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, nil, shouldAllowToOpenInPlace, exporting, nil)
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(nil, importedContentType, shouldAttemptToOpenInPlace, nil, importing)
    }

    private init(
        _ exported: UTType?, _ imported: UTType?, _ opensInPlace: Bool,
        _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var form = TransferForm(exported: exported, imported: imported)
        form.importsFile = true
        form.exportsFile = true
        form.opensInPlace = opensInPlace
        form.export = exporting.map { exporting in
            .later { value in
                guard let item = value as? Item else {
                    throw TransferForm.mismatch(value, Item.self)
                }
                let sent = try await exporting(item)
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
        }
        form.import = importing.map { importing in
            .later { content in
                guard case .file(let url, let isOriginal) = content else {
                    throw TransferForm.mismatch(content, URL.self)
                }
                return try await importing(
                    ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
            }
        }
        self.form = form
    }

    public var _forms: _TransferForms { _TransferForms([form]) }
}

/// A file that a value has become.
public struct SentTransferredFile: Sendable {
    /// The address of the file.
    public let file: URL
    /// Whether others may have this very file, and not a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates a reference to a file that has been written. By default others get a copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is made of. A copy is removed once the value is made.
public struct ReceivedTransferredFile: Sendable {
    /// The address of the file.
    public let file: URL
    /// Whether it is the original file, which stays, and not a copy.
    public let isOriginalFile: Bool
}
