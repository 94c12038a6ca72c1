@_spi(Reflection) import Swift

extension TupleView: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        TupleNode(view, in: context)
    }
}

/// The node of several views; the tuple's elements are found by their offsets.
final class TupleNode<T>: _Node<TupleView<T>> {
    private let parts: [TuplePart]
    private var nodes: [_ViewNode] = []

    init(_ view: __shared TupleView<T>, in context: _NodeContext) {
        parts = TupleParts.of(T.self)
        super.init(at: context)
        let place = childContext()
        withUnsafePointer(to: view.value) { pointer in
            nodes = parts.map { $0.makeNode(UnsafeRawPointer(pointer) + $0.offset, place) }
        }
    }

    override func update(_ view: TupleView<T>) {
        withUnsafePointer(to: view.value) { pointer in
            for (part, node) in zip(parts, nodes) {
                part.update(node, UnsafeRawPointer(pointer) + part.offset)
            }
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for node in nodes { visit(node) }
    }

    override func appendParts(to parts: inout ElementParts) {
        for node in nodes { node.appendParts(to: &parts) }
    }
}

/// One element of a tuple of views: where it lies, and what to do with it.
struct TuplePart {
    let offset: Int
    let makeNode: @MainActor (UnsafeRawPointer, _NodeContext) -> _ViewNode
    let update: @MainActor (_ViewNode, UnsafeRawPointer) -> Void

    static func of<V: View>(_ type: V.Type, at offset: Int) -> TuplePart {
        TuplePart(offset: offset) { pointer, context in
            V._makeNode(pointer.assumingMemoryBound(to: V.self).pointee, in: context)
        } update: { node, pointer in
            // The node was made by `makeNode` above, from the same type.
            unsafeDowncast(node, to: _Node<V>.self)
                .update(pointer.assumingMemoryBound(to: V.self).pointee)
        }
    }
}

/// The elements of tuple types, found once for each type.
enum TupleParts {
    private static let cache = TypeCache<[TuplePart]>()

    static func of(_ type: Any.Type) -> [TuplePart] {
        cache.value(for: type) {
            if _MetadataKind.of(type).mayConform, let view = type as? any View.Type {
                return [part(view, at: 0)]
            }
            var parts: [TuplePart] = []
            _forEachField(of: type) { _, offset, elementType, _ in
                guard let view = elementType as? any View.Type else {
                    fatalError("TupleView holds a \(elementType), which is not a view")
                }
                parts.append(part(view, at: offset))
                return true
            }
            return parts
        }
    }

    private static func part<V: View>(_ type: V.Type, at offset: Int) -> TuplePart {
        TuplePart.of(type, at: offset)
    }
}
