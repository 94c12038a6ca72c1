import Foundation
import Geometry

extension DisplayShape {
    /// The outline mirrored about the vertical axis of a rectangle.
    package func mirrored(in rect: CGRect) -> DisplayShape {
        switch self {
        case .rect(let own): return .rect(own.mirrored(in: rect))
        case .ellipse(let own): return .ellipse(own.mirrored(in: rect))
        case .roundedRect(let own, let radii):
            return .roundedRect(
                own.mirrored(in: rect),
                CornerRadii(
                    topLeft: radii.topRight, topRight: radii.topLeft,
                    bottomLeft: radii.bottomRight, bottomRight: radii.bottomLeft,
                    style: radii.style))
        case .path(let path, let eoFill):
            let flip = CGAffineTransform(scaleX: -1, y: 1)
                .concatenating(CGAffineTransform(translationX: rect.minX + rect.maxX, y: 0))
            return .path(path.applying(flip), eoFill: eoFill)
        }
    }
}

extension CGRect {
    /// The rectangle mirrored about the vertical axis of another one.
    package func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
