import Foundation
import Hosting

extension InputArea {
    /// Where the pointer begins.
    var middle: CGPoint { CGPoint(x: touched.midX, y: touched.midY) }

    /// The point at these fractions of the panel that a device lies on; `output` is its connector,
    /// if the system knows it. Nil if a fraction is not finite.
    func point(atFraction fraction: CGPoint, on output: String?) -> CGPoint? {
        guard fraction.x.isFinite, fraction.y.isFinite else { return nil }
        guard let frame = output.flatMap({ displays[$0] }), frame != touched else {
            return Self.clamped(point(atFraction: fraction), to: touched)
        }
        return Self.clamped(
            CGPoint(
                x: frame.minX + fraction.x * frame.width,
                y: frame.minY + fraction.y * frame.height), to: frame)
    }

    /// The point itself where a display shows it, else the nearest that one does.
    func clamped(_ point: CGPoint) -> CGPoint {
        let frames = displays.isEmpty ? [CGRect(origin: .zero, size: size)] : Array(displays.values)
        func distance(_ other: CGPoint) -> CGFloat {
            hypot(other.x - point.x, other.y - point.y)
        }
        return frames.map { Self.clamped(point, to: $0) }
            .min { distance($0) < distance($1) } ?? .zero
    }

    private static func clamped(_ point: CGPoint, to frame: CGRect) -> CGPoint {
        CGPoint(
            x: max(frame.minX, min(point.x, frame.maxX - 1)),
            y: max(frame.minY, min(point.y, frame.maxY - 1)))
    }
}
