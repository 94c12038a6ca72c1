import Drawing
import Foundation
import Geometry
import Views

/// Paints a style in a shape behind the view or in front of it.
struct StyleLayerModifier<Content: Shape, Style: ShapeStyle>: RenderModifier {
    typealias Body = Never
    let shape: Content
    let style: Style
    let isInFront: Bool
    var eoFill = false
    /// The edges at which it goes on beneath bars.
    var reachingEdges: Edge.Set = []
    /// Drawn as a line inside of the edge; nil for filled.
    var lineWidth: CGFloat?

    func effect(in environment: EnvironmentValues) -> StyleLayerEffect<Content> {
        StyleLayerEffect(
            shape: shape.surrounding(in: environment), style: style.resolved(in: environment),
            isInFront: isInFront,
            eoFill: eoFill, reachingEdges: reachingEdges,
            isRightToLeft: environment.isRightToLeft, lineWidth: lineWidth)
    }
}

struct StyleLayerEffect<Content: Shape>: RenderEffect, Animatable {
    var shape: Content
    var style: ResolvedStyle
    let isInFront: Bool
    let eoFill: Bool
    let reachingEdges: Edge.Set
    let isRightToLeft: Bool
    var lineWidth: CGFloat?

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        if isInFront { recorder.child(child) }
        var bounds = CGRect(origin: .zero, size: size)
        if !reachingEdges.isEmpty {
            bounds = bounds.extended(
                by: context.reachBeneathBars(at: reachingEdges, isForPainting: true),
                isRightToLeft: isRightToLeft)
        }
        if let lineWidth {
            let inner = _Inset(shape, by: lineWidth / 2)
                .displayShape(in: bounds, isRightToLeft: isRightToLeft)
            recorder.withEffects(of: style) {
                $0.stroke(
                    inner, StrokeDescription(lineWidth: lineWidth), with: style.paint(in: bounds))
            }
        } else {
            let outline = context.outline(of: shape, in: bounds, eoFill: eoFill)
            recorder.fill(outline, in: bounds, style: style)
        }
        if !isInFront { recorder.child(child) }
    }

    func change(from old: StyleLayerEffect) -> RenderChange {
        style == old.style && isInFront == old.isInFront && eoFill == old.eoFill
            && reachingEdges == old.reachingEdges && isRightToLeft == old.isRightToLeft
            && lineWidth == old.lineWidth
            && ValueComparison.inputsEqual(shape, old.shape)
            ? .none : .paint
    }

    /// The painted area takes touches, as a view there would.
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool {
        guard lineWidth == nil else { return false }
        return shape.displayShape(
            in: CGRect(origin: .zero, size: size), eoFill: eoFill, isRightToLeft: isRightToLeft
        ).contains(point)
    }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<ColorVector, CGFloat>>
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(style.animatableData, lineWidth ?? 0))
        }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second.first
            if lineWidth != nil { lineWidth = newValue.second.second }
        }
    }
}

extension View {
    /// Paints a style behind the view, and on beneath bars that it touches at the given edges.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            StyleLayerModifier(
                shape: Rectangle(), style: style, isInFront: false, reachingEdges: edges))
    }

    /// The background style of the environment, behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Paints a style behind the view, in a shape of the view's size.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            StyleLayerModifier(
                shape: shape, style: style, isInFront: false, eoFill: fillStyle.isEOFilled))
    }

    /// Paints the background style of the environment behind the view, in a shape of its size.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Paints a style in front of the view, and on beneath bars that it touches at the given edges.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            StyleLayerModifier(
                shape: Rectangle(), style: style, isInFront: true, reachingEdges: edges))
    }

    /// Paints a style in front of the view, in a shape of the view's size.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            StyleLayerModifier(
                shape: shape, style: style, isInFront: true, eoFill: fillStyle.isEOFilled))
    }

    /// A line along the inside of the view's edge.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            StyleLayerModifier(
                shape: Rectangle(), style: content, isInFront: true, lineWidth: width))
    }

    /// The style that `.background` means below.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
