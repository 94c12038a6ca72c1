/// A value that is not a view, such as an app or a scene, and yet has dynamic properties: as a
/// property of a view it has them connected as the view's own are.
package struct ConnectedValue<Value>: DynamicProperty {
    package var value: Value

    package init(_ value: Value) { self.value = value }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<ConnectedValue<Value>>, in context: _PropertyContext
    ) {
        withUnsafeMutablePointer(to: &pointer.pointee.value) {
            _ = DynamicFields.of(Value.self).connect(UnsafeMutableRawPointer($0), in: context)
        }
    }
}
