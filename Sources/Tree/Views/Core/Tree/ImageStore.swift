import Assets
import Foundation
import Images
import VectorImages

/// Pictures by file, decoded once; a file that cannot be read is reported once.
package final class ImageStore {
    /// The file of a picture, and what its image set says of it.
    package struct File: Hashable {
        package let path: String
        /// Pixels to a point; nil where the file's name says it.
        package let scale: CGFloat?
        /// Whether it is a stencil; nil where the app decides.
        package let isTemplate: Bool?

        package init(path: String, scale: CGFloat? = nil, isTemplate: Bool? = nil) {
            self.path = path
            self.scale = scale
            self.isTemplate = isTemplate
        }
    }

    /// On what the choice of a named picture's file depends.
    package struct FileKey: Hashable {
        private let name: String
        private let folder: String
        private let scale: CGFloat
        private let isDark: Bool
        private let hasHighContrast: Bool

        package init(
            name: String, folder: String, scale: CGFloat, isDark: Bool, hasHighContrast: Bool
        ) {
            self.name = name
            self.folder = folder
            self.scale = scale
            self.isDark = isDark
            self.hasHighContrast = hasHighContrast
        }
    }

    private struct Derived {
        weak var source: AnyObject?
        let image: DecodedImage
    }

    /// A vector file, and its pixels at the latest scales.
    private struct Drawing {
        let file: VectorFile
        var pictures: [(scale: CGFloat, picture: DecodedImage)] = []
    }

    /// The image sets of the app, read on demand.
    package let assets: AssetLibrary
    private var known: [File: DecodedImage?] = [:]
    private var drawings: [String: Drawing?] = [:]
    private var files: [FileKey: File?] = [:]
    private var checked: Set<String> = []
    private var reported: Set<String> = []
    private var made: [String: Derived] = [:]
    private let report: (String) -> Void

    package init(assets: AssetLibrary? = nil, report: @escaping (String) -> Void) {
        self.report = report
        self.assets = assets ?? AssetLibrary(report: report)
    }

    /// The picture in a file; nil where it cannot be read.
    package func image(in file: File) -> DecodedImage? {
        if let known = known[file] { return known }
        let image = reporting {
            try ImageFile(path: file.path, scale: file.scale).decode()
        }
        known[file] = .some(image)
        return image
    }

    /// The pixels of a vector file, as many as it takes to be sharp in a size; nil where it cannot be
    /// drawn.
    package func drawing(
        in file: File, _ format: VectorFile.Format, scale: CGFloat, stretchedTo size: CGSize?
    ) -> DecodedImage? {
        let read =
            drawings[file.path]
            ?? reporting { Drawing(file: try VectorFile(path: file.path, format: format)) }
        drawings[file.path] = .some(read)
        guard var drawing = read else { return nil }
        var scale = scale
        if let size {
            let own = drawing.file.size
            scale *= max(size.width / own.width, size.height / own.height)
        }
        if let picture = drawing.pictures.first(where: { $0.scale == scale })?.picture {
            return picture
        }
        guard let picture = reporting({ try drawing.file.picture(scale: scale) }) else {
            drawings[file.path] = .some(nil)
            return nil
        }
        // One for each size in which a screen usually shows an icon.
        if drawing.pictures.count == 4 { drawing.pictures.removeFirst() }
        drawing.pictures.append((scale, picture))
        drawings[file.path] = drawing
        return picture
    }

    /// The file of a named picture; `find` is called once for each key.
    package func file(for key: FileKey, find: () -> File?) -> File? {
        if let known = files[key] { return known }
        let found = find()
        files[key] = .some(found)
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

    /// Reports what is wrong with a name, which is asked once for each name.
    package func report(about name: String, _ complaint: (String) -> String?) {
        guard checked.insert(name).inserted, let sentence = complaint(name) else { return }
        reportOnce(sentence)
    }

    private func reporting<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            report("\(error)")
            return nil
        }
    }
}
