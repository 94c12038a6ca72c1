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
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration)
    }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration)
    }
}

/// A label in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration).buttonStyle(.borderless)
    }
}

/// A button with a background.
public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
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
