import Drawing
import Foundation
import FoundationNames
import Geometry
import Hosting
import Images
import Styles
import VectorImages
import Views
import Widgets

/// What the images of UIKit and AppKit have in common: an asset, a symbol or pixels.
package struct BorrowedPicture: Hashable, @unchecked Sendable {
    private enum Source: Hashable {
        case resource(String, bundlePath: String?)
        case symbol(String)
        case pixels(CGImage)
    }

    private let source: Source
    /// Pixels to a point.
    package let scale: CGFloat
    package var orientation = Image.Orientation.up
    /// Whether it is a stencil; nil where that is left to its image set.
    package var isTemplate: Bool?
    /// The colour in which it is shown as a stencil, unless the view that shows it has the choice.
    package var tint: Color?

    private init(_ source: Source, scale: CGFloat) {
        self.source = source
        self.scale = scale
    }

    package init(_ image: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(.pixels(image), scale: scale.isFinite && scale > 0 ? scale : 1)
        self.orientation = orientation
    }

    /// Nil where the app has no image of the name.
    package init?(named name: String, bundlePath: String?) {
        let app = CurrentApp.latest
        let images = app?.images ?? ImageStore { _ in }
        let source = Image(named: name, bundlePath: bundlePath)
        guard !name.isEmpty, let picture = source.pixels(in: images, Self.environment) else {
            return nil
        }
        self.init(.resource(name, bundlePath: bundlePath), scale: picture.scale)
    }

    /// Makes the picture of a symbol, or `nil` if the symbol does not exist.
    package init?(symbol name: String) {
        guard Image.isSymbol(name) else { return nil }
        self.init(.symbol(name), scale: Self.environment.displayScale)
    }

    /// From the bytes of a PNG, a JPEG, an SVG or a PDF; nil where they are something else or damaged.
    package init?(data: Data, name: String = "image", scale: CGFloat? = nil) {
        let isSVG = data.prefix(1024).range(of: Data("<svg".utf8)) != nil
        let isPDF = data.prefix(5) == Data("%PDF-".utf8)
        if isSVG || isPDF {
            guard
                let file = try? VectorFile(data: data, name: name, format: isSVG ? .svg : .pdf),
                let picture = try? file.picture(scale: scale ?? Self.environment.displayScale)
            else { return nil }
            self.init(.pixels(CGImage(picture)), scale: picture.scale)
        } else {
            guard let file = try? ImageFile(data: data, name: name, scale: scale),
                let picture = try? file.decode()
            else { return nil }
            self.init(.pixels(CGImage(picture)), scale: picture.scale)
        }
    }

    /// Reads a file by its path, or a resource of the app by its name; `nil` if it is not a
    /// picture.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, name: path)
    }

    /// The picture as a view.
    package var image: Image {
        guard let ownTint else { return plainImage }
        let stencil = plainImage.renderingMode(.template)
        return Image(size: size) { context in
            var picture = context.resolve(stencil)
            picture.shading = .color(ownTint)
            context.draw(picture, in: CGRect(origin: .zero, size: size))
        }
    }

    /// The tint where it counts: views colour stencils and symbols themselves.
    private var ownTint: Color? {
        if case .symbol = source, isTemplate == nil { return nil }
        return isTemplate == true ? nil : tint
    }

    /// The picture as a view, without a tint.
    private var plainImage: Image {
        var image =
            switch source {
            case .resource(let name, let bundlePath):
                Image(named: name, bundlePath: bundlePath)
            case .symbol(let name): Image(systemName: name)
            case .pixels(let picture):
                Image(decorative: picture, scale: scale, orientation: orientation)
            }
        if let isTemplate { image = image.renderingMode(isTemplate ? .template : .original) }
        return image
    }

    /// The pixels as they are shown in the app's appearance. Symbols and tinted pictures have some
    /// only on the main thread.
    package var cgImage: CGImage? { ownTint == nil ? ownPixels : pixels(of: image) }

    private func pixels(of image: Image) -> CGImage? {
        guard MainThread.isMainActors else { return nil }
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: image)
            renderer.scale = scale
            return renderer.cgImage
        }
    }

    /// The pixels without a tint.
    private var ownPixels: CGImage? {
        switch source {
        case .pixels(let image): return image
        case .resource(let name, let bundlePath):
            let images = CurrentApp.latest?.images ?? ImageStore { _ in }
            return Image(named: name, bundlePath: bundlePath)
                .pixels(in: images, Self.environment).map(CGImage.init)
        case .symbol: return pixels(of: plainImage)
        }
    }

    /// How the pixels are turned and mirrored to be upright; a tinted picture's are drawn upright.
    package var pixelOrientation: Image.Orientation { ownTint == nil ? orientation : .up }

    /// Points, upright.
    package var size: CGSize {
        guard let pixels = ownPixels else { return .zero }
        let size = CGSize(
            width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        switch orientation {
        case .left, .leftMirrored, .right, .rightMirrored:
            return CGSize(width: size.height, height: size.width)
        case .up, .upMirrored, .down, .downMirrored: return size
        }
    }

    /// The pixels, turned and mirrored to be upright; `nil` if memory falls short for them.
    package var uprightImage: CGImage? {
        guard pixelOrientation != .up, let cgImage else { return cgImage }
        return (try? cgImage.picture.turned(orientation, scale: scale)).map { CGImage($0) }
    }

    package var pngData: Data? { uprightImage?.picture.pngData }

    package func jpegData(quality: CGFloat) -> Data? {
        uprightImage?.picture.jpegData(quality: quality)
    }

    private static var environment: EnvironmentValues {
        guard let app = CurrentApp.latest else { return EnvironmentValues() }
        var environment = app.environment
        environment.displayScale = app.scale
        return environment
    }
}
