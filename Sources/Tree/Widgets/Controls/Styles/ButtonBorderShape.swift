import Drawing
import Foundation
import Geometry
import Views

/// The outline of buttons that have a background.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, capsule, roundedRectangle(CGFloat?), circle
        /// That of the buttons around.
        case surrounding
    }

    let kind: Kind
    var inset: CGFloat = 0
    private var size = ControlSize.regular

    init(kind: Kind) { self.kind = kind }

    /// The outline that the theme gives buttons: a rectangle with round corners.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule, whose corners are as round as its height allows.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with the round corners that the theme gives buttons of this size.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// A capsule close around the label; a circle around a symbol that is as wide as it is high.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rectangle whose corners have the radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    /// Whether no app has chosen it.
    var isAutomatic: Bool { kind == .automatic || kind == .surrounding }

    func outline(_ size: ControlSize) -> ControlOutline {
        switch kind {
        case .automatic, .surrounding, .roundedRectangle(nil): .rounded(Theme.controlRadius(size))
        case .roundedRectangle(let radius?): .rounded(radius)
        case .capsule, .circle: .capsule
        }
    }

    /// Between the outline's side and the title.
    func padding(_ size: ControlSize) -> CGFloat {
        kind == .circle ? Theme.Spacing.hairGap : Theme.controlPadding(size)
    }
}

extension ButtonBorderShape: InsettableShape, OutlinedShape {
    public typealias AnimatableData = EmptyAnimatableData

    func outline(in rect: CGRect) -> DisplayShape {
        outline(size).shape(in: rect.insetBy(dx: inset, dy: inset))
    }

    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension ButtonBorderShape {
    /// The shape itself, or that of buttons in an environment.
    func resolved(in environment: EnvironmentValues) -> ButtonBorderShape {
        guard kind == .surrounding else { return self }
        var copy = environment.buttonBorderShape
        if copy.kind == .surrounding { copy = .automatic }
        copy.inset += inset
        copy.size = environment.controlSize
        return copy
    }
}

extension Shape {
    /// The shape with those taken from the environment that are left to it.
    func surrounding(in environment: EnvironmentValues) -> Self {
        guard Self.self == ButtonBorderShape.self, let border = self as? ButtonBorderShape else {
            return self
        }
        return border.resolved(in: environment) as? Self ?? self
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The border of the buttons around, as `buttonBorderShape` sets it.
    public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(kind: .surrounding) }
}

/// Shows only what lies inside of the border of the buttons around.
private struct ButtonBorderClip: ViewModifier {
    let shape: ButtonBorderShape
    let style: FillStyle
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content.clipShape(AnyShape(shape.resolved(in: environment)), style: style)
    }
}

extension View {
    /// Shows only what lies inside the shape, which may be that of the buttons around.
    nonisolated public func clipShape(
        _ shape: ButtonBorderShape, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ButtonBorderClip(shape: shape, style: style))
    }
}

private enum BorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
    /// The outline of the buttons here that have a background; `.automatic` by default.
    public package(set) var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the buttons inside that have a background.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
