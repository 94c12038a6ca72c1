/// The window's tree that a view is in, for warnings, the frame clock and the focus.
@propertyWrapper
package struct TreeAccess: DynamicProperty {
    private var handle: Handle<ViewTree>?

    package init() {}

    @MainActor
    package var wrappedValue: ViewTree? { handle?.target }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<TreeAccess>, in context: _PropertyContext
    ) {
        pointer.pointee.handle = context.tree.handle
    }
}

extension TreeAccess: ComparableInput {
    package func isEqualInput(to other: TreeAccess) -> Bool { true }
}
