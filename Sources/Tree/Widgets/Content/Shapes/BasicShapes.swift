import Drawing
import Foundation
import Geometry
import Views

/// The whole rectangle.
nonisolated public struct Rectangle: OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// Creates a rectangle as large as its frame.
    public init() {}
    func outline(in rect: CGRect) -> DisplayShape { .rect(rect) }
}

/// A rectangle with four corners of one radius.
nonisolated public struct RoundedRectangle: OutlinedShape {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// Whether the corners are quarter circles or curve gradually.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners have a width and a height in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle whose corners have a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    func outline(in rect: CGRect) -> DisplayShape {
        guard cornerSize.width == cornerSize.height else {
            return .path(Path(roundedRect: rect, cornerSize: cornerSize, style: style).resolved)
        }
        let radii = CornerRadii(cornerSize.width, style: CornerRadii.Style(style))
        return cornerSize.width > 0 ? .roundedRect(rect, radii) : .rect(rect)
    }
}

/// A rectangle whose corners may differ.
nonisolated public struct UnevenRoundedRectangle: OutlinedShape {
    /// The radii of the four corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// Whether the corners are quarter circles or curve gradually.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners have radii of their own, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    func outline(in rect: CGRect) -> DisplayShape {
        .roundedRect(rect, cornerRadii.cornerRadii(style: style))
    }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// The shape of the ends. Kept for source compatibility: they are always half circles.
    public var style: RoundedCornerStyle
    /// Creates a capsule. Its ends are half circles in both styles.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    func outline(in rect: CGRect) -> DisplayShape { .capsule(rect) }
}

/// The largest circle in the middle of the rectangle.
nonisolated public struct Circle: OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// Creates a circle as large as fits into its frame.
    public init() {}

    func outline(in rect: CGRect) -> DisplayShape {
        let side = min(rect.width, rect.height)
        return .ellipse(
            CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        guard proposal != .unspecified else { return CGSize(width: 10, height: 10) }
        return CGSize(width: side, height: side)
    }
}

/// The ellipse that touches all four sides.
nonisolated public struct Ellipse: OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// Creates an ellipse as large as its frame.
    public init() {}
    func outline(in rect: CGRect) -> DisplayShape { .ellipse(rect) }
}

/// The shape that `containerShape` has given the container around, or a rectangle.
nonisolated public struct ContainerRelativeShape: OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// Creates a shape that follows the container around; without one it is a rectangle.
    public init() {}
    func outline(in rect: CGRect) -> DisplayShape { .rect(rect) }
}

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    /// A path ignores the rectangle.
    public func path(in rect: CGRect) -> Path {
        rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

/// A shape of any kind.
nonisolated public struct AnyShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    private let shape: any Shape

    /// Creates a shape of no particular type from another one.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension AnyShape: OutlinedShape {
    func outline(in rect: CGRect) -> DisplayShape { shape.displayShape(in: rect) }
}

extension AnyShape: ComparableInput {
    package func isEqualInput(to other: AnyShape) -> Bool {
        func open<S: Shape>(_ mine: S) -> Bool {
            guard let theirs = other.shape as? S else { return false }
            return ValueComparison.inputsEqual(mine, theirs)
        }
        return open(shape)
    }
}
