import Foundation

/// Marks the part of a window in which views may prefer the focus.
private final class FocusScopeMark: FocusObserver {
    let namespace: Namespace.ID
    init(_ namespace: Namespace.ID) { self.namespace = namespace }
    func focusChanged(isInside: Bool) {}
}

/// Marks a view that prefers the focus in a scope.
private final class PreferredFocusMark: FocusObserver {
    let namespace: Namespace.ID
    init(_ namespace: Namespace.ID) { self.namespace = namespace }
    func focusChanged(isInside: Bool) {}
}

extension View {
    /// Makes the view the part of the window in which others may prefer the focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Whether the view gets the focus when the scope appears, and when the scope's focus is reset.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocusModifier(prefersFocus: prefersDefaultFocus, namespace: namespace))
    }
}

nonisolated private struct FocusScopeModifier: ViewModifier {
    let namespace: Namespace.ID
    @Retained private var responder = Responder()
    @TreeAccess private var tree

    init(namespace: Namespace.ID) { self.namespace = namespace }

    @MainActor func body(content: Content) -> some View {
        let (tree, namespace) = (tree?.handle, namespace)
        if (responder.focusObserver as? FocusScopeMark)?.namespace != namespace {
            responder.focusObserver = FocusScopeMark(namespace)
        }
        return content.modifier(ResponderEffect(responder: responder))
            .onAppear { tree?.target?.giveDefaultFocus(in: namespace) }
    }
}

nonisolated private struct PreferredFocusModifier: ViewModifier {
    let prefersFocus: Bool
    let namespace: Namespace.ID
    @Retained private var responder = Responder()

    init(prefersFocus: Bool, namespace: Namespace.ID) {
        self.prefersFocus = prefersFocus
        self.namespace = namespace
    }

    @MainActor func body(content: Content) -> some View {
        let known = responder.focusObserver as? PreferredFocusMark
        if !prefersFocus {
            responder.focusObserver = nil
        } else if known?.namespace != namespace {
            responder.focusObserver = PreferredFocusMark(namespace)
        }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

extension ViewTree {
    /// Gives the focus to the view that prefers it, unless something in the scope has it.
    fileprivate func giveDefaultFocus(in namespace: Namespace.ID) {
        guard let scope = focusScope(namespace), let preferred = preferred(namespace, in: scope),
            !isFocusInside(scope)
        else { return }
        focus.moveInto(preferred)
    }

    /// Gives the focus to the view that prefers it, or else to the first in the scope, after the
    /// update that runs.
    func resetFocus(in namespace: Namespace.ID) {
        let handle = handle
        app.actions.add(.change) { handle?.target?.resetFocusAtOnce(in: namespace) }
    }

    private func resetFocusAtOnce(in namespace: Namespace.ID) {
        guard let scope = focusScope(namespace) else { return }
        focus.moveInto(preferred(namespace, in: scope) ?? defaultFocus(in: scope) ?? scope)
    }

    /// The view that a `defaultFocus` in the scope names.
    private func defaultFocus(in scope: RenderNode) -> RenderNode? {
        let marked = first(in: scope) { $0.responder?.focusObserver is DefaultFocusMark }
        return (marked?.responder?.focusObserver as? DefaultFocusMark)?.find()
    }

    private func focusScope(_ namespace: Namespace.ID) -> RenderNode? {
        first(in: rootRender) {
            ($0.responder?.focusObserver as? FocusScopeMark)?.namespace == namespace
        }
    }

    private func preferred(_ namespace: Namespace.ID, in scope: RenderNode) -> RenderNode? {
        first(in: scope) {
            ($0.responder?.focusObserver as? PreferredFocusMark)?.namespace == namespace
        }
    }

    private func isFocusInside(_ scope: RenderNode) -> Bool {
        var node = focus.current?.node
        while let current = node {
            if current === scope { return true }
            node = current.parent
        }
        return false
    }

    private func first(
        in node: RenderNode, where isWanted: (RenderNode) -> Bool
    ) -> RenderNode? {
        if node.isLeaving { return nil }
        if isWanted(node) { return node }
        for child in node.children {
            if let found = first(in: child, where: isWanted) { return found }
        }
        return nil
    }
}
