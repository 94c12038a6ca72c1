import Foundation

/// The keyboard focus of one window: the view that has it, and the order in which Tab moves it.
@MainActor
package final class FocusChain {
    package struct Holder {
        package let focusable: Focusable
        package private(set) weak var node: RenderNode?
        /// The node and those around it, once it has had the focus.
        fileprivate var path: [Weak<RenderNode>] = []

        init(_ focusable: Focusable, _ node: RenderNode) {
            self.focusable = focusable
            self.node = node
        }
    }

    private unowned let tree: ViewTree
    package private(set) var current: Holder?
    /// Whether the keyboard moved the focus, so that a focus ring is shown.
    package private(set) var isByKeyboard = false
    /// What had the focus last, with the nodes around it, while nothing has it. Tab goes on from
    /// there.
    private weak var former: Focusable?
    private var formerPath: [Weak<RenderNode>] = []
    /// What had the focus before a layer that is removed took it.
    private var formerOfLayer: Holder?
    /// What had the focus before a divider got it, and whether the keyboard had moved it there.
    var formerOfDivider: (holder: Holder, byKeyboard: Bool)?

    /// The observers around the focus, the innermost first.
    private var observers: [any FocusObserver] = []

    init(in tree: ViewTree) { self.tree = tree }

    package func set(_ focusable: Focusable, node: RenderNode, byKeyboard: Bool) {
        if current?.focusable === focusable, isByKeyboard == byKeyboard { return }
        let old = current?.focusable
        current = Holder(focusable, node)
        current?.path = path(from: node)
        (former, formerPath, formerOfLayer) = (nil, [], nil)
        if !focusable.isDivider { formerOfDivider = nil }
        isByKeyboard = byKeyboard
        if old !== focusable { old?.changed(false, byKeyboard) }
        observe(from: node)
        focusable.changed(true, byKeyboard)
        tree.app.focusedValues.focusChanged(in: tree.handle)
        tree.inputWatcher?.focusChanged()
        tree.whenDirty()
    }

    package func clear() {
        guard let old = current else { return }
        current = nil
        (former, formerPath) = (old.focusable, old.path)
        formerOfDivider = nil
        old.focusable.changed(false, false)
        observe(from: nil)
        tree.app.focusedValues.focusChanged(in: tree.handle)
        tree.inputWatcher?.focusChanged()
        tree.whenDirty()
    }

    /// Clears the focus. Tab goes on from the holder, or from what is left around it.
    package func clear(toGoOnFrom holder: Holder?) {
        clear()
        if let holder { (former, formerPath) = (holder.focusable, holder.path) }
    }

    /// A layer is removed. If it still has the focus, Tab goes on from what had it before.
    func layerIsRemoved(former holder: Holder) {
        if let current, current.node?.isInTree != true { formerOfLayer = holder }
    }

    private func path(from node: RenderNode) -> [Weak<RenderNode>] {
        var path: [Weak<RenderNode>] = []
        var next: RenderNode? = node
        while let current = next {
            path.append(Weak(current))
            next = current.parent
        }
        return path
    }

    /// Whether the focus is inside the part of the tree that the observer observes.
    package func isInside(_ observer: any FocusObserver) -> Bool {
        observers.contains { $0 === observer }
    }

    private func observe(from node: RenderNode?) {
        let old = observers
        var new: [any FocusObserver] = []
        var next = node
        while let current = next {
            if let observer = current.responder?.focusObserver { new.append(observer) }
            next = current.parent
        }
        observers = new
        for observer in old where !new.contains(where: { $0 === observer }) {
            observer.focusChanged(isInside: false)
        }
        for observer in new where !old.contains(where: { $0 === observer }) {
            observer.focusChanged(isInside: true)
        }
    }

    /// Gives the focus to the node, or else to the first of its descendants that can have it.
    @discardableResult
    package func moveInto(_ node: RenderNode) -> Bool {
        guard !node.isLeaving else { return false }
        if let responder = node.responder {
            if responder.isDisabled { return false }
            if let focusable = responder.focusable, focusable.isEnabled, !focusable.isDivider {
                if focusable.yieldsToContent, node.children.contains(where: { moveInto($0) }) {
                    return true
                }
                set(focusable, node: node, byKeyboard: true)
                node.revealInScrollViews()
                return true
            }
        }
        return node.children.contains { moveInto($0) }
    }

    /// Clears the focus if its node is gone or disabled, unless another view takes its place.
    package func dropIfGone() {
        guard let holder = current else { return }
        guard let node = holder.node, node.isInTree, !node.isInLeavingPart,
            holder.focusable.isEnabled
        else {
            let path = holder.path.compactMap(\.object)
            let successor = successor(among: observers, around: path)
            clear(toGoOnFrom: formerOfLayer ?? formerOfDivider?.holder)
            formerOfLayer = nil
            if let successor { moveInto(successor) }
            return
        }
    }

    /// The views that Tab reaches, in reading order.
    package func stops() -> [Holder] { holders { $0.isTabStop } }

    /// The views that can have the focus and meet a condition, in reading order.
    func holders(where isWanted: (Focusable) -> Bool) -> [Holder] {
        var found: [Holder] = []
        var seen: Set<ObjectIdentifier> = []
        // The number of views around that take the focus themselves.
        var outer = 0
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if let responder = node.responder {
                if responder.isDisabled { return }
                if responder.isModal { (found, seen) = ([], []) }
                if let focusable = responder.focusable, isWanted(focusable), focusable.isEnabled,
                    !focusable.yieldsToContent, seen.insert(ObjectIdentifier(focusable)).inserted
                {
                    found.append(Holder(focusable, node))
                }
            }
            let count = found.count
            let focusable = node.responder?.focusable
            let takesFocus = focusable.map { $0.isEnabled && !$0.yieldsToContent } ?? false
            if takesFocus { outer += 1 }
            node.forEachChildInReadingOrder(visit)
            if takesFocus { outer -= 1 }
            if found.count == count, let focusable, focusable.yieldsToContent,
                isWanted(focusable), focusable.isEnabled, outer == 0 || !focusable.servesMenu
            {
                found.append(Holder(focusable, node))
            }
        }
        visit(tree.rootRender)
        return found
    }

    /// Gives the focus to the first field, as when a window opens on a desktop, unless something has
    /// it. Nothing happens where that would bring up a keyboard on the screen.
    package func takeFirstField() {
        guard current == nil, tree.inputWatcher == nil else { return }
        let field = stops().first {
            $0.focusable.text != nil && $0.focusable.mayHaveFirstFocus
        }
        guard let field, let node = field.node else { return }
        // As after the Tab key, its text is selected.
        set(field.focusable, node: node, byKeyboard: true)
    }

    /// Moves the focus to the next stop or the previous one; after the last comes the first. If
    /// nothing has the focus, it goes on from what had it last.
    package func advance(backwards: Bool) {
        let stops = stops()
        guard !stops.isEmpty else { return }
        let last = formerOfDivider?.holder.focusable ?? current?.focusable ?? former
        let next: Int
        if let index = stops.firstIndex(where: { $0.focusable === last }) {
            next = index + (backwards ? -1 : 1)
        } else {
            next = countBeforeFormer(among: stops) - (backwards ? 1 : 0)
        }
        let stop = stops[(next + stops.count) % stops.count]
        guard let node = stop.node else { return }
        let target = userTarget(for: node)
        if target !== node, moveInto(target) { return }
        set(stop.focusable, node: node, byKeyboard: true)
        node.revealInScrollViews()
    }

    /// What has the focus, or the row of a list that has, as far as it is in the window; nil if nothing
    /// has, or nothing of it can be seen.
    package var focusRect: CGRect? {
        guard let current, let node = current.node else { return nil }
        let part = current.focusable.menuRect?() ?? CGRect(origin: .zero, size: node.size)
        let rect = CGRect(origin: node.convertToWindow(part.origin), size: part.size)
            .intersection(CGRect(origin: .zero, size: tree.size))
        return rect.isEmpty ? nil : rect
    }

    /// The number of stops before what had the focus last. If it has gone, the innermost node that
    /// is left around it counts.
    private func countBeforeFormer(among stops: [Holder]) -> Int {
        let nodesAround = hasDivider ? current?.path ?? [] : formerPath
        let path = Set(nodesAround.compactMap { $0.object.map { ObjectIdentifier($0) } })
        let nodes = Set(stops.compactMap { $0.node.map { ObjectIdentifier($0) } })
        var (count, before) = (0, 0)
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if path.contains(ObjectIdentifier(node)) { before = count }
            if node.responder?.isDisabled == true { return }
            if nodes.contains(ObjectIdentifier(node)) { count += 1 }
            node.forEachChildInReadingOrder(visit)
        }
        visit(tree.rootRender)
        return before
    }

    /// The rectangle beside which an input method shows its candidates; nil if the focused view
    /// takes no text.
    package var textInputRect: CGRect? {
        guard let current, current.focusable.text != nil, let node = current.node else {
            return nil
        }
        let local = current.focusable.textInputRect?() ?? CGRect(origin: .zero, size: node.size)
        return CGRect(origin: node.convertToWindow(local.origin), size: local.size)
    }
}

extension ViewTree {
    package var focus: FocusChain { feature { FocusChain(in: self) } }
}
