/// A modifier, or a view, that sets its selection tag.
package protocol Tagging {
    var selectionTag: Tag? { get }
}

extension ModifiedContent: Tagging {
    /// The tag that the modifiers of a view set. The view need not be in the tree.
    package var selectionTag: Tag? {
        (modifier as? any Tagging)?.selectionTag ?? (content as? any Tagging)?.selectionTag
    }
}
