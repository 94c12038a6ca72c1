import Foundation
import Geometry
import Views

/// Rows below each other that scroll and can be selected.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection<SelectionValue>
    let content: Content

    @usableFromInline
    init(_ selection: ListSelection<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public var body: some View {
        ListRows(selection: selection, content: content)
    }
}

/// A list as it is shown.
nonisolated private struct ListRows<Value: Hashable, Content: View>: View {
    let selection: ListSelection<Value>
    let content: Content
    @Environment(\.self) private var environment
    @Retained private var rows = RowSelection()
    @State private var chosenLink: LinkIdentity?

    init(selection: ListSelection<Value>, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor var body: some View {
        let kind = environment.listKind
        configure()
        var look = environment.rowsLook(kind)
        look.hoversRows = rows.isPossible
        var settings = environment.scrollSettings(.vertical, showsBars: true)
        settings.margins = EdgeInsets()
        // Rows inserted later stay visible in a window that is as large as its content.
        settings.emptyLength = 10 * look.minimumRowHeight
        let list = ScrollPort(
            settings,
            content: ListRowsView(
                look, selection: rows,
                changeSelected: changeSelected,
                content: content.modifier(
                    ListEnvironment(links: selectsLinks ? LinkSelection(chosen: chosenLink) : nil)))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(backgroundColor(kind))
        return bordered(list, isBordered: kind == .bordered)
    }

    /// Lists without a border have no layer for one.
    @MainActor @ViewBuilder
    private func bordered(_ list: some View, isBordered: Bool) -> some View {
        if isBordered { list.modifier(ListBorder()) } else { list }
    }

    /// Rows of a list made without a selection cannot be selected.
    @MainActor private var changeSelected: ((inout EnvironmentValues) -> Void)? {
        if Value.self == Never.self { return nil }
        // Read while the rows' environment is transformed, so a change transforms it again.
        return { if $0.isKeyWindow { $0.showSelectedRow() } }
    }

    @MainActor private func backgroundColor(_ kind: _ListKind) -> Color {
        guard environment.scrollContentBackground != .hidden,
            let role = environment.listGround(kind)
        else {
            return .clear
        }
        return environment.controlAppearance?.listGround ?? Color(role)
    }

    /// Whether links are selected although the app keeps no selection.
    private var selectsLinks: Bool {
        if case .none = selection, environment.density == .desktop {
            environment.detailColumn != nil
        } else {
            false
        }
    }

    @MainActor private func configure() {
        environment.selectionLists?.add(rows)
        if selectsLinks {
            let chosen = $chosenLink
            LinkSelection.connect(rows, to: chosenLink) { chosen.wrappedValue = $0 }
        } else {
            selection.connect(rows)
        }
        let column = environment.detailColumn
        rows.open = {
            column?.goTo?()
            return column?.goTo != nil
        }
    }
}

/// What is inside of a list sees the environment of rows.
struct ListEnvironment: EnvironmentModifier {
    typealias Body = Never
    var links: LinkSelection?

    func transform(_ values: inout EnvironmentValues) {
        if values.linkSelection != links { values.linkSelection = links }
        values.listKind = .automatic
        values.scrollContentBackground = .automatic
        values.enterScrolledContent()
        if values.listRowSpacing != nil { values.listRowSpacing = nil }
        if values.listSectionSpacing.isChanged { values.listSectionSpacing = .default }
        values.resetAlternatingRows()
    }
}

extension EnvironmentValues {
    /// Text and symbols of a selected row.
    mutating func showSelectedRow() {
        foregroundStack = ForegroundStack(
            [AnyShapeStyle(Color(ColorRole.onAccent))], outer: nil)
        tint = AnyShapeStyle(Color(ColorRole.onAccent))
        backgroundProminence = .increased
    }
}
