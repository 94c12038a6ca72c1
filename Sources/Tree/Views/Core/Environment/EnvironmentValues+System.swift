import AttributeGraph
import Foundation
import Geometry
import Styles
import Synchronization
import FoundationNames

// Values of the system and the window: appearance, language, sizes.

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum DensityKey: EnvironmentKey { static let defaultValue = Density.desktop }
private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum WidthClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum HeightClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private enum DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private enum VoiceOverKey: EnvironmentKey { static let defaultValue = false }
private enum AccessibilityKey: EnvironmentKey { static let defaultValue = false }
private enum SwitchControlKey: EnvironmentKey { static let defaultValue = false }
private enum LargeContentKey: EnvironmentKey { static let defaultValue = false }
private enum ButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private enum FlashingLightsKey: EnvironmentKey { static let defaultValue = false }
private enum AssistiveAccessKey: EnvironmentKey { static let defaultValue = false }
private enum HighlightingKey: EnvironmentKey { static let defaultValue = false }
private enum AnimatedImagesKey: EnvironmentKey { static let defaultValue = true }
private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }
private enum KeyWindowKey: EnvironmentKey { static let defaultValue = true }
private enum WallClockKey: EnvironmentKey { static let defaultValue: () -> Date = { Date() } }

extension EnvironmentValues {
    /// Whether the window is the key window.
    package var isKeyWindow: Bool {
        get { self[KeyWindowKey.self] }
        set { self[KeyWindowKey.self] = newValue }
    }

    /// Read from a source, because the key window changes often and affects few views.
    package mutating func followKeyWindow(_ isKey: Source<Bool>) {
        follow(KeyWindowKey.self, isKey)
    }

    /// Whether the content should look as in an active window.
    public var appearsActive: Bool {
        get { isKeyWindow }
        set { isKeyWindow = newValue }
    }

    /// Whether controls should look as in the key window.
    public var controlActiveState: ControlActiveState {
        get { isKeyWindow ? .key : .inactive }
        set { isKeyWindow = newValue != .inactive }
    }

    /// Whether the view is shown in light or in dark colours.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether colours have the standard or an increased contrast.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The locale that formats numbers and dates and chooses translations; by default the user's.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar in which dates are shown and chosen; by default the user's.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which dates are shown and chosen; by default the user's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the leading edge is the left or the right one. The language of the window's locale
    /// decides unless a view sets it.
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set {
            override(DirectionKey.self, with: newValue, isRightToLeft: newValue == .rightToLeft)
        }
    }

    /// Has the direction follow the language of the locale, unless it is set.
    mutating func directByLocale() {
        guard !overrides(DirectionKey.self), locale.isRightToLeft else { return }
        layoutDirection = .rightToLeft
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The side of a device pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    package var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }

    /// The text size that the user prefers; `large` by default. On the desktop, text ignores it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    /// Whether the width is small or large; `regular` unless a view sets it.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[WidthClassKey.self] }
        set { self[WidthClassKey.self] = newValue }
    }

    /// Whether the height is small or large; `regular` unless a view sets it.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[HeightClassKey.self] }
        set { self[HeightClassKey.self] = newValue }
    }

    /// Whether the user prefers bolder text; if `bold`, every font is at least bold.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    /// The current date, for texts that show a distance from now.
    package var wallClock: () -> Date {
        get { self[WallClockKey.self] }
        set { self[WallClockKey.self] = newValue }
    }
}

// MARK: - Accessibility

extension EnvironmentValues {
    /// Whether transitions and symbol effects move less, as the desktop's user has set it.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether translucent backgrounds should be avoided. No desktop has a setting for it: it is false
    /// unless `CASEMENT_SETTINGS` says otherwise.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether colours alone should not carry meaning. No desktop has a setting for it: it is false
    /// unless `CASEMENT_SETTINGS` says otherwise.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateKey.self] }
        set { self[DifferentiateKey.self] = newValue }
    }

    /// Whether the display inverts its colours. Always false on Linux.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
    /// Whether the desktop's screen reader is running.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// Whether an assistive feature is enabled.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }

    /// Whether the user controls the app with switches. Always false on Linux.
    public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }
    /// Whether controls show a large version of themselves on request. Always false on Linux.
    public var accessibilityLargeContentViewerEnabled: Bool { self[LargeContentKey.self] }
    /// Whether buttons should have a visible outline. Always false on Linux.
    public var accessibilityShowButtonShapes: Bool { self[ButtonShapesKey.self] }
    /// Whether flashing lights in videos should be dimmed. Always false on Linux.
    public var accessibilityDimFlashingLights: Bool { self[FlashingLightsKey.self] }
    /// Whether the system shows apps in a simplified way. Always false on Linux.
    public var accessibilityAssistiveAccessEnabled: Bool { self[AssistiveAccessKey.self] }
    /// Whether controls should flash less when they are used. Always false on Linux.
    public var accessibilityReduceHighlightingEffects: Bool { self[HighlightingKey.self] }
    /// Whether animated images play without a request. Always true on Linux.
    public var accessibilityPlayAnimatedImages: Bool { self[AnimatedImagesKey.self] }

    /// Whether the display is dimmed to its always-on state.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
}

/// Whether the available space along an axis is small or large.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// Whether the user prefers bolder text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// How active the window around a control is.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// It is the key window.
    case key
    /// The window is the app's main one, and another has the keyboard. Does not occur on Linux.
    case active
    case inactive
}

extension Locale {
    /// Whether its language is written from the right. Looking that up takes long, and locales are
    /// few.
    fileprivate var isRightToLeft: Bool {
        let identifier = identifier
        if let known = knownDirections.withLock({ $0[identifier] }) { return known }
        let isRightToLeft = language.characterDirection == .rightToLeft
        knownDirections.withLock { $0[identifier] = isRightToLeft }
        return isRightToLeft
    }
}

/// Whether they are written from the right, by the identifiers of locales.
private let knownDirections = Mutex<[String: Bool]>([:])

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The undo manager of the window.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension ViewTree {
    package var undoManager: UndoManager { feature { UndoManager { [unowned app] in app.turn } } }
}
