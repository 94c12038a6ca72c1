import Foundation
import Geometry
import Views

/// The lists inside of a view with a menu for what is selected in them.
final class SelectionLists {
    private final class Entry {
        weak var rows: RowSelection?
        init(_ rows: RowSelection) { self.rows = rows }
    }

    private var lists: [Entry] = []
    /// Runs the primary action for what is selected; false if there is none.
    var primaryAction: (Set<AnyHashable>) -> Bool = { _ in false }

    init() {}

    func add(_ rows: RowSelection) {
        guard !lists.contains(where: { $0.rows === rows }) else { return }
        lists.removeAll { $0.rows == nil }
        lists.append(Entry(rows))
        rows.primaryAction = { [weak self, weak rows] in
            rows.flatMap { self?.primaryAction($0.selected) } ?? false
        }
    }

    /// What an action at a point of the window is for: the selected rows if the row there is one of
    /// them, else that row alone, and nothing beside the rows.
    func items<Item: Hashable>(at point: CGPoint, as type: Item.Type) -> Set<Item> {
        for rows in lists.compactMap(\.rows) {
            guard let value = rows.rowAt(point) else { continue }
            let all = rows.selected.contains(value) ? rows.selected : [value]
            return Set(all.compactMap { $0.base as? Item })
        }
        return []
    }
}

private enum SelectionListsKey: EnvironmentKey {
    static var defaultValue: SelectionLists? { nil }
}

extension EnvironmentValues {
    /// Where lists inside report their rows; nil where nothing asks for them.
    var selectionLists: SelectionLists? {
        get { self[SelectionListsKey.self] }
        set { self[SelectionListsKey.self] = newValue }
    }
}

nonisolated private struct SelectionMenuModifier<Item: Hashable, Rows: View>: ViewModifier {
    let menu: (Set<Item>) -> Rows
    let primaryAction: ((Set<Item>) -> Void)?

    @MainActor func body(content: Content) -> some View {
        SelectionMenuHost(content: content, menu: menu, primaryAction: primaryAction)
    }
}

private struct SelectionMenuHost<Content: View, Item: Hashable, Rows: View>: View {
    let content: Content
    let menu: (Set<Item>) -> Rows
    let primaryAction: ((Set<Item>) -> Void)?
    @State private var point: CGPoint?
    @State private var items: Set<Item> = []
    @Retained private var lists = SelectionLists()
    @Retained private var opener = ContextMenuOpener()
    @Environment(\.isEnabled) private var isEnabled

    init(
        content: Content, menu: @escaping (Set<Item>) -> Rows,
        primaryAction: ((Set<Item>) -> Void)?
    ) {
        self.content = content
        self.menu = menu
        self.primaryAction = primaryAction
    }

    var body: some View {
        let (point, items, lists, menu) = ($point, $items, lists, menu)
        opener.recognizer.opened = {
            items.wrappedValue = lists.items(at: $0, as: Item.self)
            point.wrappedValue = $0
        }
        opener.responder.recognizers = isEnabled ? [opener.recognizer] : []
        lists.primaryAction = { [primaryAction, isEnabled] in
            let items = Set($0.compactMap { $0.base as? Item })
            guard isEnabled, let primaryAction, !items.isEmpty else { return false }
            primaryAction(items)
            return true
        }
        let isOpen = Binding(
            get: { point.wrappedValue != nil }, set: { if !$0 { point.wrappedValue = nil } })
        let chosen = items.wrappedValue
        return
            content
            .environment(\.selectionLists, lists)
            .simultaneousGesture(
                opening, including: primaryAction == nil || !isEnabled ? .subviews : .all
            )
            .modifier(PortalHost(responder: opener.responder))
            .popupMenu(isPresented: isOpen, .at(self.point ?? .zero)) { menu(chosen) }
    }

    /// A double press on a row.
    private var opening: some Gesture {
        let (lists, action) = (lists, primaryAction)
        return SpatialTapGesture(count: 2, coordinateSpace: .global).onEnded { tap in
            let items = lists.items(at: tap.location, as: Item.self)
            if !items.isEmpty { action?(items) }
        }
    }
}

extension View {
    /// Opens a menu for the rows of the lists inside on a press with the secondary button: for the
    /// selected rows if the pressed one is among them, else for that one. A double press, or Return
    /// for what is selected, runs the primary action.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}
