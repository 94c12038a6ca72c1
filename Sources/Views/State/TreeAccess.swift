/// The window's tree that a view is in, for warnings, the frame clock and the focus.
@propertyWrapper
package struct TreeAccess: DynamicProperty {
    private weak var tree: ViewTree?

    package init() {}

    package var wrappedValue: ViewTree? { tree }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<TreeAccess>, in context: _PropertyContext
    ) {
        pointer.pointee.tree = context.tree
    }
}

extension TreeAccess: ComparableInput {
    package func isEqualInput(to other: TreeAccess) -> Bool { true }
}
