import Observation
import Publishing

/// Provides a value to the app while the focus is inside, or while the scene has the keyboard.
struct FocusedValueModifier<Value>: ViewModifier {
    typealias Body = Never
    let path: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForScene: Bool

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, FocusedValueModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, FocusedValueModifier>> {
        FocusedValueNode(view, in: context)
    }
}

private final class FocusedValueNode<C: View, Value>:
    PassthroughNode<C, FocusedValueModifier<Value>>, FocusedValueNodeProvider
{
    override init(
        _ view: __shared ModifiedContent<C, FocusedValueModifier<Value>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        tree.app.focusedValues.add(self)
        removesWithoutDelay()
    }

    var isForScene: Bool { modifier.isForScene }

    /// Without a value, that of an ancestor applies.
    func provide(_ values: inout FocusedValues) {
        if let value = modifier.value { values[keyPath: modifier.path] = value }
    }

    override func modifierChanged(from old: FocusedValueModifier<Value>) {
        if !ValueComparison.inputsEqual(old, modifier) { tree.app.focusedValues.invalidate() }
    }

    override func appeared() {
        super.appeared()
        tree.app.focusedValues.invalidate()
    }

    override func disappeared() {
        super.disappeared()
        tree.app.focusedValues.invalidate()
    }

    override func willRemove() { tree.app.focusedValues.invalidate() }
}

extension View {
    /// Provides the value to readers of `@FocusedValue` while the focus is on the view or inside
    /// it.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: false))
    }

    /// Provides an optional value to readers of `@FocusedValue` while the focus is on the view or
    /// inside it. If it is nil, the value of an ancestor applies.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: false))
    }

    /// Provides an observable object to readers of `@FocusedValue` with its type, while the focus
    /// is on the view or inside it.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }

    /// Provides the value to readers of `@FocusedValue` while the view's scene has the keyboard.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: true))
    }

    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: true))
    }

    /// Provides an observable object to readers of `@FocusedValue` with its type, while the view's
    /// scene has the keyboard.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(
        _ object: T?
    ) -> some View {
        focusedSceneValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }

    /// Provides the object to readers of `@FocusedObject` while the focus is on the view or inside.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }

    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }

    /// Provides the object to readers of `@FocusedObject` while the view's scene has the keyboard.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }

    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[focusedObject: ObjectIdentity<T>()], object)
    }
}
