import Foundation

/// One value of a record, as SQLite stores it.
public struct _Cell {
    package var content: Content

    package init(_ content: Content) { self.content = content }

    package enum Content {
        /// Not read from the store yet.
        case fault
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case data(Data)
        /// The name of the file beside the store that has the data.
        case file(String)
        /// A value that is encoded when it is saved.
        case boxed(ValueBox)
        /// The objects at the other end of a to-many relationship.
        case many(RelatedObjects)
        /// The object at the other end of a to-one relationship that no context has keyed yet.
        case object(RelatedObjects)
    }
}

/// The objects at the other end of a relationship, as a value: a change makes another one. A cell
/// holds them and knows nothing of them.
package class RelatedObjects {
    init() {}
}
