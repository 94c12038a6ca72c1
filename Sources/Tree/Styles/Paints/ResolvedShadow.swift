import Drawing
import Foundation

/// A shadow style with its colour resolved.
package struct ResolvedShadow: Hashable, Sendable {
    package var isInner: Bool
    package var color: ResolvedColor
    package var radius: CGFloat
    package var offset: CGSize

    package init(isInner: Bool, color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.isInner = isInner
        self.color = color
        self.radius = radius.isFinite ? max(radius, 0) : 0
        self.offset = offset
    }

    package init(_ style: ShadowStyle, in context: ColorContext) {
        self.init(
            isInner: style.isInner, color: style.color.resolved(in: context),
            radius: style.radius, offset: style.offset)
    }

    package var effect: GroupEffect {
        isInner
            ? .innerShadow(color: color, radius: radius, offset: offset)
            : .shadow(color: color, radius: radius, offset: offset)
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedShadow {
        var copy = self
        copy.color = color.multiplyingOpacity(by: factor)
        return copy
    }
}

extension [ResolvedShadow] {
    /// For each shadow four numbers of its colour, its radius and its offset.
    package var vector: ColorVector {
        ColorVector(
            flatMap {
                ColorVector([$0.color]).parts
                    + [Float($0.radius), Float($0.offset.width), Float($0.offset.height)]
            })
    }

    package func replacingNumbers(by vector: ColorVector, from start: Int) -> [ResolvedShadow] {
        enumerated().map { index, shadow in
            let first = start + index * 7
            guard vector.parts.count >= first + 7 else { return shadow }
            let parts = Array<Float>(vector.parts[first..<first + 7])
            return ResolvedShadow(
                isInner: shadow.isInner,
                color: ColorVector(Array<Float>(parts[0..<4])).color(at: 0) ?? shadow.color,
                radius: CGFloat(parts[4]),
                offset: CGSize(width: CGFloat(parts[5]), height: CGFloat(parts[6])))
        }
    }
}
