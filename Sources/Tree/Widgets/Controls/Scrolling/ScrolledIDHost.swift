import Foundation
import Geometry
import Views

/// Ties a scroll view to the id of the view that it shows.
struct ScrolledIDHost<Content: View, ID: Hashable>: View {
    let content: Content
    @Binding var id: ID?
    let anchor: UnitPoint?
    @Retained private var position = TreePosition()
    @Retained private var observer = ScrollObserver()
    @Retained private var written = ScrolledRow()

    var body: some View {
        let (binding, observer, written, anchor) = ($id, observer, written, anchor)
        observer.moved = { [weak observer] _ in
            guard let scroll = observer?.scrollView, written.moveCount != scroll.moveCount else {
                return
            }
            defer { written.moveCount = scroll.moveCount }
            // The first geometry is no movement, and an animation leads to the id that is set.
            guard written.moveCount != nil, scroll.phase != .animating else { return }
            // Layout builds the rows that have just become visible.
            scroll.tree.afterLayout {
                guard let shown = scroll.shownID(at: anchor)?.base as? ID else { return }
                written.id = AnyHashable(shown)
                if binding.wrappedValue != shown { binding.wrappedValue = shown }
                scroll.keepShown(at: anchor)
            }
        }
        return content.treePosition(position)
            .modifier(ScrollObserverModifier(observer))
            .modifier(
                ScrollCommandModifier(id) { new, animation in
                    guard let new, written.id != AnyHashable(new) else { return }
                    written.id = AnyHashable(new)
                    position.scroll(
                        toIdentity: AnyHashable(new), anchor ?? .top, animation, keeps: true)
                })
    }
}

/// The row that the user has scrolled to, which needs no scrolling when its id comes back.
final class ScrolledRow {
    var id: AnyHashable?
    /// How often the scroll view had been scrolled when it was last looked at.
    var moveCount: Int?
}

nonisolated struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        ScrolledIDHost(content: content, id: id, anchor: anchor)
    }
}

extension View {
    /// Scrolls to the view with the id, and keeps the id of the view that is shown: the scroll
    /// target at the anchor, or the first one, or without scroll targets the first row.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrolledIDModifier(id: id, anchor: anchor))
    }
}
