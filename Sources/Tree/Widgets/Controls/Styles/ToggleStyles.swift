import Views

/// A switch, or a checkbox in a row of a list on a desktop.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, isAutomatic: true)
    }
}

/// A switch at the end of the row.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// Creates the style in a colour, or in the tint of the surroundings.
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration).transformEnvironment(\.tint) { [tint] in
            if let tint { $0 = AnyShapeStyle(tint) }
        }
    }
}

/// A box with a check mark before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style; `checkbox` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style; `button` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch, or a checkbox in a row of a list on a desktop.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style with a switch at the end of the row.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style with a box, which has a check mark while the toggle is on, before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style with a button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
