/// A trait modifier that says by which value a selection means its content.
package protocol Tagging {
    var selectionTag: Tag? { get }
}

extension ModifiedContent: Tagging {
    /// The tag among the modifiers of a view that need not have been put into the tree.
    package var selectionTag: Tag? {
        (modifier as? any Tagging)?.selectionTag ?? (content as? any Tagging)?.selectionTag
    }
}
