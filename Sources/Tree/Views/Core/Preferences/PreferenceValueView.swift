import AttributeGraph
import Geometry

/// Shows a view made from a preference of the content, behind or in front of the content.
nonisolated package struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
    package typealias Body = Never
    let layer: SecondaryLayer
    let alignment: Alignment
    let make: (K.Value) -> Layer

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        PreferenceLayerNode(view, in: context)
    }
}

/// Reads the preference of its content and shows content and layer together.
private final class PreferenceLayerNode<C: View, K: PreferenceKey, Layer: View>:
    _ValueNode<ModifiedContent<C, PreferenceLayerModifier<K, Layer>>>, RuleBody, PreferenceReader
{
    private typealias Shown = ModifiedContent<C, SecondaryViewModifier<Layer>>
    private var child: _Node<Shown>!
    private var value: K.Value
    private var rule: ScheduledRule!

    override init(
        _ view: __shared ModifiedContent<C, PreferenceLayerModifier<K, Layer>>,
        in context: _NodeContext
    ) {
        value = K.defaultValue
        super.init(view, in: context)
        child = Shown._makeNode(shown, in: childContext())
        rule = makeRule("preference layer", body: self)
        rule.evaluateNow()
        tree.addPreferenceReader(self)
    }

    private var shown: Shown {
        let modifier = view.modifier
        return view.content.modifier(
            SecondaryViewModifier(
                modifier.make(value), alignment: modifier.alignment, layer: modifier.layer))
    }

    override func update(_ view: ModifiedContent<C, PreferenceLayerModifier<K, Layer>>) {
        self.view = view
        child.update(shown)
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        child.update(shown)
    }

    /// Equal values change nothing; values that cannot be compared count as new.
    func readPreferences() {
        let new = preference(K.self)
        guard !ValueComparison.valuesEqual(value, new) else { return }
        value = new
        rule.invalidate()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func willRemove() { rule.dispose() }
}

extension View {
    /// Shows a view made from a preference of this view in front of it.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(layer: .inFront, alignment: alignment, make: transform))
    }

    /// Shows a view made from a preference of this view behind it.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(layer: .behind, alignment: alignment, make: transform))
    }
}
