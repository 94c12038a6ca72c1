/// A view that shows nothing and takes no space.
public struct EmptyView: View, Sendable, BitwiseCopyable {
    public typealias Body = Never
    /// Creates a view that shows nothing and takes no space.
    nonisolated public init() {}

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        _Node(at: context)
    }
}

/// Several views of fixed number and types.
nonisolated public struct TupleView<T> {
    /// The views, as a tuple.
    public var value: T

    /// Creates a view of the views in a tuple.
    public init(_ value: T) { self.value = value }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    /// The view of the branch that was taken.
    public enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

/// Several views as one, without a layout of their own.
nonisolated public struct Group<Content> {
    package let content: Content

    /// For contents that are not views.
    package init(of content: Content) { self.content = content }
}

extension Group where Content: View {
    /// Creates a group, whose views take part one by one in the layout around it.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view whose type is hidden. When the type inside changes, everything inside begins anew.
nonisolated public struct AnyView {
    package let storage: AnyViewStorage

    /// Creates a view that hides the type of another one. An `AnyView` is not wrapped again.
    public init<V: View>(_ view: V) {
        if V.self == AnyView.self, let known = view as? AnyView {
            storage = known.storage
        } else {
            storage = TypedViewStorage(view)
        }
    }

    public init<V: View>(erasing view: V) { self.init(view) }
}

package class AnyViewStorage {
    @MainActor func makeNode(in context: _NodeContext) -> _ViewNode { fatalError("abstract") }
    /// Updates the node where it is of this view's type.
    @MainActor func update(_ node: _ViewNode) -> Bool { false }
}

final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V
    init(_ view: __shared V) { self.view = view }

    @MainActor override func makeNode(in context: _NodeContext) -> _ViewNode {
        V._makeNode(view, in: context)
    }

    @MainActor override func update(_ node: _ViewNode) -> Bool {
        guard let node = node as? _Node<V> else { return false }
        node.update(view)
        return true
    }
}
