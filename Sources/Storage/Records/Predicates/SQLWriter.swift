import GRDB

/// Writes terms as SQL, and gathers their arguments in the order of their question marks.
struct SQLWriter {
    private(set) var sql = ""
    private(set) var arguments: [DatabaseValue] = []

    /// A clause in which a null counts as false.
    mutating func write(clause term: Term) { write(term.asClause) }

    mutating func write(_ term: Term) {
        switch term {
        case .value(let value):
            sql += "?"
            arguments.append(value)
        case .column(let column, let alias): sql += "\(alias).\(Self.quoted(column))"
        case .lookup(let column, let rows, let key): write(lookup: column, rows, key)
        case .infix(let a, let sign, let b): write(a, sign.rawValue, b)
        case .negative(let a):
            sql += "(-"
            write(a)
            sql += ")"
        case .call(let name, let arguments):
            sql += "\(name)("
            write(arguments, separatedBy: ", ")
            sql += ")"
        case .collated(let a, let collation):
            sql += "("
            write(a)
            sql += " COLLATE \(collation))"
        case .same(let a, .null): write(a, followedBy: "IS NULL")
        case .different(let a, .null): write(a, followedBy: "IS NOT NULL")
        case .same(let a, let b): write(a, "IS", b)
        case .different(let a, let b): write(a, "IS NOT", b)
        case .all(let terms): write(terms, joinedBy: " AND ", empty: .yes)
        case .any(let terms): write(terms, joinedBy: " OR ", empty: .no)
        case .not(let a):
            sql += "(NOT "
            write(a)
            sql += ")"
        case .isTrue(let a): write(a, followedBy: "IS TRUE")
        case .member(let a, let values): write(a, memberOf: values)
        case .choice(let test, let a, let b): write(test, then: a, otherwise: b)
        case .ifPresent(let a, let b):
            if b.isNull(whereNull: a) {
                write(b)
            } else {
                write(.different(a, .null), then: b, otherwise: nil)
            }
        case .coalesce(let a, let b):
            sql += "COALESCE("
            write([a, b], separatedBy: ", ")
            sql += ")"
        case .exists(let rows):
            sql += "EXISTS (SELECT 1"
            write(rows)
            sql += ")"
        case .count(let rows):
            sql += "(SELECT COUNT(*)"
            write(rows)
            sql += ")"
        case .aggregate(let function, let value, let rows):
            sql += "(SELECT \(function)("
            write(value)
            sql += ")"
            write(rows)
            sql += ")"
        }
    }

    /// A name as SQLite reads it, whatever is in it.
    static func quoted(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}

extension SQLWriter {
    private mutating func write(_ a: Term, followedBy words: String) {
        sql += "("
        write(a)
        sql += " \(words))"
    }

    private mutating func write(_ a: Term, _ sign: String, _ b: Term) {
        sql += "("
        write(a)
        sql += " \(sign) "
        write(b)
        sql += ")"
    }

    private mutating func write(_ terms: [Term], separatedBy separator: String) {
        for (index, term) in terms.enumerated() {
            if index > 0 { sql += separator }
            write(term)
        }
    }

    private mutating func write(_ terms: [Term], joinedBy separator: String, empty: Term) {
        guard !terms.isEmpty else { return write(empty) }
        sql += "("
        write(terms, separatedBy: separator)
        sql += ")"
    }

    private mutating func write(_ test: Term, then a: Term, otherwise b: Term?) {
        sql += "CASE WHEN "
        write(clause: test)
        sql += " THEN "
        write(a)
        if let b {
            sql += " ELSE "
            write(b)
        }
        sql += " END"
    }

    private mutating func write(_ a: Term, memberOf values: [DatabaseValue]) {
        sql += "("
        write(a)
        sql += " IN (" + values.map { _ in "?" }.joined(separator: ", ") + "))"
        arguments += values
    }

    private mutating func write(lookup column: String, _ rows: Rows, _ key: Term) {
        sql += "(SELECT \(rows.alias).\(Self.quoted(column))"
        write(
            rows.filtered(
                by: .infix(.column(Schema.Entity.keyColumn, of: rows.alias), .equal, key)))
        sql += ")"
    }

    private mutating func write(_ rows: Rows) {
        switch rows.source {
        case .table(let table): sql += " FROM \(Self.quoted(table)) AS \(rows.alias)"
        case .elements(let array):
            sql += " FROM json_each("
            write(array)
            sql += ") AS \(rows.alias)"
        }
        if let link = rows.link {
            let key = "\(rows.alias).\(Self.quoted(Schema.Entity.keyColumn))"
            sql += " JOIN \(Self.quoted(link.table)) AS \(link.alias)"
            sql += " ON \(link.alias).\(Self.quoted(link.otherColumn)) = \(key)"
        }
        if !rows.conditions.isEmpty {
            sql += " WHERE "
            write(clause: .all(rows.conditions))
        }
    }
}
