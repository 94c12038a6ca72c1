import AttributeGraph

/// A modifier that changes the environment of what it modifies, and nothing else.
@MainActor @preconcurrency
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    func transform(_ values: inout EnvironmentValues)
    /// Whether equal modifiers make the same of the same values, whenever they are asked.
    static var looksAtValuesAlone: Bool { get }
}

extension EnvironmentModifier {
    package static var looksAtValuesAlone: Bool { false }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        EnvironmentNode(view, in: context)
    }
}

/// The node of an environment modifier: what is below it shares a scope of its own.
private final class EnvironmentNode<C: View, M: EnvironmentModifier>: PassthroughNode<C, M> {
    private var inner: EnvironmentScope!

    override func makeContent(_ view: C) -> _Node<C> {
        inner = EnvironmentScope(
            in: scope, derive: { [unowned self] in scope.changed(by: modifier) })
        return C._makeNode(view, in: childContext(scope: inner))
    }

    override func modifierChanged(from old: M) {
        if !ValueComparison.inputsEqual(old, modifier) { inner.invalidate() }
    }

    override func willRemove() { inner.dispose() }
}

struct EnvironmentValueModifier<Value>: EnvironmentModifier {
    typealias Body = Never
    static var looksAtValuesAlone: Bool { true }
    let path: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    func transform(_ values: inout EnvironmentValues) { values[keyPath: path] = value }
}

struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
    typealias Body = Never
    let path: WritableKeyPath<EnvironmentValues, Value>
    let change: (inout Value) -> Void
    func transform(_ values: inout EnvironmentValues) { change(&values[keyPath: path]) }
}

extension View {
    /// Sets a value of the environment for this view and all inside it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentValueModifier(path: keyPath, value: value))
    }

    /// Changes a value of the environment for this view and all inside it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(path: keyPath, change: transform))
    }
}
