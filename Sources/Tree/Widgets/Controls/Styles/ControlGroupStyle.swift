import Foundation
import Views

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group for its style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// What names the group; empty where nothing does.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The controls, for the style to place.
    public let content: Content
    /// What names the group; empty if nothing does.
    public let label: Label
}

/// The controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Theme.Spacing.hairGap) { configuration.content }
    }
}

/// The controls on one background, as those of a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `navigation` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `menu` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuOfControls(configuration: configuration)
    }
}

/// The controls in one row, with their icons alone.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `compactMenu` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content.labelStyle(.iconOnly))
    }
}

/// The controls in one row, with their icons alone and a space between.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `palette` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Theme.Spacing.stack) {
            configuration.content.labelStyle(.iconOnly).buttonStyle(.borderless)
        }
    }
}

/// Controls without backgrounds of their own on one background.
nonisolated private struct JoinedControls<Content: View>: View {
    let content: Content
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        HStack(spacing: Theme.Spacing.content) { content.buttonStyle(.borderless) }
            .padding(.horizontal, Theme.controlPadding(size))
            .frame(minHeight: Theme.controlHeight(size, density))
            .controlBackground(ControlFill(), .rounded(Theme.controlRadius(size)))
    }
}

/// A menu of a group's controls.
private struct MenuOfControls: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: the controls side by side.
    nonisolated public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style with all controls on one background, as in a navigation bar.
    nonisolated public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style with a button that opens a menu of the controls.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A style with the icons of the controls on one background.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
        CompactMenuControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A style with the icons of the controls in a row, without a background.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// Sets the style of the control groups inside. In a menu, where controls are rows, only the
    /// style of menus shows: it makes a submenu of the group.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
        .environment(\.controlGroupIsMenu, S.self == MenuControlGroupStyle.self)
    }
}
