import Foundation

/// A piece of user interface, described by a value; its `body` is made of other views.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stands for the view in the tree. Views made of other views inherit it.
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
}

extension View where Body == Never {
    /// Never called: the view has a node of its own kind.
    public var body: Never {
        fatalError("\(Self.self) draws itself and has no body to call")
    }
}

extension Never: View {
    public var body: Never {
        fatalError("Never has no body")
    }
}
