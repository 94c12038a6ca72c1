import Foundation
import Geometry
import Views

/// A link as it looks: a whole row of a list, or a plain button elsewhere.
struct LinkRow<Label: View>: View {
    let value: AnyHashable?
    let isDetail: Bool
    let label: Label
    let action: (LinkColumns) -> Void
    @Retained private var row = RowAction()
    @Environment(\.navigationContext) private var context
    @Environment(\.detailColumn) private var detail
    @Environment(\.rowEnvironments) private var rows
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.linkIndicator) private var indicator
    @Environment(\.linkSelection) private var selection

    init(
        value: AnyHashable?, isDetail: Bool, label: Label,
        action: @escaping (LinkColumns) -> Void
    ) {
        self.value = value
        self.isDetail = isDetail
        self.label = label
        self.action = action
    }

    var body: some View {
        let columns = LinkColumns(
            context: context, detail: detail,
            selects: rows?.isSelectable == true && selection == nil)
        let action = action
        let act = { action(columns) }
        row.perform = isEnabled ? act : {}
        var description = AccessibilityProperties(role: .button)
        description.children = .combine
        return Group {
            if let rows {
                if rows.isSelectable {
                    // The list takes the press: it selects the row and then acts.
                    content.modifier(SelectedLink(isSelected: isSelected))
                        .described(description)
                        .modifier(TraitModifier<RowActionTrait>(value: row))
                        .modifier(LinkTag(value: tag, isOnlyTag: selection != nil))
                } else {
                    Pressable(description, action: act) { state in
                        HStack(spacing: Theme.Spacing.stack) {
                            content
                            if indicator != .hidden {
                                MenuChevron().foregroundStyle(Color(ColorRole.tertiaryLabel))
                            }
                        }
                        .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                    }
                    .modifier(TraitModifier<RowActionTrait>(value: row))
                }
            } else {
                Pressable(description, action: act) { state in
                    label
                        .foregroundStyle(
                            Color(
                                !isEnabled
                                    ? ColorRole.disabledLabel
                                    : state.isPressed
                                        ? ColorRole.accentPressed : ColorRole.accent)
                        )
                        .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                }
            }
        }
    }

    /// The link among others whose list has no selection of the app's; `nil` for one that leads to no
    /// other column.
    private var identity: LinkIdentity? {
        isDetail ? LinkIdentity(value: value ?? AnyHashable(ObjectIdentifier(row)), row) : nil
    }

    private var tag: AnyHashable? {
        selection == nil ? value : identity.map { AnyHashable($0) }
    }

    private var isSelected: Bool {
        guard let selection, let chosen = selection.chosen else { return false }
        return chosen == identity
    }

    private var content: some View {
        HStack(spacing: Theme.Spacing.stack) { label }
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Where a link can show its destination.
@MainActor
struct LinkColumns {
    let context: NavigationContext?
    /// The last column of the split view around, for a link in the first ones.
    let detail: DetailColumn?
    /// Whether the press has also selected the link's row.
    let selects: Bool

    func open(_ view: AnyView, isDetail: Bool) {
        guard isDetail, let detail else {
            context?.push(view)
            return
        }
        detail.context.replaceRoot(view, closed: nil)
        detail.goTo?()
    }

    func open(_ value: AnyHashable, isDetail: Bool) {
        guard isDetail, let detail else {
            context?.push(value)
            return
        }
        // Without a destination, the selection decides what the last column shows.
        if !selects || detail.context.hasDestination(for: value) {
            detail.context.replaceRoot(.value(value))
        }
        detail.goTo?()
    }
}

/// In a list with a selection a link's value is its tag.
private struct LinkTag: RenderTraitModifier {
    typealias Body = Never
    let value: AnyHashable?
    /// Whether it takes the place of a tag of the app's.
    let isOnlyTag: Bool

    func adjust(_ traits: inout Traits) {
        guard let value, isOnlyTag || traits[TagTrait.self] == nil else { return }
        traits[TagTrait.self] = Tag(erased: value)
    }
}

/// The look of a link in a list that keeps the selection of links itself.
private struct SelectedLink: EnvironmentModifier {
    typealias Body = Never
    let isSelected: Bool

    func transform(_ values: inout EnvironmentValues) {
        guard isSelected, values.isKeyWindow else { return }
        values.enterSelectedRow()
        values.showSelectedRow()
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    fileprivate var linkIndicator: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Whether the rows of links inside end with a sign that there is more.
    nonisolated public func navigationLinkIndicatorVisibility(
        _ visibility: Visibility
    ) -> some View {
        environment(\.linkIndicator, visibility)
    }
}
