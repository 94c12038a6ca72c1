import ContentTypes
import Foundation
import FoundationNames

/// The documents of one group: their types of files, and how they are made and read.
package struct DocumentKind {
    let readable: [UTType]
    let writable: [UTType]
    /// Makes an empty document; nil where documents are only viewed.
    let make: (@MainActor (DocumentKey) -> OpenDocument)?
    let read: @MainActor (DocumentKey, FileWrapper, UTType) throws -> OpenDocument

    /// The type under which a file is read; nil where the group does not read it.
    func type(of url: URL, isFolder: Bool) -> UTType? {
        let type = UTType.of(url, isFolder: isFolder)
        return readable.first { $0 == type }
            ?? readable.first { $0.contains(url, isFolder: isFolder) }
    }
}
