import Drawing
import Foundation
import Geometry
import Views

extension Shape {
    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// A line along the shape's edge, half of it inside. It is always smooth.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        _StrokeView(shape: self, style: content, strokeStyle: style)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// A line along the inside of the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A line along a shape's edge.
nonisolated struct _StrokeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    typealias Body = Never
    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle

    func primitive(in environment: EnvironmentValues) -> some Primitive {
        StrokeDrawing(
            shape: shape.surrounding(in: environment), style: style.resolved(in: environment),
            line: strokeStyle,
            isRightToLeft: environment.isRightToLeft)
    }
}

/// A line along a shape's edge as it is drawn.
struct StrokeDrawing<Content: Shape>: Primitive {
    var shape: Content
    var style: ResolvedStyle
    var line: StrokeStyle
    var isRightToLeft = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let bounds = CGRect(origin: .zero, size: size)
        recorder.withEffects(of: style) {
            $0.stroke(
                shape.displayShape(in: bounds, isRightToLeft: isRightToLeft),
                StrokeDescription(line),
                with: style.paint(in: bounds))
        }
    }

    func change(from old: StrokeDrawing) -> RenderChange {
        if !ValueComparison.inputsEqual(shape, old.shape) { return .layout }
        return style == old.style && line == old.line && isRightToLeft == old.isRightToLeft
            ? .none : .paint
    }

    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool {
        let outline = shape.displayShape(
            in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
        return outline.path.strokedPath(StrokeDescription(line)).contains(point)
    }
}

extension StrokeDrawing: Animatable {
    var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<ColorVector, StrokeStyle.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(style.animatableData, line.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second.first
            line.animatableData = newValue.second.second
        }
    }
}
