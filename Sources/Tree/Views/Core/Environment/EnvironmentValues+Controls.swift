import Styles
import Foundation

// Values for controls and containers.

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private enum EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// False below any view that is disabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the nearest focusable ancestor has the focus.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// The size of the controls; `regular` unless a view sets it.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// How much section headers stand out; an increased one has the headline font and the label's
    /// colour.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// The minimum height of a list's rows, in points; the height in the theme unless a view sets
    /// it.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] ?? Theme.rowHeight(density) }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The minimum height of a list's headers, in points, or `nil` if they may be of any height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// The reasons for which content is redacted; none unless a view sets them.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// The edit mode, of which each scene and each navigation page has its own; `nil` outside of
    /// scenes.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The action of the nearest `refreshable` modifier, or `nil` without such a modifier.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// Whether a list's rows can be deleted and moved.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    /// Whether a list's rows can be deleted and moved: in every mode but `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// The reasons for which content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of reasons from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not known yet, so all text is hidden.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private, so text inside `privacySensitive` is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date, so views with `invalidatableContent` are dimmed.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Fetches new content when the user asks for it.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Runs the action, and returns when it has finished.
    public func callAsFunction() async { await action() }
}
