import Foundation

// A predicate's tree as the format that says the same.

extension FormatPredicate: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .all(let parts): parts.map(\.operand).joined(separator: " AND ")
        case .any(let parts): parts.map(\.operand).joined(separator: " OR ")
        case .not(let part): "NOT \(part.operand)"
        case .comparison(let comparison): "\(comparison)"
        case .block: "BLOCKPREDICATE"
        }
    }

    private var operand: String {
        switch self {
        case .all, .any: "(\(self))"
        default: description
        }
    }
}

extension FormatComparison: CustomStringConvertible {
    package var description: String {
        let quantifier = self.quantifier == .direct ? "" : "\(self.quantifier) ".uppercased()
        return "\(quantifier)\(left) \(sign)\(letters) \(right)"
    }

    private var sign: String {
        switch kind {
        case .isIn: "IN"
        case .between: "BETWEEN"
        case .match(.equal): "=="
        case .match(.notEqual): "!="
        case .match(.less): "<"
        case .match(.lessOrEqual): "<="
        case .match(.greater): ">"
        case .match(.greaterOrEqual): ">="
        case .match(.begins): "BEGINSWITH"
        case .match(.ends): "ENDSWITH"
        case .match(let kind): "\(kind)".uppercased()
        }
    }

    private var letters: String {
        let letters =
            (options.contains(.caseInsensitive) ? "c" : "")
            + (options.contains(.diacriticInsensitive) ? "d" : "")
            + (options.contains(.localized) ? "l" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}

extension FormatExpression: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let value): "\(value)"
        case .keyPath(let path): path.joined(separator: ".")
        case .member(let value, let path): "\(value).\(path.joined(separator: "."))"
        case .itself: "SELF"
        case .variable(let name): "$\(name)"
        case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
        case .arithmetic(let a, let sign, let b): "(\(a) \(sign.sign) \(b))"
        case .negative(let value): "-\(value)"
        case .function(let name, let values):
            "\(name)(\(values.map(\.description).joined(separator: ", ")))"
        case .conditional(let test, let a, let b): "TERNARY(\(test), \(a), \(b))"
        case .subquery(let collection, let variable, let test):
            "SUBQUERY(\(collection), $\(variable), \(test))"
        case .element(let collection, .at(let index)): "\(collection)[\(index)]"
        case .element(let collection, let index): "\(collection)[\("\(index)".uppercased())]"
        }
    }
}

extension FormatExpression.Arithmetic {
    fileprivate var sign: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .power: "**"
        }
    }
}

extension FormatValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .null: "nil"
        case .text(let text):
            "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
        case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
        case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        default: "\(any ?? "nil")"
        }
    }
}
