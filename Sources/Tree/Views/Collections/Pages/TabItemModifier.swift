import AttributeGraph
import Foundation

/// Makes its content the page of a tab. The page is made when the tab is first chosen, and retained
/// from then on.
nonisolated package struct TabItemModifier: ViewModifier {
    package typealias Body = Never
    let label: AnyView
    /// The tab's value in a selection, if the tab sets one.
    let tag: Tag?

    package init(label: AnyView, tag: Tag? = nil) {
        self.label = label
        self.tag = tag
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TabItemModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TabItemModifier>> {
        TabItemNode(view, in: context)
    }
}

/// The page of a tab, as its tab view uses it.
@MainActor package protocol TabPage: AnyObject {
    /// The label; another object whenever it may have changed.
    var label: TabLabel { get }
    var tag: Tag? { get }
    func setShown(_ isShown: Bool)
}

/// The label of a tab's button.
package final class TabLabel {
    package let view: AnyView
    init(_ view: AnyView) { self.view = view }
}

package enum TabPageTrait: TraitKey { package static var defaultValue: (any TabPage)? { nil } }

private final class TabItemNode<C: View>: _ValueNode<ModifiedContent<C, TabItemModifier>>, TabPage,
    RuleBody
{
    private var content: _Node<C>?
    private var isShown = false
    private(set) var label: TabLabel
    private var rule: ScheduledRule!
    private lazy var placeholder = PlaceholderRender(in: tree, owner: self)

    override init(_ view: __shared ModifiedContent<C, TabItemModifier>, in context: _NodeContext) {
        label = TabLabel(view.modifier.label)
        super.init(view, in: context)
        rule = makeRule("tab", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: ModifiedContent<C, TabItemModifier>) {
        let isSame = ValueComparison.inputsEqual(self.view.modifier, view.modifier)
        self.view = view
        if !isSame {
            label = TabLabel(view.modifier.label)
            super.elementsChanged()
        }
        content?.update(view.content)
    }

    var tag: Tag? { view.modifier.tag ?? (view.content as? any Tagging)?.selectionTag }

    func setShown(_ shown: Bool) {
        guard shown != isShown, !isRemoved else { return }
        if !shown {
            outermostModifier.disappeared()
            isShown = false
            return
        }
        isShown = true
        if content == nil {
            rule.invalidate()
            rule.settleNow()
        }
        // Modifiers may surround the tab item as well.
        outermostModifier.appeared()
    }

    func evaluateRule() {
        guard isShown, content == nil, !isRemoved else { return }
        content = C._makeNode(view.content, in: contentContext())
        super.elementsChanged()
    }

    override var hidesChildren: Bool { !isShown }
    override var isHiddenPage: Bool { !isShown }

    override func elementsChanged() {
        if isShown { super.elementsChanged() }
    }

    override func appendElements(to list: inout [Element]) {
        let start = list.count
        content?.appendElements(to: &list)
        if list.count == start { list.append(Element(placeholder)) }
        for index in start..<list.count { list[index].traits[TabPageTrait.self] = self }
    }

    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        if isShown { super.appendPreference(key, to: &value) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let content { visit(content) }
    }

    override func willRemove() { rule.dispose() }
}

/// Stands for a page that is not made.
private final class PlaceholderRender: RenderNode {
    override init(in tree: ViewTree, owner: _ViewNode?) { super.init(in: tree, owner: owner) }
}
