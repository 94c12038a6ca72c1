/// One thing that a container lays out: the render node that a view has at this place, and what
/// modifiers inside have said about it for the container to read.
package struct Element {
    package internal(set) var render: RenderNode
    package var traits: Traits
    /// Which row of a lazy loop it belongs to.
    var rowPosition: RowPosition?

    package init(_ render: RenderNode, traits: Traits = Traits()) {
        self.render = render
        self.traits = traits
    }
}

/// Names something a view may say about itself to its container: a tag, a priority, a tab's label.
package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view says about itself to its container.
package struct Traits {
    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(_ key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }
    }

    private final class TypedEntry<Value>: Entry {
        let value: Value

        init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
            self.value = value
            super.init(key, next: next)
        }
    }

    private var first: Entry?

    package init() {}

    /// Whether it is known at a glance that both say the same.
    func isIdentical(to other: Traits) -> Bool { first === other.first }

    /// The outermost modifier's value wins.
    package subscript<K: TraitKey>(key: K.Type) -> K.Value {
        get {
            var entry = first
            while let current = entry {
                if current.key == ObjectIdentifier(key) {
                    // Entries are made by the setter below, with the key's own value type.
                    return unsafeDowncast(current, to: TypedEntry<K.Value>.self).value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set { first = TypedEntry(ObjectIdentifier(key), newValue, next: first) }
    }
}

package enum LayoutPriorityTrait: TraitKey { package static let defaultValue = 0.0 }
package enum ZIndexTrait: TraitKey { package static let defaultValue = 0.0 }

extension [RenderNode] {
    /// The lowest first; among equals, the order they have.
    var byDepth: [RenderNode] {
        enumerated().sorted { a, b in
            let (first, second) = (
                a.element.traits[ZIndexTrait.self], b.element.traits[ZIndexTrait.self]
            )
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}

package enum TagTrait: TraitKey { package static var defaultValue: Tag? { nil } }
/// The element of an enclosing `ForEach` that the view was made from.
package enum LoopPositionTrait: TraitKey { package static var defaultValue: LoopPosition? { nil } }

/// An element of a loop's data, as views made from it know it.
package final class LoopPosition {
    package let id: AnyHashable
    private var knownOffset: Int
    private let order: LoopOrder?

    init(id: AnyHashable, offset: Int, in order: LoopOrder? = nil) {
        self.id = id
        knownOffset = offset
        self.order = order
    }

    /// Its place in the data, while rows before it come and go.
    package var offset: Int {
        order?.settle()
        return knownOffset
    }

    func setOffset(_ offset: Int) { knownOffset = offset }
}

/// The order of a loop's rows, who are numbered anew only when someone asks for a number.
final class LoopOrder {
    var isStale = false
    /// Numbers the rows; nil where the loop has gone.
    var count: (() -> Void)?

    func settle() {
        guard isStale else { return }
        isStale = false
        count?()
    }
}

/// Whether the view is the bar of menus that stands above a window's content.
package enum WindowBarTrait: TraitKey { package static let defaultValue = false }

/// The value that a selection means a view by.
package struct Tag {
    package let value: AnyHashable
    private let asOptional: AnyHashable?

    package init<V: Hashable>(_ value: V, includesOptional: Bool) {
        self.value = AnyHashable(value)
        asOptional = includesOptional ? AnyHashable(Optional(value)) : nil
    }

    package init(erased value: AnyHashable) {
        self.value = value
        asOptional = nil
    }

    /// The tag as a selection of this type; nil where the types differ.
    package func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        if let exact = value.base as? Selection, Swift.type(of: value.base) == type { return exact }
        return asOptional?.base as? Selection
    }
}
