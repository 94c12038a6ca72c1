import Foundation
import Images

/// Pictures by file, decoded once; a file that cannot be read is reported once.
package final class ImageStore {
    private var known: [String: DecodedImage?] = [:]
    private var files: [String: String?] = [:]
    private var reported: Set<String> = []
    private var made: [String: Derived] = [:]

    private struct Derived {
        weak var source: AnyObject?
        let image: DecodedImage
    }

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

    /// A picture made of another one, made again only once that is gone.
    package func derived(
        from source: AnyObject, _ name: String, _ make: () -> DecodedImage
    ) -> DecodedImage {
        if let known = made[name], known.source === source { return known.image }
        made = made.filter { $0.value.source != nil }
        let image = make()
        made[name] = Derived(source: source, image: image)
        return image
    }

    package func reportOnce(_ message: String) {
        if reported.insert(message).inserted { report(message) }
    }
}
