import Foundation
import Geometry
import Layouts
import Views

/// A fixed width, height, or both.
struct FrameModifier: RenderModifier, UnaryEffect, Animatable {
    typealias Body = Never
    var width: CGFloat?
    var height: CGFloat?
    let alignment: Alignment

    var algorithm: FrameLayout { FrameLayout(width: width, height: height, alignment: alignment) }
    var isLayoutBoundary: Bool { width != nil && height != nil }

    func isFixed(along axis: Axis) -> Bool { algorithm.isFixed(along: axis) }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = newValue.first }
            if height != nil { height = newValue.second }
        }
    }
}

/// Limits of the width and the height.
struct FlexibleFrameModifier: RenderModifier, UnaryEffect {
    typealias Body = Never
    let algorithm: FlexibleFrameLayout
}

/// Space around a view.
struct PaddingModifier: RenderModifier, UnaryEffect, Animatable {
    typealias Body = Never
    var insets: EdgeInsets
    var algorithm: PaddingLayout { PaddingLayout(insets) }

    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
}

/// The ideal size along some axes.
struct FixedSizeModifier: RenderModifier, UnaryEffect {
    typealias Body = Never
    let algorithm: FixedSizeLayout
}

/// A proposal of one width-to-height ratio.
struct AspectRatioModifier: RenderModifier, UnaryEffect {
    typealias Body = Never
    let algorithm: AspectRatioLayout
}

/// Drawing and hit testing moved by a distance, to the right in both layout directions.
struct OffsetModifier: RenderModifier, UnaryEffect, Animatable {
    typealias Body = Never
    var offset: CGSize
    var algorithm: OffsetLayout { OffsetLayout(offset) }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize,
        at position: RenderContext
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let x = position.isRightToLeft ? -offset.width : offset.width
        return (CGPoint(x: x, y: offset.height), proposal)
    }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

/// The centre at a point of the proposed size.
struct PositionModifier: RenderModifier, UnaryEffect, Animatable {
    typealias Body = Never
    var position: CGPoint
    var algorithm: PositionLayout { PositionLayout(position) }

    var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
}

extension View {
    /// Gives the view a fixed width, height, or both; points.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        if FrameLayout(width: width, height: height).hasInvalidDimension {
            RuntimeWarnings.log("Invalid frame dimension (negative or non-finite).")
        }
        return modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Keeps the view's size within limits; points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let algorithm = FlexibleFrameLayout(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
        if algorithm.hasContradictoryConstraints {
            RuntimeWarnings.log("Contradictory frame constraints specified.")
        }
        return modifier(FlexibleFrameModifier(algorithm: algorithm))
    }

    /// Puts space around the view; the default is 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    {
        let length = length ?? 16
        return modifier(
            PaddingModifier(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0,
                    leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0,
                    trailing: edges.contains(.trailing) ? length : 0)))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Lets the view take its ideal size.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            FixedSizeModifier(
                algorithm: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Proposes a size of the given width-to-height ratio.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(
            AspectRatioModifier(
                algorithm: AspectRatioLayout(aspectRatio, contentMode: contentMode)))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
        -> some View
    {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as fits into the proposed size without being distorted.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Makes the view just large enough to cover the proposed size without being distorted.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Moves the view by a distance in points; its frame in the layout stays.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Places the view's centre at a point of the proposed size.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
