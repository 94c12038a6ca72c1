import GRDB

/// A value that SQLite computes for a row. Values of the app are in it as arguments, never as text.
///
/// Its null is Swift's `nil`. Conditions are two-valued as in Swift, except where a value is missing
/// that the predicate unwraps by force: then the condition is null, and the row is left out.
package indirect enum Term: Hashable {
    case value(DatabaseValue)
    /// A column of the row that has this alias.
    case column(String, of: String)
    /// A column of the row of a table that has this primary key.
    case lookup(String, in: Rows, key: Term)
    /// An operator that is null if an operand is.
    case infix(Term, Operator, Term)
    case negative(Term)
    /// A function that is null if an argument is.
    case call(String, [Term])
    /// A text that is compared by a collation.
    case collated(Term, String)
    /// Whether both are the same or both null.
    case same(Term, Term)
    case different(Term, Term)
    case all([Term])
    case any([Term])
    case not(Term)
    /// Whether the condition holds; not if it is null.
    case isTrue(Term)
    case member(Term, of: [DatabaseValue])
    case choice(Term, then: Term, otherwise: Term)
    /// The second if the first is not null, and else null.
    case ifPresent(Term, Term)
    case coalesce(Term, Term)
    case exists(Rows)
    case count(Rows)
    /// An aggregate of SQLite over rows.
    case aggregate(String, Term, Rows)

    package enum Operator: String, Hashable {
        case equal = "=", notEqual = "<>"
        case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    }

    static let null = Term.value(.null)
    static let yes = Term.value(true.databaseValue)
    static let no = Term.value(false.databaseValue)
}

/// Rows of a table that satisfy conditions, under an alias.
package struct Rows: Hashable {
    /// A table, or a function that makes rows; the terms are its arguments.
    var source: Source
    var alias: String
    /// A table of pairs that stands between the owner and these rows.
    var link: Link?
    var conditions: [Term] = []

    enum Source: Hashable {
        case table(String)
        /// The elements of an array that a column holds as JSON.
        case elements(of: Term)
    }

    struct Link: Hashable {
        let table: String
        let alias: String
        /// The column with the key of the rows at the other end.
        let otherColumn: String
    }

    func filtered(by condition: Term) -> Rows {
        var rows = self
        rows.conditions.append(condition)
        return rows
    }
}
