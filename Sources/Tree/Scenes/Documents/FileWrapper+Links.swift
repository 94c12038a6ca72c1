import Foundation
import FoundationNames

extension FileWrapper {
    /// What a document's address leads to: for one that is a symbolic link, the file behind it.
    convenience init(following url: URL) throws {
        try self.init(url: url.resolvingSymlinksInPath())
    }
}
