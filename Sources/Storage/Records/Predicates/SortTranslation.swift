import Foundation
import FoundationNames
import GRDB

/// An order of objects as an ORDER BY clause; if SQL cannot say it, as a comparison.
package struct SortTranslation<Model: PersistentModel> {
    /// The text after ORDER BY, or `nil` if nothing is sorted or SQL cannot say the order.
    package let sql: String?
    /// Whether an object comes before another; `nil` if the clause says it all.
    package let precedes: ((Model, Model) -> Bool)?
    /// What is sorted in memory and why, for the log.
    package let sentence: String?

    package init(
        _ descriptors: [SortDescriptor<Model>], entity: Schema.Entity, alias: String = "t0"
    ) {
        do {
            let terms = try descriptors.map { try Self.term($0, entity, alias) }
            sql = terms.isEmpty ? nil : terms.joined(separator: ", ")
            precedes = nil
            sentence = nil
        } catch {
            sql = nil
            precedes = { a, b in
                for descriptor in descriptors {
                    let result = descriptor.compare(a, b)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
            sentence = "Objects of \(entity.name) are sorted in memory: \(error)."
        }
    }

    init(sql: String?, precedes: ((Model, Model) -> Bool)?, sentence: String?) {
        self.sql = sql
        self.precedes = precedes
        self.sentence = sentence
    }

    private static func term(
        _ descriptor: SortDescriptor<Model>, _ entity: Schema.Entity, _ alias: String
    ) throws -> String {
        guard let keyPath = descriptor.keyPath else {
            throw Untranslatable("a sort descriptor has no key path")
        }
        let (name, collation) = try SortColumn.find(keyPath, in: entity)
        return "\(alias).\(SQLWriter.quoted(name))\(collation)"
            + (descriptor.order == .forward ? "" : " DESC")
    }
}

/// The column that a key path of an order leads to.
enum SortColumn {
    static func find(
        _ keyPath: AnyKeyPath, in entity: Schema.Entity
    ) throws -> (column: String, collation: String) {
        guard let (property, order) = property(at: keyPath, in: entity) else {
            throw Untranslatable(
                "it is by what is not a stored property of \(entity.name)"
                    + detail(keyPath, in: entity))
        }
        return (
            try column(of: property, in: entity), order.map { " COLLATE \($0.collation)" } ?? ""
        )
    }

    /// The one property that a key path of an order leads to, and the order of its texts if it is
    /// not that of their characters.
    static func property(
        at keyPath: AnyKeyPath, in entity: Schema.Entity
    ) -> (property: any SchemaProperty, order: TextSortOrder?)? {
        if let property = entity.property(at: keyPath) { return (property, nil) }
        for (path, property) in entity.propertiesByKeyPath {
            guard let attribute = property as? Schema.Attribute, attribute.storage == .text else {
                continue
            }
            for order in TextSortOrder.allCases
            where path.appending(path: order.path(isOptional: attribute.isOptional)) == keyPath {
                return (attribute, order)
            }
        }
        return nil
    }

    /// Names the stored property that the key path begins with: its description begins with that
    /// of the property's own.
    private static func detail(_ keyPath: AnyKeyPath, in entity: Schema.Entity) -> String {
        let text = "\(keyPath)"
        for (path, property) in entity.propertiesByKeyPath {
            let beginning = "\(path)"
            guard text.hasPrefix(beginning),
                [".", "?", "!"].contains(text.dropFirst(beginning.count).first)
            else { continue }
            let kind = property.isRelationship ? "relationship" : "property"
            return ", but by a part of the \(kind) \(entity.name).\(property.name)"
        }
        return ""
    }

    static func column(of property: any SchemaProperty, in entity: Schema.Entity) throws -> String {
        guard let attribute = property as? Schema.Attribute else {
            throw Untranslatable("\(entity.name).\(property.name) is a relationship")
        }
        let type = (attribute.valueType as? any OptionalType.Type)?.wrappedType
        guard Ordering.isSame(for: type ?? attribute.valueType) else {
            throw Untranslatable(
                "SQL does not know the order of \(attribute.valueType), of which is "
                    + "\(entity.name).\(attribute.name)")
        }
        return attribute.column
    }
}

extension TextSortOrder {
    var collation: String {
        switch self {
        case .localized: TextFunctions.localized
        case .localizedStandard: TextFunctions.localizedStandard
        }
    }
}
