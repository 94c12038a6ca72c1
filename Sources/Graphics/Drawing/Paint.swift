import Foundation
import Geometry
import Images

/// What a shape is filled with, in the coordinates of the shape.
package enum Paint: Hashable {
    case color(ResolvedColor)
    indirect case linearGradient(ResolvedGradient, from: CGPoint, to: CGPoint)
    indirect case radialGradient(ResolvedGradient, RadialSpan)
    /// Angles in radians, clockwise on the screen from the right.
    indirect case angularGradient(ResolvedGradient, center: CGPoint, from: CGFloat, to: CGFloat)
    indirect case image(ImageTiles)
    case meshGradient(ResolvedMesh)
    /// What lies behind the shape, blurred.
    case backdrop(BackdropPaint)

    /// The geometry of a radial gradient.
    package struct RadialSpan: Hashable {
        package var center: CGPoint
        package var startRadius: CGFloat
        package var endRadius: CGFloat
        /// Height over width; other than 1 for an ellipse.
        package var aspect: CGFloat

        package init(
            center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, aspect: CGFloat = 1
        ) {
            self.center = center
            self.startRadius = startRadius
            self.endRadius = endRadius
            self.aspect = aspect
        }
    }

    /// The image repeated in tiles of the given size, one of them at the origin.
    package static func image(
        _ image: DecodedImage, origin: CGPoint, tileSize: CGSize
    ) -> Paint {
        .image(ImageTiles(image: image, origin: origin, tileSize: tileSize))
    }

    package func multiplyingOpacity(by factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let gradient, let from, let to):
            .linearGradient(gradient.multiplyingOpacity(by: factor), from: from, to: to)
        case .radialGradient(let gradient, let span):
            .radialGradient(gradient.multiplyingOpacity(by: factor), span)
        case .angularGradient(let gradient, let center, let from, let to):
            .angularGradient(
                gradient.multiplyingOpacity(by: factor), center: center, from: from, to: to)
        case .image(let tiles): .image(tiles.multiplyingOpacity(by: factor))
        case .meshGradient(let mesh): .meshGradient(mesh.multiplyingOpacity(by: factor))
        case .backdrop(let backdrop): .backdrop(backdrop.multiplyingOpacity(by: factor))
        }
    }
}
