import Foundation

/// One criterion of an order, which names a property, or one of a related object.
package struct NamedOrder: Hashable {
    package let path: [String]
    package let isAscending: Bool
    /// Compares the values; `nil` if they are compared as they are.
    private let comparator: IdentifiedComparator?

    package init(_ path: [String], isAscending: Bool, comparator: IdentifiedComparator? = nil) {
        self.path = path
        self.isAscending = isAscending
        self.comparator = comparator
    }

    /// Whether values are compared by a closure of the app.
    var isCustom: Bool { comparator != nil }

    package func compare(_ a: Any, _ b: Any) -> ComparisonResult {
        let (x, y) = (
            NamedProperties.value(of: a, at: path), NamedProperties.value(of: b, at: path)
        )
        let result: ComparisonResult =
            if let comparator, let x, let y {
                comparator.compare(x, y)
            } else {
                Self.compare(FormatValue(x), FormatValue(y))
            }
        guard !isAscending else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    /// What is not there comes first.
    private static func compare(_ a: FormatValue, _ b: FormatValue) -> ComparisonResult {
        if a.isNull || b.isNull {
            return a.isNull && b.isNull
                ? .orderedSame : a.isNull ? .orderedAscending : .orderedDescending
        }
        return a.compared(with: b) ?? .orderedSame
    }
}

/// A closure that compares values, equal to those that were made of the same object.
package struct IdentifiedComparator: Hashable {
    let compare: Comparator
    private let identity: ObjectIdentifier

    package init(of owner: AnyObject, _ compare: @escaping Comparator) {
        identity = ObjectIdentifier(owner)
        self.compare = compare
    }

    package static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension [NamedOrder] {
    package func compare(_ a: Any, _ b: Any) -> ComparisonResult {
        for order in self {
            let result = order.compare(a, b)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}

extension SortTranslation {
    /// Translates criteria that name properties.
    package init(_ orders: [NamedOrder], entity: Schema.Entity, schema: Schema) {
        do {
            let terms = try orders.map { try Self.term($0, entity, schema) }
            self.init(
                sql: terms.isEmpty ? nil : terms.joined(separator: ", "), precedes: nil,
                sentence: nil)
        } catch {
            self.init(
                sql: nil, precedes: { orders.compare($0, $1) == .orderedAscending },
                sentence: "Objects of \(entity.name) are sorted in memory: \(error).")
        }
    }

    private static func term(
        _ order: NamedOrder, _ entity: Schema.Entity, _ schema: Schema
    ) throws -> String {
        guard !order.isCustom else { throw Untranslatable("a closure compares them") }
        var translator = FormatTranslator(schema, entity: entity, alias: "t0")
        guard
            case .one(.value(let term, let storage?)) = try translator.values(
                of: .keyPath(order.path)),
            [.integer, .real, .text, .date, .uuid, .decimal].contains(storage)
        else {
            throw Untranslatable(
                "SQL does not know the order of \(order.path.joined(separator: "."))")
        }
        var writer = SQLWriter()
        writer.write(
            storage == .decimal ? .collated(term, ColumnStorage.decimalCollation) : term)
        return writer.sql + (order.isAscending ? "" : " DESC")
    }
}
