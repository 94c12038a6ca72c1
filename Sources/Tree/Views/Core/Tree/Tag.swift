/// The value that stands for a view in a selection.
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

package enum TagTrait: TraitKey { package static var defaultValue: Tag? { nil } }
