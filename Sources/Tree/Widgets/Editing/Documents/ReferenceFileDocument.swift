import ContentTypes
import Foundation
import FoundationNames
import Publishing

/// A document as an object, written from snapshots of it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// What is written: the document as it was at one moment.
    associatedtype Snapshot

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written as; those that can be read, by default.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file; throws if the file does not hold one.
    init(configuration: ReadConfiguration) throws
    /// The document as it is now, to be written as a file of the type; here it is written at once.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file to write for a snapshot, or a folder of files; throws if it cannot be written.
    func fileWrapper(
        snapshot: Snapshot, configuration: WriteConfiguration
    ) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that can be read, which a document can also be written as.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
