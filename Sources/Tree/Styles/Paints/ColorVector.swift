import Drawing
import Geometry

/// Colours as one vector, with four premultiplied channels each. The shorter of two vectors is
/// padded with zeros.
package struct ColorVector: VectorArithmetic {
    package var parts: [Float] = []

    package init(_ parts: [Float]) { self.parts = parts }

    package init(_ colors: [ResolvedColor]) {
        parts = colors.flatMap {
            [$0.red * $0.opacity, $0.green * $0.opacity, $0.blue * $0.opacity, $0.opacity]
        }
    }

    package func color(at index: Int) -> ResolvedColor? {
        guard parts.count >= index * 4 + 4 else { return nil }
        let opacity = min(max(parts[index * 4 + 3], 0), 1)
        guard opacity > 0 else { return .clear }
        func part(_ offset: Int) -> Float { min(max(parts[index * 4 + offset] / opacity, 0), 1) }
        return ResolvedColor(red: part(0), green: part(1), blue: part(2), opacity: opacity)
    }

    package static let zero = ColorVector([Float]())

    package static func + (a: ColorVector, b: ColorVector) -> ColorVector { merge(a, b, +) }
    package static func - (a: ColorVector, b: ColorVector) -> ColorVector { merge(a, b, -) }

    private static func merge(
        _ a: ColorVector, _ b: ColorVector, _ combine: (Float, Float) -> Float
    ) -> ColorVector {
        ColorVector(
            (0..<max(a.parts.count, b.parts.count)).map { index in
                combine(
                    index < a.parts.count ? a.parts[index] : 0,
                    index < b.parts.count ? b.parts[index] : 0)
            })
    }

    package mutating func scale(by factor: Double) {
        for index in parts.indices { parts[index] *= Float(factor) }
    }

    package var magnitudeSquared: Double { parts.reduce(0) { $0 + Double($1) * Double($1) } }
}

extension ColorVector {
    /// This vector's numbers, followed by another's.
    package func appending(_ other: ColorVector) -> ColorVector {
        other.parts.isEmpty ? self : ColorVector(parts + other.parts)
    }
}
