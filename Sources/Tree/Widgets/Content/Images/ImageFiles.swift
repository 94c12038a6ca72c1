import Assets
import Foundation
import Images
import Styles
import VectorImages
import Views

/// Finds the pictures of an app: image sets of its asset catalogs, or files of its bundle.
enum ImageFiles {
    /// In what an image is shown, as far as the choice of its file depends on it.
    struct Look: Hashable {
        /// Pixels to a point.
        var scale: CGFloat
        var isDark = false
        var hasHighContrast = false
        /// Points; nil for a picture in its own size.
        var size: CGSize?
    }

    private static let endings = ["png", "jpg", "jpeg", "PNG", "JPG", "svg", "pdf"]

    /// A picture, made at once if nothing can wait for it; missing for symbols and drawings, and if
    /// there is none.
    static func picture(
        of source: Image.Source, in images: ImageStore, _ look: Look,
        for waiter: (any PictureWaiter)?
    ) -> ImageStore.Picture {
        switch source {
        case .symbol, .drawn: .missing
        case .pixels(let picture): .ready(images.picture(of: picture))
        case .file(let path):
            picture(in: PictureFile(path: path), of: images, look, for: waiter)
        case .resource(let name, let bundlePath):
            file(of: name, bundlePath, images, look)
                .map { picture(in: $0, of: images, look, for: waiter) } ?? .missing
        }
    }

    /// The pixels of a picture, made at once; nil for symbols and drawings, and if there is none.
    static func pixels(
        of source: Image.Source, in images: ImageStore, _ look: Look
    ) -> DecodedImage? {
        picture(of: source, in: images, look, for: nil).pixels
    }

    /// Whether an image set says that its picture is a stencil; nil where it says nothing.
    static func isTemplate(
        _ source: Image.Source, in images: ImageStore, _ look: Look
    ) -> Bool? {
        guard case .resource(let name, let bundlePath) = source else { return nil }
        return file(of: name, bundlePath, images, look)?.isTemplate
    }

    private static func picture(
        in file: PictureFile, of images: ImageStore, _ look: Look, for waiter: (any PictureWaiter)?
    ) -> ImageStore.Picture {
        guard let format = VectorFile.Format(path: file.path) else {
            return images.picture(in: file, for: waiter)
        }
        return images.drawing(
            in: file, format, scale: look.scale, stretchedTo: look.size, for: waiter)
    }

    private static func file(
        of name: String, _ bundlePath: String?, _ images: ImageStore, _ look: Look
    ) -> PictureFile? {
        let folder = bundlePath ?? AssetFolders.programFolder
        let key = ImageStore.FileKey(
            name: name, folder: folder, scale: look.scale, isDark: look.isDark,
            hasHighContrast: look.hasHighContrast)
        return images.file(for: key) {
            if let set = images.assets.imageSet(named: name, bundlePath: bundlePath),
                let file = set.file(
                    scale: look.scale, isDark: look.isDark, hasHighContrast: look.hasHighContrast)
            {
                return PictureFile(
                    path: file.path, scale: file.scale.map { CGFloat($0) },
                    isTemplate: set.isTemplate)
            }
            if let path = path(named: name, in: folder, scale: look.scale) {
                return PictureFile(path: path)
            }
            images.reportOnce("No image named '\(name)' found in \(folder)")
            return nil
        }
    }

    /// A file beside the app's other resources.
    private static func path(named name: String, in folder: String, scale: CGFloat) -> String? {
        let sizes = scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        let folders = AssetFolders.folders(in: folder, appName: AssetFolders.programName)
        for directory in folders {
            let base = "\(directory)/\(name)"
            for size in sizes {
                for ending in endings {
                    let path = "\(base)\(size).\(ending)"
                    if FileManager.default.fileExists(atPath: path) { return path }
                }
            }
            if name.contains("."), FileManager.default.fileExists(atPath: base) { return base }
        }
        return nil
    }
}

extension ImageFiles.Look {
    init(_ environment: EnvironmentValues) {
        self.init(
            scale: environment.displayScale, isDark: environment.colorScheme == .dark,
            hasHighContrast: environment.colorSchemeContrast == .increased)
    }
}
