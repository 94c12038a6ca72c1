import Geometry

/// Shows a view in front of everything else in the window, such as a sheet or a menu. The view has
/// the environment of the modified view, and is removed with it.
nonisolated package struct PortalModifier<Presented: View>: ViewModifier {
    package typealias Body = Never
    /// Nil while nothing is presented; another value is another presentation.
    let identity: AnyHashable?
    let presented: Presented?
    let options: PortalOptions
    /// Called once for each presentation that has ended.
    let ended: (() -> Void)?

    package init(
        identity: AnyHashable?, presented: Presented?, options: PortalOptions,
        ended: (() -> Void)? = nil
    ) {
        self.identity = identity
        self.presented = presented
        self.options = options
        self.ended = ended
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, PortalModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, PortalModifier>> {
        PortalNode(view, in: context)
    }
}

/// How a presented view comes and goes.
package struct PortalOptions {
    /// Whether the keyboard focus moves into the view and back when it goes.
    package var takesFocus = true
    /// Whether what is focused first is the first thing that Tab reaches; else it is nothing.
    package var focusesFirst = true
    /// Whether a key that opens it focuses what is selected among the things that Tab reaches, or
    /// else the first, as in a menu.
    package var focusesSelected = false
    /// Whether its first field has the focus even where that brings a keyboard to the screen.
    package var bringsUpKeyboard = true
    package var animation: Animation?

    package init(
        takesFocus: Bool = true, focusesFirst: Bool = true, bringsUpKeyboard: Bool = true,
        animation: Animation? = nil
    ) {
        self.takesFocus = takesFocus
        self.focusesFirst = focusesFirst
        self.bringsUpKeyboard = bringsUpKeyboard
        self.animation = animation
    }
}

private final class PortalNode<C: View, Presented: View>:
    PassthroughNode<C, PortalModifier<Presented>>
{
    private var layer: LayerNode<Presented>?
    private var leaving = LeavingNodes()

    override init(
        _ view: __shared ModifiedContent<C, PortalModifier<Presented>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        present()
    }

    override func modifierChanged(from old: PortalModifier<Presented>) {
        let new = modifier
        if let layer, let presented = new.presented, old.identity == new.identity {
            layer.update(presented)
            return
        }
        if let layer {
            end(layer, old)
            if let ended = old.ended { tree.app.actions.add(.change, at: self, ended) }
        }
        present()
    }

    /// What is presented goes with the modified view, and not only at the end of its transition.
    override func freeze() {
        if let layer { end(layer, modifier) }
        super.freeze()
    }

    private func present() {
        let modifier = self.modifier
        guard modifier.identity != nil, let presented = modifier.presented else { return }
        let layer = LayerNode(presented, in: childContext())
        self.layer = layer
        layer.present(modifier.options)
        if tree.mayAnimatePositions, let animation = modifier.options.animation {
            tree.markEntering(layer, animation: animation)
        }
    }

    private func end(_ layer: LayerNode<Presented>, _ old: PortalModifier<Presented>) {
        self.layer = nil
        tree.afterLayout { layer.giveFocusBack() }
        leaving.take(layer, from: self, animation: old.options.animation)
        tree.rootRender.elementsChanged()
    }

    override func forEachPresented(_ visit: (_ViewNode) -> Void) {
        if let layer { visit(layer) }
        leaving.forEach(visit)
    }
}

/// The node above a presented view; its elements go to the front of the window.
final class LayerNode<Presented: View>: _ValueNode<Presented>, WindowLayer {
    private var options = PortalOptions()
    private var child: _Node<Presented>!
    private var formerFocus: FocusChain.Holder?
    private var formerFocusWasByKeyboard = false
    private var hasGivenFocusBack = false

    override init(_ view: __shared Presented, in context: _NodeContext) {
        super.init(view, in: context)
        child = Presented._makeNode(view, in: contentContext())
    }

    /// Comes to the front of the window.
    func present(_ options: PortalOptions) {
        self.options = options
        tree.rootRender.add(self)
        removesWithoutDelay()
        guard options.takesFocus else { return }
        formerFocus = tree.focus.current
        formerFocusWasByKeyboard = tree.focus.isByKeyboard
        tree.afterLayout { [weak self] in self?.takeFocus() }
    }

    override func update(_ view: Presented) { child.update(view) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func elementsChanged() { tree.rootRender.elementsChanged() }

    /// Preferences of a presented view do not reach the views around the modifier.
    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {}

    override func appeared() {
        super.appeared()
        elementsChanged()
    }

    override func disappeared() {
        super.disappeared()
        elementsChanged()
    }

    override func willRemove() {
        tree.rootRender.remove(self)
        // With the view that presents it, the layer goes without being dismissed.
        if let formerFocus, !hasGivenFocusBack { tree.focus.layerIsRemoved(former: formerFocus) }
    }

    /// Moves the focus inside, unless the presented view has done so itself.
    private func takeFocus() {
        guard !isRemoved, !isInHiddenPart else { return }
        if let node = tree.focus.current?.node, contains(node) { return }
        if options.focusesFirst {
            let stops = tree.focus.stops()
            let mayType = options.bringsUpKeyboard || tree.inputWatcher == nil
            if mayType, let field = stops.first(where: { $0.focusable.text != nil }),
                let node = field.node
            {
                // As after the Tab key, its text is selected.
                tree.focus.set(field.focusable, node: node, byKeyboard: true)
                return
            }
            let first = stops.first { !$0.focusable.yieldsToContent } ?? stops.first
            if tree.events.usesKeyboard, formerFocusWasByKeyboard, let first, let node = first.node
            {
                tree.focus.set(first.focusable, node: node, byKeyboard: true)
                return
            }
        }
        if options.focusesSelected, tree.events.usesKeyboard {
            let stops = tree.focus.stops()
            let selected = stops.first { $0.node?.accessibility?.isSelected == true }
            if let stop = selected ?? stops.first, let node = stop.node {
                tree.focus.set(stop.focusable, node: node, byKeyboard: true)
                node.revealInScrollViews()
                return
            }
        }
        tree.focus.clear()
    }

    /// Whether a node is inside, or in what is presented from inside, as a submenu from its menu.
    private func contains(_ node: RenderNode) -> Bool {
        var owner = node.viewNode
        while let current = owner, current !== self { owner = current.parent }
        if owner != nil { return true }
        var list: [Element] = []
        appendElements(to: &list)
        var next: RenderNode? = node
        while let current = next {
            if list.contains(where: { $0.render === current }) { return true }
            next = current.parent
        }
        return false
    }

    func giveFocusBack() {
        guard options.takesFocus else { return }
        hasGivenFocusBack = true
        if let node = tree.focus.current?.node, node.isInTree, !contains(node) { return }
        if let formerFocus, let node = formerFocus.node, node.isInTree, !node.isInLeavingPart {
            tree.focus.set(
                formerFocus.focusable, node: node, byKeyboard: formerFocusWasByKeyboard)
        } else {
            tree.focus.clear(toGoOnFrom: formerFocus)
        }
    }
}
