import Foundation
import Geometry
import Views

/// Ties a scroll view to a scroll position of the app.
struct ScrollPositionHost<Content: View>: View {
    let content: Content
    @Binding var scrolled: ScrollPosition
    let anchor: UnitPoint?
    @Retained private var position = TreePosition()
    @Retained private var observer = ScrollObserver()
    @Retained private var written = WrittenPosition()

    var body: some View {
        let (binding, observer, written, anchor) = ($scrolled, observer, written, anchor)
        observer.phaseChanged = { _, _, _ in nil }
        observer.moved = { [weak observer] values in
            guard let scroll = observer?.scrollView, scroll.isScrolledByUser else { return }
            // Layout builds the rows that have just become visible.
            scroll.tree.afterLayout {
                var new = binding.wrappedValue
                new.userScrolled(to: scroll.shownID(at: anchor))
                scroll.keepShown(at: anchor)
                guard new != binding.wrappedValue else { return }
                written.value = new
                binding.wrappedValue = new
            }
        }
        return content.treePosition(position)
            .modifier(ScrollObserverModifier(observer))
            .modifier(
                ScrollCommandModifier(scrolled) { new, animation in
                    guard written.value != new else { return }
                    written.value = new
                    scroll(to: new, animation)
                })
    }

    private func scroll(to new: ScrollPosition, _ animation: Animation?) {
        let observer = observer
        if new.goal != .none { observer.scrollView?.endUserScroll() }
        switch new.goal {
        case .none:
            return
        case .id(let id, let own):
            position.scroll(toIdentity: id, own ?? anchor ?? .top, animation, keeps: true)
        case .edge(let edge):
            observer.scrollView?.scroll(to: edge, animation: animation)
        case .point(let x, let y):
            guard let scroll = observer.scrollView else { return }
            scroll.scroll(
                to: CGPoint(
                    x: Self.sane(x) ?? scroll.offset.x, y: Self.sane(y) ?? scroll.offset.y),
                animation: animation)
        }
    }

    private static func sane(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        guard length.isFinite else {
            RuntimeWarnings.log("A scroll position was set to a point that is not finite.")
            return nil
        }
        return length
    }
}

/// The position that was last written or scrolled to, which needs no scrolling when it comes back.
final class WrittenPosition {
    var value: ScrollPosition?
}

nonisolated struct ScrollPositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        ScrollPositionHost(content: content, scrolled: position, anchor: anchor)
    }
}

extension View {
    /// Scrolls the scroll view inside to where the position says, and notes in it that the user has
    /// scrolled, and to which view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}
