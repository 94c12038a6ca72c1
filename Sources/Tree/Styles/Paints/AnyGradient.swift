import Drawing
import Foundation

/// A gradient and the way its colours are mixed. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient
    package let space: Gradient.ColorSpace

    /// Creates a gradient whose colours are mixed in sRGB.
    public init(_ gradient: Gradient) {
        self.init(gradient, in: .device)
    }

    package init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    /// Returns this gradient with its colours mixed in another way.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient, in: space)
    }

    package func resolved(in context: ColorContext) -> ResolvedGradient {
        gradient.resolved(in: context, space: space)
    }
}

extension Gradient {
    /// Returns this gradient with its colours mixed linearly in sRGB or perceptually.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self, in: space)
    }
}

extension Color {
    /// A gradient from a slightly lighter colour to this one.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
    }
}
