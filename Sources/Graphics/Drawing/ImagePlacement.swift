import Foundation
import Images

/// An image and how it fills its rectangle.
package struct ImagePlacement: Hashable {
    package enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    package enum Resizing: Hashable, Sendable { case stretch, tile }

    /// The widths of the edges that keep their size, in points.
    package struct CapInsets: Hashable, Sendable {
        package var left: CGFloat
        package var top: CGFloat
        package var right: CGFloat
        package var bottom: CGFloat

        package init(
            left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
        ) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        package static let none = CapInsets()
    }

    package var image: DecodedImage
    package var rect: CGRect
    package var interpolation: Interpolation
    /// If not nil, the image is a template drawn in this colour.
    package var tint: ResolvedColor?
    package var resizing: Resizing
    package var capInsets: CapInsets
    /// Otherwise the edges are moved to whole pixels.
    package var isAntialiased: Bool

    package init(
        image: DecodedImage, rect: CGRect, interpolation: Interpolation = .medium,
        tint: ResolvedColor? = nil, resizing: Resizing = .stretch, capInsets: CapInsets = .none,
        isAntialiased: Bool = true
    ) {
        self.image = image
        self.rect = rect
        self.interpolation = interpolation
        self.tint = tint
        self.resizing = resizing
        self.capInsets = capInsets
        self.isAntialiased = isAntialiased
    }
}
