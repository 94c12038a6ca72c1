import Drawing
import Foundation
import Geometry
import Layouts
import Views

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never
    /// The shape that is filled.
    public var shape: Content
    /// The style in which the shape is filled.
    public var style: Style
    /// Which parts of a path that crosses itself are inside of it.
    public var fillStyle: FillStyle

    /// Creates a view that fills a shape with a style.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension _ShapeView: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> some Primitive {
        ShapeDrawing(
            shape: shape.surrounding(in: environment), style: style.resolved(in: environment),
            eoFill: fillStyle.isEOFilled,
            isRightToLeft: environment.isRightToLeft)
    }
}

/// A view that shows a shape, which can be filled or stroked once more.
@preconcurrency
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that the view shows.
    var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape once more, in front of the view; with the foreground style by default.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, top: shape.fill(content, style: style))
    }

    /// Draws a line along the shape's edge, half of it inside, in front of the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(shape: shape, below: self, top: shape.stroke(content, style: style))
    }

    /// Draws a line of a width in points along the shape's edge, in front of the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the inside of the shape's edge, in front of the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(
            shape: shape, below: self, top: shape.strokeBorder(content, style: style))
    }

    /// Draws a line of a width in points inside of the shape's edge, in front of the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape filled or stroked on top of itself.
nonisolated struct _LayeredShapeView<Content: Shape, Below: View, Top: View>: ShapeView {
    let shape: Content
    let below: Below
    let top: Top

    @MainActor var body: some View { below.overlay { top } }
}

/// A shape as it is drawn: filled, or along a line.
struct ShapeDrawing<Content: Shape>: Primitive {
    var shape: Content
    var style: ResolvedStyle
    var eoFill = false
    var isRightToLeft = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let bounds = CGRect(origin: .zero, size: size)
        let outline = context.outline(of: shape, in: bounds, eoFill: eoFill)
        recorder.fill(outline, in: bounds, style: style)
    }

    func change(from old: ShapeDrawing) -> RenderChange {
        if !ValueComparison.inputsEqual(shape, old.shape) { return .layout }
        return style == old.style && eoFill == old.eoFill && isRightToLeft == old.isRightToLeft
            ? .none : .paint
    }

    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool {
        // Transparent areas take no touches.
        if let color = style.plainColor, color.opacity <= 0 { return false }
        return shape.displayShape(
            in: CGRect(origin: .zero, size: size), eoFill: eoFill, isRightToLeft: isRightToLeft
        ).contains(point)
    }
}

extension ShapeDrawing: Animatable {
    var animatableData: AnimatablePair<Content.AnimatableData, ColorVector> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension DisplayListRecorder {
    /// Fills a shape; gradients run over the box of what is filled.
    mutating func fill(
        _ shape: some Shape, in bounds: CGRect, style: ResolvedStyle, eoFill: Bool = false
    ) {
        fill(shape.displayShape(in: bounds, eoFill: eoFill), in: bounds, style: style)
    }

    /// Fills an outline; gradients run over the box.
    mutating func fill(_ outline: DisplayShape, in bounds: CGRect, style: ResolvedStyle) {
        let paint = style.paint(in: bounds)
        withEffects(of: style) { $0.fill(outline, with: paint) }
    }

    /// Records what is painted in a style, under the shadows of the style, and blended as it says.
    mutating func withEffects(
        of style: ResolvedStyle, _ body: (inout DisplayListRecorder) -> Void
    ) {
        guard style.needsGroup else { return body(&self) }
        let effects =
            style.shadows.map(\.effect)
            + (style.blending == .normal ? [] : [GroupEffect.blend(style.blending)])
        guard let last = effects.last else { return body(&self) }
        var inner = DisplayListRecorder()
        body(&inner)
        var group = inner.finish(id: .auxiliary(Self.firstShadow))
        guard !group.commands.isEmpty else { return }
        for (index, effect) in effects.enumerated().dropLast() {
            group = DisplayGroup(
                id: .auxiliary(Self.firstShadow + 1 + index),
                commands: [.effect(group, effect)])
        }
        effect(last, on: group)
    }

    /// Above the numbers of other groups inside of a node.
    private static let firstShadow = 100
}
