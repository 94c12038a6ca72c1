import Views

/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The button's own style.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration)
    }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style; `button` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration)
    }
}

/// A label in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style; `borderlessButton` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration).buttonStyle(.borderless)
    }
}

/// A button with a background.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// Creates the style; `borderedButton` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: a button in the style of the buttons around it.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A style with a button in the style of those around it, which looks like the default one.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style with a label in the accent colour, without a background.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A style with a label on a grey or tinted background.
    nonisolated public static var borderedButton: BorderedButtonMenuStyle {
        BorderedButtonMenuStyle()
    }
}

extension View {
    /// Sets the style of the menus inside.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: MenuStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
