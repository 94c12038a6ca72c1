import Foundation
import Geometry

/// An outline to fill, stroke or clip to, in points.
package enum DisplayShape: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, CornerRadii)
    case ellipse(CGRect)
    /// `eoFill` selects the even-odd fill rule.
    case path(ResolvedPath, eoFill: Bool)

    package static func path(_ path: ResolvedPath) -> DisplayShape {
        .path(path, eoFill: false)
    }

    package static func roundedRect(
        _ rect: CGRect, radius: CGFloat, style: CornerRadii.Style = .circular
    ) -> DisplayShape {
        .roundedRect(rect, CornerRadii(radius, style: style))
    }

    package static func capsule(_ rect: CGRect) -> DisplayShape {
        .roundedRect(rect, CornerRadii(min(rect.width, rect.height) / 2))
    }

    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.standardized
        case .path(let path, _): path.bounds
        }
    }

    package var path: ResolvedPath {
        var result = ResolvedPath()
        switch self {
        case .rect(let rect): result.addRect(rect)
        case .roundedRect(let rect, let radii): result.addRoundedRect(in: rect, radii: radii)
        case .ellipse(let rect): result.addEllipse(in: rect)
        case .path(let path, _): return path
        }
        return result
    }

    package var usesEvenOdd: Bool {
        if case .path(_, let eoFill) = self { eoFill } else { false }
    }

    package func contains(_ point: CGPoint) -> Bool {
        if case .rect(let rect) = self { return rect.contains(point) }
        return bounds.contains(point) && path.contains(point, eoFill: usesEvenOdd)
    }

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayShape {
        switch self {
        case .rect(let rect): .rect(rect.offsetBy(dx: dx, dy: dy))
        case .roundedRect(let rect, let radii):
            .roundedRect(rect.offsetBy(dx: dx, dy: dy), radii)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
        case .path(let path, let eoFill): .path(path.offsetBy(dx: dx, dy: dy), eoFill: eoFill)
        }
    }

    /// The bounds of the stroked outline.
    package func strokeBounds(_ stroke: StrokeDescription) -> CGRect {
        let longestMiter =
            if case .path(let path, _) = self {
                path.longestMiter(limit: stroke.miterLimit)
            } else { CGFloat(1.4143) }
        let reach = stroke.reach(longestMiter: longestMiter)
        let bounds = bounds
        return bounds.isNull ? .null : bounds.insetBy(dx: -reach, dy: -reach)
    }
}
