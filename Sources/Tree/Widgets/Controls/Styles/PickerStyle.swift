import Views

/// How the options of a picker are shown.
public protocol PickerStyle {
    static var _kind: _PickerKind { get }
}

/// The ways to show options.
public enum _PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, radioGroup, wheel, navigationLink, palette
}

/// A button that opens a menu of the options, as `MenuPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .automatic }
    /// Creates the style; `automatic` is shorter.
    public init() {}
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .menu }
    /// Creates the style; `menu` is shorter.
    public init() {}
}

/// The options side by side, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .segmented }
    /// Creates the style; `segmented` is shorter.
    public init() {}
}

/// The options as rows, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .inline }
    /// Creates the style; `inline` is shorter.
    public init() {}
}

/// The options below each other, each with a round mark.
public struct RadioGroupPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .radioGroup }
    /// Creates the style; `radioGroup` is shorter.
    public init() {}
}

/// A drum that turns, with the chosen option in the middle.
public struct WheelPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .wheel }
    /// Creates the style; `wheel` is shorter.
    public init() {}
}

/// A row that pushes a page of the options; outside of navigation, a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .navigationLink }
    /// Creates the style; `navigationLink` is shorter.
    public init() {}
}

/// The options in a row, each as small as its icon.
public struct PalettePickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .palette }
    /// Creates the style; `palette` is shorter.
    public init() {}
}

/// The older name of `MenuPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .menu }
    /// Creates the style; `menu` is the newer way.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a button that opens a menu of the options.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style with a button that shows the chosen option and opens a menu of all, for long lists.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style with the options side by side and the chosen one raised, for a few short ones.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style with the options as rows of the list or menu around, and a check mark at the chosen
    /// one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A style with the options below each other, each with a round mark, for a few ones.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style with a drum that turns, for fingers. The picker's label is not shown.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style with a row that pushes a page of the options; a menu outside of navigation.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style with the options in a row, each as small as its icon or colour.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerKindKey: EnvironmentKey {
    static let defaultValue = _PickerKind.automatic
}

extension EnvironmentValues {
    package var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers inside show their options.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, S._kind)
    }
}
