import Foundation
import Geometry

/// What a scroll view shows of its content, and how large both are.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's point in the upper leading corner of the scroll view. Beyond the content where
    /// there are insets, and while content is pulled over its end.
    public var contentOffset: CGPoint
    /// The size of the content without the insets.
    public var contentSize: CGSize
    /// The space that is kept free around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry from lengths in points.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content's coordinates that is shown, without the insets.
    public var visibleRect: CGRect {
        let insets = contentInsets
        return CGRect(
            x: contentOffset.x + insets.leading, y: contentOffset.y + insets.top,
            width: max(0, containerSize.width - insets.leading - insets.trailing),
            height: max(0, containerSize.height - insets.top - insets.bottom))
    }

    /// The part of the content's coordinates that the scroll view covers, insets included.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The geometry before the first layout.
    package static let zero = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
        containerSize: .zero)
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        """
        ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), \
        contentInsets: \(contentInsets), containerSize: \(containerSize))
        """
    }
}

/// The position and size of what a scroll view shows of its content.
package struct ScrollGeometryValues: Hashable {
    package var offset: CGPoint
    package var contentSize: CGSize
    package var viewport: CGSize
}
