import AttributeGraph
import Foundation
import Observation
import Publishing

/// A modifier that changes the environment of its content, and nothing else.
@MainActor @preconcurrency
package protocol EnvironmentModifier: ViewModifier, EnvironmentTransform where Body == Never {}

extension EnvironmentModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        EnvironmentNode(view, in: context)
    }
}

/// The node of an environment modifier. Its content has a scope of its own.
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
    static var isPure: Bool { true }
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

extension View {
    /// Gives the observable object to every `@Environment` of its type below.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[environmentObject: ObjectIdentity<T>()], object)
    }
}

extension View {
    /// Gives the object to every `@EnvironmentObject` of its type below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[environmentObject: ObjectIdentity<T>()], object)
    }
}

extension View {
    /// The store that `@AppStorage` inside uses where it names none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
