/// A view that is drawn by a primitive instead of being made of other views.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    associatedtype Drawn: Primitive
    /// Called again when the view or anything in its environment has changed.
    func primitive(in environment: EnvironmentValues) -> Drawn
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        PrimitiveNode(view, in: context)
    }
}
