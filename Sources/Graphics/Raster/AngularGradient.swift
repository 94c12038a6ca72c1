import Drawing
import Foundation
import Geometry

/// A gradient around a centre, computed pixel by pixel because Cairo has no angular gradients.
struct AngularGradient {
    private let center: CGPoint
    private let from: CGFloat
    private let to: CGFloat
    /// Premultiplied colours, evenly spaced.
    private let colors: [UInt32]

    init(_ gradient: ResolvedGradient, center: CGPoint, from: CGFloat, to: CGFloat) {
        self.center = center
        self.from = from
        self.to = to
        let steps = 1024
        colors = (0...steps).map {
            Self.pixel(gradient.color(at: CGFloat($0) / CGFloat(steps)))
        }
    }

    /// The picture; `nil` if memory falls short.
    func picture(width: Int, height: Int, under transform: CGAffineTransform) -> PixelSurface? {
        guard let surface = PixelSurface(width: width, height: height, format: .color) else {
            return nil
        }
        let back = transform.inverted()
        for y in 0..<height {
            surface.withRow(y) { row in
                for x in 0..<width {
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                    row[x] = color(atAngle: atan2(point.y - center.y, point.x - center.x))
                }
            }
        }
        surface.markChanged()
        return surface
    }

    /// A gradient of less than a turn continues with its last colour for half of the gap, then with
    /// its first.
    private func color(atAngle angle: CGFloat) -> UInt32 {
        let turn = 2 * CGFloat.pi
        let span = to - from
        guard span != 0 else { return colors[0] }
        var walked = (span > 0 ? angle - from : from - angle)
            .truncatingRemainder(dividingBy: turn)
        if walked < 0 { walked += turn }
        let length = abs(span)
        if length < turn, walked > length {
            return walked - length < (turn - length) / 2 ? colors[colors.count - 1] : colors[0]
        }
        let part = min(walked / length, 1)
        let index = Int(saturating: (part * CGFloat(colors.count - 1)).rounded())
        return colors[min(max(index, 0), colors.count - 1)]
    }

    private static func pixel(_ color: ResolvedColor) -> UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = min(max(color.opacity, 0), 1)
        return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
            | byte(color.blue * alpha)
    }
}
