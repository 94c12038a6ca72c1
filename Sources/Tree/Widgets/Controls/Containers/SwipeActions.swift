import Foundation
import Geometry
import Layouts
import Views

extension View {
    /// Gives a list's row actions that a swipe from an edge reveals: a drag or a horizontal turn of
    /// the wheel over it, or the left and right arrow keys. A swipe over most of the row performs
    /// the first action, where it may.
    ///
    /// The actions stand in order from the edge. A button's tint is its background; a destructive
    /// one is red.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

/// Adds a row's actions, inside of a list.
nonisolated private struct SwipeActions<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @MainActor func body(content: Content) -> some View {
        SwipedRow(
            content: content, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions)
    }
}

/// A row that its actions can be swiped into.
private struct SwipedRow<Content: View, Actions: View>: View {
    let content: Content
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    @State private var look = SwipeLook()
    @Retained private var model = SwipeModel()
    @Environment(\.rowEnvironments) private var rowEnvironments
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled

    init(content: Content, edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        self.content = content
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
    }

    var body: some View {
        let isOnLeft = (edge == .leading) == (direction == .leftToRight)
        let isInList = rowEnvironments != nil
        if isInList { model.configure($look, isOnLeft, allowsFullSwipe, isEnabled) }
        return Group {
            if isInList, look.isShown {
                SwipeStrip(actions: actions, look: look, isLeading: edge == .leading, model: model)
                    .transition(.identity)
                    .rowPart(.swipeActions, in: nil)
            }
            content
                .offset(x: isOnLeft ? look.revealed : -look.revealed)
                .modifier(RowSwipeModifier(swipe: isInList ? model.swipe : nil))
        }
    }
}

/// Adds a row's actions to those that it has. They replace the row's deleting.
nonisolated private struct RowSwipeModifier: RenderTraitModifier {
    typealias Body = Never
    let swipe: RowSwipe?

    func adjust(_ traits: inout Traits) {
        guard let swipe else { return }
        traits[RowSwipesTrait.self].append(swipe)
        traits[RowDeletingTrait.self] = RowEditing()
    }
}
