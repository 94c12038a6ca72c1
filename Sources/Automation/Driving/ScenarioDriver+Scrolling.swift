import Foundation
import Views

/// Bringing into sight what a list has not made, because it is far from what can be seen.
extension ScenarioDriver {
    /// How much of what a scroll view shows is scrolled past at a time.
    private static let page: CGFloat = 0.8
    private static let pageLimit = 2_000

    /// Scrolls the scroll views around the element until it can be seen. Where nothing shows it
    /// yet, scroll views are gone through from their beginning until it turns up.
    package func reveal(_ selector: Selector) throws(StepFailure) {
        if screen.matches(selector).isEmpty { searchScrollViews(selector) }
        let match = try screen.only(selector)
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

    /// Goes through one scroll view, which is left where it was if nothing turns up.
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
