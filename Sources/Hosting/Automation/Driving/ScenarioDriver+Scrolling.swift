import Foundation
import Views

/// Scrolls to elements, also to rows that a list has not built yet.
extension ScenarioDriver {
    /// The fraction of the visible size that one step scrolls.
    private static let page: CGFloat = 0.8
    private static let pageLimit = 2_000

    /// Scrolls the scroll views around the element until it is visible. An element that does not
    /// exist yet is searched for by scrolling from the beginning.
    package func reveal(_ selector: Selector) throws(StepFailure) {
        if screen.matches(selector).isEmpty { searchScrollViews(selector) }
        let match = try only(selector)
        match.element.render?.revealInScrollViews()
        takeFrame()
    }

    private func searchScrollViews(_ selector: Selector) {
        for window in screen.windows(for: selector.windows) {
            var scrolls: [ScrollRender] = []
            window.root.forEach { element in
                if let scroll = element.render as? ScrollRender { scrolls.append(scroll) }
            }
            for scroll in scrolls where search(scroll, selector) { return }
        }
    }

    /// Searches one scroll view, which is scrolled back where nothing is found.
    private func search(_ scroll: ScrollRender, _ selector: Selector) -> Bool {
        let start = scroll.offset
        scroll.scroll(to: .zero)
        for _ in 0..<Self.pageLimit {
            if !screen.matches(selector).isEmpty { return true }
            let (before, seen) = (scroll.offset, scroll.geometry.viewport)
            let isDown = scroll.geometry.contentSize.height > seen.height + before.y
            scroll.scroll(
                to: CGPoint(
                    x: before.x + (isDown ? 0 : seen.width * Self.page),
                    y: before.y + (isDown ? seen.height * Self.page : 0)))
            if scroll.offset == before { break }
        }
        scroll.scroll(to: start)
        target.settle()
        return false
    }
}
