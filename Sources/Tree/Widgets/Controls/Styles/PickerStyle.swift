import Views

/// How the options of a picker are shown.
public protocol PickerStyle {
    static var _kind: _PickerKind { get }
}

/// The ways to show options.
public enum _PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, radioGroup, wheel, navigationLink, palette
}

public struct DefaultPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .automatic }
    public init() {}
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .menu }
    public init() {}
}

/// The options side by side, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .segmented }
    public init() {}
}

/// The options as rows, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .inline }
    public init() {}
}

/// The options below each other, each with a round mark.
public struct RadioGroupPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .radioGroup }
    public init() {}
}

/// A drum that turns, with the chosen option in the middle.
public struct WheelPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .wheel }
    public init() {}
}

/// A row that pushes a page of the options; outside of navigation, a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .navigationLink }
    public init() {}
}

/// The options in a row, each as small as its icon.
public struct PalettePickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .palette }
    public init() {}
}

/// The older name of `MenuPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle {
    public static var _kind: _PickerKind { .menu }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
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
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, S._kind)
    }
}
