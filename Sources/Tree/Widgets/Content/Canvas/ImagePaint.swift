import Drawing
import Foundation
import Geometry
import Images
import Styles
import Views

/// A style that repeats a picture, or a part of it. A picture that cannot be found paints nothing.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never
    /// The picture that is repeated.
    public var image: Image
    /// The part of the picture that is repeated, in fractions of its size.
    public var sourceRect: CGRect
    /// The size of a tile relative to the picture's own; 0 or less paints nothing.
    public var scale: CGFloat

    /// Creates a style from a picture, or a part of it in fractions of its size, and a scale.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(style: resolved(in: context.environment, tileOrigin: nil))
    }

    /// `tileOrigin` is nil for tiles that begin at the corner of what is painted.
    func resolved(in environment: EnvironmentValues, tileOrigin: CGPoint?) -> ResolvedStyle {
        guard let images = environment.imageStore,
            let picture = ImageFiles.pixels(
                of: image.source, in: images, ImageFiles.Look(environment))
        else { return ResolvedStyle(.clear) }
        return ResolvedStyle(
            TilePaint(
                picture: picture, sourceRect: sourceRect, scale: scale, origin: tileOrigin),
            in: environment.colorContext)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// Tiles of one picture.
private struct TilePaint: ResolvablePaint {
    let picture: DecodedImage
    let sourceRect: CGRect
    let scale: CGFloat
    let origin: CGPoint?

    func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let part = sourceRect.standardized.intersection(
            CGRect(x: 0, y: 0, width: 1, height: 1))
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
        guard !part.isNull, scale.isFinite, scale > 0 else { return .color(.clear) }
        let source = PixelRect(
            nearest: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width,
                height: part.height * height))
        guard !source.isEmpty else { return .color(.clear) }
        let points = scale / picture.scale
        return .image(
            ImageTiles(
                image: picture, origin: origin ?? bounds.origin,
                tileSize: CGSize(
                    width: CGFloat(source.width) * points,
                    height: CGFloat(source.height) * points), source: source))
    }
}
