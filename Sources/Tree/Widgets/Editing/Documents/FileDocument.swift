import ContentTypes
import Foundation
import FoundationNames

/// A document as a value, read from a file and written to one.
@preconcurrency
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written as; those that can be read, by default.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file; throws if the file does not hold one.
    init(configuration: ReadConfiguration) throws
    /// The file to write, or a folder of files; throws if the document cannot be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that can be read, which a document can also be written as.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type that the file is read as.
    public let contentType: UTType
    /// The file, or the folder with all that is in it.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    /// The type that the file is to have.
    public let contentType: UTType
    /// The file as it was last read or written; nil for a new one.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}
