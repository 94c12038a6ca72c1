/// One thing that a container lays out: the render node that a view has at this place, and what
/// modifiers inside have said about it for the container to read.
package struct Element {
    package let render: RenderNode
    package var traits: Traits

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
    private final class Entry {
        let key: ObjectIdentifier
        let value: Any
        let next: Entry?

        init(_ key: ObjectIdentifier, _ value: Any, next: Entry?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var first: Entry?

    package init() {}

    /// The outermost modifier's value wins.
    package subscript<K: TraitKey>(key: K.Type) -> K.Value {
        get {
            var entry = first
            while let current = entry {
                if current.key == ObjectIdentifier(key), let value = current.value as? K.Value {
                    return value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set { first = Entry(ObjectIdentifier(key), newValue, next: first) }
    }
}

package enum LayoutPriorityTrait: TraitKey { package static let defaultValue = 0.0 }
package enum ZIndexTrait: TraitKey { package static let defaultValue = 0.0 }
/// The value of `.tag`, or of an enclosing `ForEach`'s element id.
package enum TagTrait: TraitKey { package static let defaultValue: AnyHashable? = nil }
package enum ForEachIDTrait: TraitKey { package static let defaultValue: AnyHashable? = nil }
