import Foundation
import Geometry

/// How far the picture is turned clockwise on a panel, so that it is upright where the panel is
/// mounted turned the other way.
package enum ScreenRotation: Int, CaseIterable, Sendable {
    case none = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270

    /// Whether width and height are exchanged.
    package var isSideways: Bool { self == .quarter || self == .threeQuarters }

    /// The picture's size on a panel of this size, or the other way round.
    package func turned(_ size: CGSize) -> CGSize {
        isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    package func turned(width: Int, height: Int) -> (width: Int, height: Int) {
        isSideways ? (height, width) : (width, height)
    }

    /// The point of the picture that is at a point of the panel; both as fractions of their width
    /// and height.
    package func picture(of panel: CGPoint) -> CGPoint {
        switch self {
        case .none: panel
        case .quarter: CGPoint(x: panel.y, y: 1 - panel.x)
        case .half: CGPoint(x: 1 - panel.x, y: 1 - panel.y)
        case .threeQuarters: CGPoint(x: 1 - panel.y, y: panel.x)
        }
    }

    /// The rectangle of the panel that shows a rectangle of a picture of this size.
    package func panel(of rect: PixelRect, width: Int, height: Int) -> PixelRect {
        switch self {
        case .none: rect
        case .quarter:
            PixelRect(
                minX: height - rect.maxY, minY: rect.minX, maxX: height - rect.minY,
                maxY: rect.maxX)
        case .half:
            PixelRect(
                minX: width - rect.maxX, minY: height - rect.maxY, maxX: width - rect.minX,
                maxY: height - rect.minY)
        case .threeQuarters:
            PixelRect(
                minX: rect.minY, minY: width - rect.maxX, maxX: rect.maxY, maxY: width - rect.minX)
        }
    }
}
