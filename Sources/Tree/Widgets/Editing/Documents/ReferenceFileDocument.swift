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

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(
        snapshot: Snapshot, configuration: WriteConfiguration
    ) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
