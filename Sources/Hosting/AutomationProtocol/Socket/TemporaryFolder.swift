import Foundation
import Glibc

/// A folder that only the user may enter, removed with this object.
package final class TemporaryFolder {
    package let url: URL

    package init() throws(TemporaryFolderError) {
        var template = Array("\(NSTemporaryDirectory())casement-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw TemporaryFolderError(reason: String(cString: strerror(errno)))
        }
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        url = URL(filePath: path, directoryHint: .isDirectory)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Why a temporary folder could not be made.
package struct TemporaryFolderError: Error, CustomStringConvertible {
    let reason: String
    package var description: String {
        "no folder could be made in \(NSTemporaryDirectory()): \(reason)"
    }
}
