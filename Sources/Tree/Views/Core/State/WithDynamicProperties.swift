/// A value that is not a view but has dynamic properties of its own: an app, a scene, or a style
/// that reads the environment. As a property of a view, its properties are connected with the
/// view's.
package struct WithDynamicProperties<Value>: DynamicProperty {
    package var value: Value

    package init(_ value: Value) { self.value = value }

    /// Whether values of the type have properties to connect; others need no wrapper.
    package static var isNeeded: Bool { !DynamicFields.of(Value.self).isEmpty }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<WithDynamicProperties<Value>>, in context: _PropertyContext
    ) {
        withUnsafeMutablePointer(to: &pointer.pointee.value) {
            _ = DynamicFields.of(Value.self).connect(UnsafeMutableRawPointer($0), in: context)
        }
    }
}
