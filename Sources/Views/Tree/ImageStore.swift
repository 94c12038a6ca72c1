import Foundation
import Images

/// Pictures by file, decoded once; a file that cannot be read is reported once.
package final class ImageStore {
    private var known: [String: DecodedImage?] = [:]
    private var files: [String: String?] = [:]
    private var reported: Set<String> = []
    private let report: (String) -> Void

    package init(report: @escaping (String) -> Void) { self.report = report }

    /// The picture in a file; nil where it cannot be read.
    package func image(at path: String) -> DecodedImage? {
        if let known = known[path] { return known }
        var image: DecodedImage?
        do {
            image = try ImageFile(path: path).decode()
        } catch {
            report("\(error)")
        }
        known[path] = image
        return image
    }

    /// The file of a named picture; `find` is called once for each name.
    package func file(for name: String, find: () -> String?) -> String? {
        if let known = files[name] { return known }
        let found = find()
        files[name] = .some(found)
        return found
    }

    package func reportOnce(_ message: String) {
        if reported.insert(message).inserted { report(message) }
    }
}
