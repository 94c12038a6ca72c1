import Foundation
import GRDB

/// What a part of a predicate stands for, before its use decides its SQL.
enum Operand {
    /// A value that is the same for every row.
    case constant(Any)
    /// A value of the row, and how its column stores it.
    case value(Term, ColumnStorage?)
    case object(ObjectOperand)
    /// The objects at the other end of a to-many relationship.
    case objects(Rows, of: Schema.Entity)
    case range(Bounds)

    /// The ends of a range, if it has them.
    struct Bounds {
        var lower: Term?
        var upper: Term?
        var includesUpper: Bool
    }
}

/// An object of the store: the one that a row is of, or one that a to-one relationship leads to.
struct ObjectOperand {
    let entity: Schema.Entity
    /// The primary key of the object; null if a relationship leads to none.
    let key: Term
    /// The alias of its row, if it is in the clause already.
    let alias: String?
}

/// A predicate, or a part of one, that SQL cannot say.
struct Untranslatable: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
