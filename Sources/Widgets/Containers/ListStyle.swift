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

public struct DefaultListStyle: ListStyle {
    public static var _kind: _ListKind { .automatic }
    nonisolated public init() {}
}
public struct PlainListStyle: ListStyle {
    public static var _kind: _ListKind { .plain }
    nonisolated public init() {}
}
public struct InsetListStyle: ListStyle {
    public static var _kind: _ListKind { .inset }
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
public struct GroupedListStyle: ListStyle {
    public static var _kind: _ListKind { .grouped }
    nonisolated public init() {}
}
public struct InsetGroupedListStyle: ListStyle {
    public static var _kind: _ListKind { .insetGrouped }
    nonisolated public init() {}
}
public struct SidebarListStyle: ListStyle {
    public static var _kind: _ListKind { .sidebar }
    nonisolated public init() {}
}
public struct BorderedListStyle: ListStyle {
    public static var _kind: _ListKind { .bordered }
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: BorderedListStyle { .init() }
}

private enum ListKindKey: EnvironmentKey { static let defaultValue = _ListKind.automatic }

extension EnvironmentValues {
    package var listKind: _ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listKind, S._kind)
    }
}

extension EnvironmentValues {
    /// The sizes and colours of a list in this environment.
    func rowsLook(_ kind: _ListKind) -> ListAppearance {
        let colors = colorContext
        var look = ListAppearance()
        look.minimumRowHeight = defaultMinListRowHeight
        look.separator = colors.color(.separator)
        look.hover = colors.color(.controlFill)
        look.card = colors.color(.content)
        look.selected = colors.color(isKeyWindow ? .accent : .controlPressed)
        let side = Theme.Spacing.content
        let edge = Theme.Spacing.hairGap
        look.rowInsets = EdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
        look.headerInsets = EdgeInsets(
            top: Theme.Spacing.stack, leading: side, bottom: edge, trailing: side)
        switch kind {
        case .automatic, .plain, .bordered, .inset:
            look.selectionInset = kind == .plain ? 0 : Theme.Spacing.hairGap
            look.selectionRadius = kind == .plain ? 0 : Theme.Radius.small
            look.topMargin = kind == .plain ? 0 : Theme.Spacing.hairGap
            look.sectionGap = Theme.Spacing.stack
        case .sidebar:
            look.hasSeparators = false
            look.topMargin = Theme.Spacing.stack
            look.sectionGap = Theme.Spacing.stack
            look.selectionInset = Theme.Spacing.stack
            look.selectionRadius = Theme.Radius.small
        case .grouped, .insetGrouped:
            look.cardRadius = Theme.Radius.card
            look.sideMargin = density == .device ? side : Theme.Spacing.window
            look.topMargin = Theme.Spacing.content
            look.sectionGap = Theme.Spacing.content
        }
        return look
    }

    /// The background of a kind of list; nil for none.
    func listGround(_ kind: _ListKind) -> ColorRole? {
        switch kind {
        case .automatic, .plain, .inset, .bordered: .content
        case .sidebar, .grouped, .insetGrouped: .windowBackground
        }
    }
}
