import Foundation
import Images
import Styles
import Views

/// Finds the pictures of an app: files of its bundle, or image sets of its asset catalogs.
enum ImageFiles {
    private static let endings = ["png", "jpg", "jpeg", "PNG", "JPG"]

    /// The pixels of a picture; nil for symbols and drawings, and where there is none.
    static func pixels(
        of source: Image.Source, in images: ImageStore, scale: CGFloat
    ) -> DecodedImage? {
        switch source {
        case .symbol, .drawn: nil
        case .pixels(let picture): images.picture(of: picture)
        case .file(let path): images.image(at: path)
        case .resource(let name, let bundlePath):
            path(of: name, bundlePath, images, scale).flatMap(images.image(at:))
        }
    }

    private static func path(
        of name: String, _ bundlePath: String?, _ images: ImageStore, _ scale: CGFloat
    ) -> String? {
        let folder = bundlePath ?? Bundle.main.bundlePath
        return images.file(for: "\(folder)\u{0}\(name)") {
            let found = path(named: name, in: folder, scale: scale)
            if found == nil { images.reportOnce("No image named '\(name)' found in \(folder)") }
            return found
        }
    }

    private static func path(named name: String, in folder: String, scale: CGFloat) -> String? {
        let sizes = scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        for directory in directories(in: folder) {
            let bases = [
                "\(directory)/\(name)", "\(directory)/\(name).imageset/\(name)",
            ]
            for base in bases {
                for size in sizes {
                    for ending in endings {
                        let path = "\(base)\(size).\(ending)"
                        if FileManager.default.fileExists(atPath: path) { return path }
                    }
                }
                if FileManager.default.fileExists(atPath: base), base.contains(".") { return base }
            }
            if let path = firstPicture(in: "\(directory)/\(name).imageset") { return path }
        }
        return nil
    }

    /// The folder, its resources and its asset catalogs, also those of bundles inside.
    private static func directories(in folder: String) -> [String] {
        var directories = [folder, "\(folder)/Resources", "\(folder)/Contents/Resources"]
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in inside.sorted() {
            if name.hasSuffix(".xcassets") { directories.append("\(folder)/\(name)") }
            if name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
                directories.append("\(folder)/\(name)")
                let assets =
                    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)"))
                    ?? []
                for asset in assets where asset.hasSuffix(".xcassets") {
                    directories.append("\(folder)/\(name)/\(asset)")
                }
            }
        }
        return directories
    }

    private static func firstPicture(in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().first { name in endings.contains { name.hasSuffix(".\($0)") } }
            .map { "\(folder)/\($0)" }
    }
}
