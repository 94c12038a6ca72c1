import Geometry
import Views

extension Shape where Self == ButtonBorderShape {
    /// The outline that buttons have there, as `buttonBorderShape` says.
    public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(kind: .surrounding) }
}

extension Shape {
    /// The shape with what it takes from its surroundings.
    func resolved(in environment: EnvironmentValues) -> Self {
        guard Self.self == ButtonBorderShape.self, let border = self as? ButtonBorderShape,
            border.kind == .surrounding
        else { return self }
        var own = environment.buttonBorderShape
        if own.kind == .automatic || own.kind == .roundedRectangle(nil) {
            own = .roundedRectangle(radius: Theme.controlRadius(environment.controlSize))
        }
        own.inset = border.inset
        return own as? Self ?? self
    }
}

extension View {
    nonisolated public func clipShape(
        _ shape: ButtonBorderShape, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ButtonBorderClip(shape: shape, eoFill: style.isEOFilled))
    }

    nonisolated public func contentShape(
        _ shape: ButtonBorderShape, eoFill: Bool = false
    ) -> some View {
        modifier(ButtonBorderContentShape(shape: shape, eoFill: eoFill))
    }
}

/// Clips to the outline that buttons have where the view is.
nonisolated private struct ButtonBorderClip: RenderModifier {
    typealias Body = Never
    let shape: ButtonBorderShape
    let eoFill: Bool

    func effect(in environment: EnvironmentValues) -> ClipModifier<ButtonBorderShape> {
        ClipModifier(shape: shape.resolved(in: environment), eoFill: eoFill)
    }
}

/// Takes touches in the outline that buttons have where the view is.
nonisolated private struct ButtonBorderContentShape: RenderModifier {
    typealias Body = Never
    let shape: ButtonBorderShape
    let eoFill: Bool

    func effect(in environment: EnvironmentValues) -> ContentShapeModifier<ButtonBorderShape> {
        ContentShapeModifier(shape: shape.resolved(in: environment), eoFill: eoFill)
    }
}
