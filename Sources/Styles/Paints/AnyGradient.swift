import Drawing
import Foundation

/// A gradient together with the way its colours are mixed; it runs downwards unless told where.
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient
    package let space: Gradient.ColorSpace

    public init(_ gradient: Gradient) {
        self.init(gradient, in: .device)
    }

    package init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient, in: space)
    }

    package func resolved(in context: ColorContext) -> ResolvedGradient {
        gradient.resolved(in: context, space: space)
    }
}

extension Color {
    /// This colour with a little more light at its top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
    }
}
