import Drawing
import Foundation
import Geometry

/// A style resolved in an environment, which becomes a paint with the bounds of a shape. Its colours
/// can be animated, including those of gradients with the same number of stops.
package struct ResolvedStyle {
    private let base: Base
    private var opacity: Double
    /// Replaces the source's colours during an animation.
    private var shownColors: ColorVector?

    package init(_ source: any ResolvablePaint, in context: ColorContext, opacity: Double = 1) {
        base = Base(source, context)
        self.opacity = opacity
    }

    package init(_ color: ResolvedColor) {
        self.init(Color.Resolved(color), in: ColorContext())
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
        var copy = self
        copy.opacity *= factor
        copy.shownColors = nil
        return copy
    }

    package func paint(in bounds: CGRect) -> Paint {
        var paint = base.source.paint(in: base.context, bounds: bounds)
        if opacity != 1 { paint = paint.multiplyingOpacity(by: opacity) }
        if let shownColors { paint = paint.replacingColors(by: shownColors) }
        return paint
    }

    /// Nil if the style has several colours.
    package var plainColor: ResolvedColor? {
        guard case .color(let color) = paint(in: .zero) else { return nil }
        return color
    }

    /// The colour, or an approximation of the style.
    package var color: ResolvedColor {
        switch paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) {
        case .color(let color): color
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _),
            .angularGradient(let gradient, _, _, _):
            gradient.color(at: 0.5)
        case .meshGradient(let mesh): mesh.colors.first ?? .clear
        case .backdrop(let backdrop): backdrop.plainColor
        case .image: .clear
        }
    }

    /// How what is painted in the style is combined with what is behind it.
    package var blending: BlendOperation { base.blending }

    /// Whether what is painted has shadows or is blended, for which it becomes a group.
    package var needsGroup: Bool { !base.shadows.isEmpty || blending != .normal }

    /// The shadows of what is painted in the style, the innermost first.
    package var shadows: [ResolvedShadow] {
        let own = base.shadows
        guard !own.isEmpty else { return [] }
        let faded = opacity == 1 ? own : own.map { $0.multiplyingOpacity(by: opacity) }
        guard let shownColors else { return faded }
        return faded.replacingNumbers(
            by: shownColors, from: base.sample.multiplyingOpacity(by: opacity).vector.parts.count)
    }
}

extension ResolvedStyle {
    /// What copies of a style share, so that a copy costs one reference.
    private final class Base {
        let source: any ResolvablePaint
        let context: ColorContext
        /// The paint of a shape of a fixed size, which is equal for styles that look the same.
        let sample: Paint
        let shadows: [ResolvedShadow]
        let blending: BlendOperation

        init(_ source: any ResolvablePaint, _ context: ColorContext) {
            self.source = source
            self.context = context
            sample = source.paint(in: context, bounds: CGRect(x: 0, y: 0, width: 64, height: 32))
            shadows = source.shadows(in: context)
            blending = source.blending
        }
    }
}

extension ResolvedStyle: Equatable {
    package static func == (a: ResolvedStyle, b: ResolvedStyle) -> Bool {
        a.opacity == b.opacity && a.shownColors == b.shownColors
            && (a.base === b.base
                || a.base.sample == b.base.sample && a.base.shadows == b.base.shadows
                    && a.blending == b.blending)
    }
}

extension ResolvedStyle: Animatable {
    package var animatableData: ColorVector {
        get {
            if let shownColors { return shownColors }
            return base.sample.multiplyingOpacity(by: opacity).vector.appending(shadows.vector)
        }
        set {
            let own = base.sample.multiplyingOpacity(by: opacity).vector.appending(shadows.vector)
            shownColors = newValue == own ? nil : newValue
        }
    }
}

extension ResolvedMesh {
    fileprivate func replacingNumbers(by vector: ColorVector) -> ResolvedMesh {
        var copy = self
        for index in colors.indices {
            copy.colors[index] = vector.color(at: index) ?? colors[index]
        }
        copy.background = vector.color(at: colors.count) ?? background
        let start = (colors.count + 1) * 4
        guard vector.parts.count >= start + points.count * 2 else { return copy }
        for index in points.indices {
            copy.points[index] = CGPoint(
                x: CGFloat(vector.parts[start + index * 2]),
                y: CGFloat(vector.parts[start + index * 2 + 1]))
        }
        return copy
    }
}

extension Paint {
    /// The colours of the paint, those of gradients in order, and after them the points of a mesh.
    fileprivate var vector: ColorVector {
        switch self {
        case .color(let color): ColorVector([color])
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _),
            .angularGradient(let gradient, _, _, _):
            ColorVector(gradient.stops.map(\.color))
        case .meshGradient(let mesh):
            ColorVector(mesh.colors + [mesh.background]).appending(
                ColorVector(mesh.points.flatMap { [Float($0.x), Float($0.y)] }))
        case .backdrop(let backdrop):
            ColorVector([backdrop.tint]).appending(ColorVector([Float(backdrop.opacity)]))
        case .image: .zero
        }
    }

    fileprivate func replacingColors(by colors: ColorVector) -> Paint {
        func replace(_ gradient: ResolvedGradient) -> ResolvedGradient {
            ResolvedGradient(
                stops: gradient.stops.enumerated().map { index, stop in
                    .init(color: colors.color(at: index) ?? stop.color, location: stop.location)
                }, extent: gradient.extent)
        }
        return switch self {
        case .color(let color): .color(colors.color(at: 0) ?? color)
        case .linearGradient(let gradient, let from, let to):
            .linearGradient(replace(gradient), from: from, to: to)
        case .radialGradient(let gradient, let span): .radialGradient(replace(gradient), span)
        case .angularGradient(let gradient, let center, let from, let to):
            .angularGradient(replace(gradient), center: center, from: from, to: to)
        case .meshGradient(let mesh): .meshGradient(mesh.replacingNumbers(by: colors))
        case .backdrop(var backdrop):
            {
                backdrop.tint = colors.color(at: 0) ?? backdrop.tint
                if colors.parts.count > 4 { backdrop.opacity = Double(colors.parts[4]) }
                return .backdrop(backdrop)
            }()
        case .image: self
        }
    }
}
