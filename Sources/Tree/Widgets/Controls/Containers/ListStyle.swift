import Foundation
import Geometry
import Views

/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
    static var _kind: _ListKind { get }
}

/// The kinds of lists.
public enum _ListKind: Sendable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
}

/// A style of lists or tables that says whether every other row is filled.
protocol AlternatingRowStyle {
    nonisolated var alternatesRows: Bool { get }
}

/// The style of lists that have none: rows with lines between them, and a rounded fill behind those
/// selected.
public struct DefaultListStyle: ListStyle {
    public static var _kind: _ListKind { .automatic }
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}
}
/// A style whose rows reach the sides of the list and have lines between them.
public struct PlainListStyle: ListStyle {
    public static var _kind: _ListKind { .plain }
    /// Creates the style; `plain` is shorter.
    nonisolated public init() {}
}
/// A style that sets its rows in from the sides of the list; every other one may have a fill.
public struct InsetListStyle: ListStyle, AlternatingRowStyle {
    public static var _kind: _ListKind { .inset }
    nonisolated let alternatesRows: Bool
    /// Creates the style without fills; `inset` is shorter.
    nonisolated public init() { alternatesRows = false }
    /// Every other row has a background of its own.
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}
/// A style with a background behind sections that are as wide as the list and have square corners.
public struct GroupedListStyle: ListStyle {
    public static var _kind: _ListKind { .grouped }
    /// Creates the style; `grouped` is shorter.
    nonisolated public init() {}
}
/// A style that puts each section on a card with round corners, as the settings of a system do.
public struct InsetGroupedListStyle: ListStyle {
    public static var _kind: _ListKind { .insetGrouped }
    /// Creates the style; `insetGrouped` is shorter.
    nonisolated public init() {}
}
/// A style for navigation beside other content: no lines, and a rounded fill behind the selected
/// row. It is what lists in the sidebar of a split view have.
public struct SidebarListStyle: ListStyle {
    public static var _kind: _ListKind { .sidebar }
    /// Creates the style; `sidebar` is shorter.
    nonisolated public init() {}
}
/// A style with a line and round corners around the list; every other row may have a fill.
public struct BorderedListStyle: ListStyle, AlternatingRowStyle {
    public static var _kind: _ListKind { .bordered }
    nonisolated let alternatesRows: Bool
    /// Creates the style without fills; `bordered` is shorter.
    nonisolated public init() { alternatesRows = false }
    /// Every other row has a background of its own.
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: rows with lines between them, and a rounded fill behind those selected.
    nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows that reach the sides of the list and have lines between them.
    nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows that are set in from the sides of the list; every other one may have a fill.
    nonisolated public static var inset: InsetListStyle { .init() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections that are as wide as the list, on a background of their own.
    nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A card with round corners for each section.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows without lines for navigation beside other content.
    nonisolated public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == BorderedListStyle {
    /// A line with round corners around the list.
    nonisolated public static var bordered: BorderedListStyle { .init() }
    /// A line with round corners around the list, and a fill behind every other row if told so.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum ListKindKey: EnvironmentKey { static let defaultValue = _ListKind.automatic }
private enum AlternatesRowsKey: EnvironmentKey { static let defaultValue = false }
private enum AlternatingKey: EnvironmentKey {
    static let defaultValue = AlternatingRowBackgroundBehavior.automatic
}

extension EnvironmentValues {
    package var listKind: _ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }

    /// Whether the style of lists fills every other row.
    fileprivate var styleAlternatesRows: Bool {
        get { self[AlternatesRowsKey.self] }
        set { self[AlternatesRowsKey.self] = newValue }
    }

    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingKey.self] }
        set { self[AlternatingKey.self] = newValue }
    }

    private func alternatesRows(byStyle style: Bool?) -> Bool {
        switch alternatingRows.kind {
        case .automatic: style ?? styleAlternatesRows
        case .enabled: true
        case .disabled: false
        }
    }

    /// Rows of a list inside of a row look as in any list.
    mutating func resetAlternatingRows() {
        if styleAlternatesRows { styleAlternatesRows = false }
        if alternatingRows != .automatic { alternatingRows = .automatic }
    }
}

/// Sets the kind of the lists inside.
nonisolated private struct ListStyleModifier: EnvironmentModifier {
    typealias Body = Never
    static var isPure: Bool { true }
    let kind: _ListKind
    let alternatesRows: Bool

    func transform(_ values: inout EnvironmentValues) {
        values.listKind = kind
        if values.styleAlternatesRows != alternatesRows {
            values.styleAlternatesRows = alternatesRows
        }
    }
}

extension View {
    /// Sets the style of the lists inside.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(
            ListStyleModifier(
                kind: S._kind,
                alternatesRows: (style as? any AlternatingRowStyle)?.alternatesRows ?? false))
    }

    /// Whether every other row of the lists inside has a background of its own.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior)
    }
}

/// Whether the rows of a list or a table look alike.
public struct AlternatingRowBackgroundBehavior: Equatable, Sendable {
    enum Kind { case automatic, enabled, disabled }
    let kind: Kind

    /// Fills rows if the list's or the table's style says so.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
    /// Fills every other row, and draws no lines between rows.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
    /// Gives all rows the list's background, also if the style fills some.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension EnvironmentValues {
    /// The sizes and colours of a list in this environment.
    func rowsLook(
        _ kind: _ListKind, alternatesByStyle: Bool? = nil
    ) -> ListAppearance {
        let colors = colorContext
        var look = ListAppearance()
        look.minimumRowHeight = defaultMinListRowHeight
        look.minimumHeaderHeight = defaultMinListHeaderHeight ?? 0
        look.separator = colors.color(.separator)
        look.hover = colors.color(.controlFill)
        look.card = colors.color(.content)
        look.selected = colors.color(isKeyWindow ? .accent : .controlPressed)
        look.movesByGripOnly = density == .device
        if editMode?.wrappedValue.isEditing == true {
            look.isEditing = true
            look.grip = colors.color(.secondaryLabel)
            look.destructive = colors.color(.destructive)
            look.onAccent = colors.color(.onAccent)
        }
        let side = Theme.Spacing.content
        let edge = Theme.Spacing.hairGap
        look.rowInsets = EdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
        look.headerInsets = EdgeInsets(
            top: Theme.Spacing.stack, leading: side, bottom: edge, trailing: side)
        setMargins(of: kind, in: &look)
        look.sectionGap =
            listSectionSpacing.length?.usable ?? look.sectionGap * listSectionSpacing.share
        if let spacing = listRowSpacing { look.rowSpacing = spacing.usable }
        if look.rowSpacing > 0, look.cardRadius == nil { look.hasSeparators = false }
        if alternatesRows(byStyle: alternatesByStyle) {
            look.alternateFill = colors.color(.controlFill)
            look.hasSeparators = false
        }
        if let appearance = controlAppearance {
            if let color = appearance.separator { look.separator = color.resolved(in: colors) }
            if let color = appearance.rowGround { look.card = color.resolved(in: colors) }
            if let hasSeparators = appearance.hasSeparators { look.hasSeparators = hasSeparators }
        }
        return look
    }

    private func setMargins(of kind: _ListKind, in look: inout ListAppearance) {
        let side = Theme.Spacing.content
        switch kind {
        case .plain:
            look.sectionGap = Theme.Spacing.stack
        case .automatic, .inset, .bordered:
            look.sideMargin = kind == .inset ? Theme.Spacing.stack : 0
            look.selectionInset = kind == .inset ? 0 : Theme.Spacing.hairGap
            look.selectionRadius = Theme.Radius.small
            look.topMargin = Theme.Spacing.hairGap
            look.sectionGap = Theme.Spacing.stack
        case .sidebar:
            look.hasSeparators = false
            look.topMargin = Theme.Spacing.stack
            look.sectionGap = Theme.Spacing.stack
            look.selectionInset = Theme.Spacing.stack
            look.selectionRadius = Theme.Radius.small
        case .grouped:
            look.cardRadius = 0
            look.topMargin = Theme.Spacing.content
            look.sectionGap = Theme.Spacing.group
        case .insetGrouped:
            look.cardRadius = Theme.Radius.card
            look.sideMargin = density == .device ? side : Theme.Spacing.window
            look.topMargin = Theme.Spacing.content
            look.sectionGap = Theme.Spacing.content
        }
    }

    /// The background of a kind of list; nil for none.
    func listGround(_ kind: _ListKind) -> ColorRole? {
        switch kind {
        case .automatic, .plain, .inset, .bordered: .content
        case .sidebar, .grouped, .insetGrouped: .windowBackground
        }
    }
}
