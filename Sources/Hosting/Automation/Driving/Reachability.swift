import Foundation
import Views

/// Whether a pointer can reach an element within its window.
@MainActor
enum Reachability {
    /// A point at which a press meets the element; throws where it is disabled, hidden or covered.
    static func point(
        on element: ScreenElement, in window: ScreenWindow, _ tree: ViewTree
    ) throws(StepFailure) -> CGPoint {
        guard element.isEnabled else {
            throw StepFailure("\(element.line) is disabled", cause: .disabled)
        }
        return try visiblePoint(on: element, in: window, tree)
    }

    /// A point at which a pointer that does not press meets the element; throws if it is hidden or
    /// covered.
    static func visiblePoint(
        on element: ScreenElement, in window: ScreenWindow, _ tree: ViewTree
    ) throws(StepFailure) -> CGPoint {
        let centre = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let render = element.render, render.isInTree else {
            throw StepFailure("\(element.line) is not in the window's content", cause: .hidden)
        }
        guard element.frame.width > 0, element.frame.height > 0 else {
            throw StepFailure("\(element.line) is hidden: it has no size", cause: .hidden)
        }
        let content = CGRect(origin: .zero, size: tree.size)
        guard content.contains(centre), !isClipped(render, at: centre) else {
            throw StepFailure(
                "\(element.line) is hidden: its centre is not visible", cause: .hidden)
        }
        if let cover = cover(of: render, at: centre, in: window, tree) {
            throw StepFailure("\(element.line) is covered by \(cover)", cause: .covered)
        }
        return centre
    }

    /// Whether any part of the element can be seen without scrolling, whatever covers it.
    static func isInSight(_ element: ScreenElement) -> Bool {
        guard let render = element.render, render.isInTree,
            let part = render.shownPart(of: element.frame)?
                .overlap(with: CGRect(origin: .zero, size: render.tree.size))
        else { return false }
        let places = [0.1, 0.5, 0.9]
        return places.contains { x in
            places.contains { y in
                let point = CGPoint(
                    x: part.minX + part.width * x, y: part.minY + part.height * y)
                return !isClipped(render, at: point)
            }
        }
    }

    /// What keeps a press from the element, unless it is disabled, as part of a sentence; `nil` if
    /// nothing does.
    static func obstacle(
        to element: ScreenElement, in window: ScreenWindow, _ tree: ViewTree
    ) -> String? {
        guard element.part == nil, let render = element.render, render.isInTree else { return nil }
        if element.frame.width <= 0 || element.frame.height <= 0 { return "which has no size" }
        guard isInSight(element) else { return "which is out of sight" }
        let centre = CGPoint(x: element.frame.midX, y: element.frame.midY)
        return cover(of: render, at: centre, in: window, tree).map { "which is covered by \($0)" }
    }

    /// Whether something around the node, such as a scroll view, cuts the point off.
    private static func isClipped(_ render: RenderNode, at point: CGPoint) -> Bool {
        var node = render.parent
        while let current = node {
            if current.childPoint(current.convertFromWindow(point)) == nil { return true }
            node = current.parent
        }
        return false
    }

    /// The element that a press at the point hits, where that is neither the element, nor inside,
    /// nor around it.
    private static func cover(
        of render: RenderNode, at point: CGPoint, in window: ScreenWindow, _ tree: ViewTree
    ) -> String? {
        let path = HitTest.path(to: point, in: tree)
        guard let met = path.last?.node, !path.contains(where: { $0.node === render }) else {
            return nil
        }
        if isAncestor(met, of: render), met.responder?.isModal != true { return nil }
        var name: String?
        window.root.forEach { element in
            if let own = element.render, path.contains(where: { $0.node === own }),
                !isAncestor(own, of: render)
            {
                name = element.line
            }
        }
        return name ?? "something else"
    }

    private static func isAncestor(_ node: RenderNode, of other: RenderNode) -> Bool {
        var next = other.parent
        while let current = next {
            if current === node { return true }
            next = current.parent
        }
        return false
    }
}
