import Foundation
import Images

/// Pictures by file, decoded once; a file that cannot be read is reported once.
package final class ImageStore {
    private var known: [String: DecodedImage?] = [:]
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
}
