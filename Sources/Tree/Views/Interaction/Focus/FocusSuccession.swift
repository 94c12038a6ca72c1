import Foundation

/// Marks a view whose place another view of the same kind takes when it goes, such as a button that
/// moves from one bar to another.
private final class FocusSuccessionMark: FocusObserver {
    let kind: String

    init(_ kind: String) { self.kind = kind }

    func focusChanged(isInside: Bool) {}
}

extension View {
    /// Lets the focus go along when the view is removed and another one of its kind is shown near by.
    nonisolated package func focusSuccession(_ kind: String) -> some View {
        modifier(FocusSuccessionModifier(kind: kind))
    }
}

nonisolated private struct FocusSuccessionModifier: ViewModifier {
    let kind: String
    @Retained private var responder = Responder()

    init(kind: String) { self.kind = kind }

    @MainActor func body(content: Content) -> some View {
        if responder.focusObserver == nil { responder.focusObserver = FocusSuccessionMark(kind) }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

@MainActor
extension FocusChain {
    /// The view that follows one of its kind which had the focus and has gone: the first inside of the
    /// innermost of the nodes that were around it.
    func successor(among observers: [any FocusObserver], around path: [RenderNode]) -> RenderNode? {
        let mark = observers.lazy.compactMap { $0 as? FocusSuccessionMark }.first
        guard let kind = mark?.kind else { return nil }
        func search(_ node: RenderNode) -> RenderNode? {
            if node.isLeaving || node.responder?.isDisabled == true { return nil }
            if let mark = node.responder?.focusObserver as? FocusSuccessionMark, mark.kind == kind {
                return node
            }
            var found: RenderNode?
            node.forEachChildInReadingOrder { if found == nil { found = search($0) } }
            return found
        }
        for node in path where node.isInTree && !node.isInLeavingPart {
            if let found = search(node) { return found }
        }
        return nil
    }
}
