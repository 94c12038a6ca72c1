/// A value kept by a view whose own dynamic properties are connected as the view's are: a style
/// that reads its environment.
package struct Connected<Value>: DynamicProperty {
    package var value: Value

    package init(_ value: Value) { self.value = value }

    /// Whether values of the type have properties to connect; the others are what they are.
    package static var isNeeded: Bool { !DynamicFields.of(Value.self).isEmpty }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<Connected<Value>>, in context: _PropertyContext
    ) {
        withUnsafeMutablePointer(to: &pointer.pointee.value) {
            _ = DynamicFields.of(Value.self).connect(UnsafeMutableRawPointer($0), in: context)
        }
    }
}
