import Drawing
import Foundation
import Geometry
import Views

/// The outline of buttons that have a background.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, capsule, roundedRectangle(CGFloat?), circle
        /// That of the buttons there.
        case surrounding
    }
    let kind: Kind
    var inset: CGFloat = 0

    init(kind: Kind) { self.kind = kind }

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(kind: .circle)

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

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
        outline(.regular).shape(in: rect.insetBy(dx: inset, dy: inset))
    }

    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

private enum BorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
    public package(set) var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
