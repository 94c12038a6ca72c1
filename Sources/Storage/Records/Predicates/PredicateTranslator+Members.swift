import Foundation
import GRDB

// What a property of an operand is.

extension PredicateTranslator {
    /// The object that a row with this alias is of.
    func object(_ entity: Schema.Entity, alias: String) -> Operand {
        .object(
            ObjectOperand(
                entity: entity, key: .column(Schema.Entity.keyColumn, of: alias), alias: alias))
    }

    mutating func value(of property: any SchemaProperty, of object: ObjectOperand) throws
        -> Operand
    {
        if let attribute = property as? Schema.Attribute {
            guard !attribute.isTransient, !attribute.isTransformable, !attribute.isExternal else {
                throw Untranslatable(
                    "\(object.entity.name).\(attribute.name) is not a column of the store")
            }
            return .value(column(attribute.column, of: object), attribute.storage)
        }
        guard let relationship = property as? Schema.Relationship,
            let destination = schema.entitiesByName[relationship.destination]
        else { throw Untranslatable("\(object.entity.name).\(property.name) is not stored") }
        let alias = makeAlias()
        switch relationship.storage {
        case .foreignKey(let key):
            return .object(
                ObjectOperand(entity: destination, key: column(key, of: object), alias: nil))
        case .inverseForeignKey(let table, let key):
            let rows = Rows(
                source: .table(table), alias: alias,
                conditions: [.infix(.column(key, of: alias), .equal, object.key)])
            return .objects(rows, of: destination)
        case .joinTable(let name, let ownColumn, let otherColumn):
            let link = Rows.Link(table: name, alias: makeAlias(), otherColumn: otherColumn)
            let rows = Rows(
                source: .table(destination.table), alias: alias, link: link,
                conditions: [.infix(.column(ownColumn, of: link.alias), .equal, object.key)])
            return .objects(rows, of: destination)
        }
    }

    private mutating func column(_ name: String, of object: ObjectOperand) -> Term {
        if let alias = object.alias { return .column(name, of: alias) }
        let rows = Rows(source: .table(object.entity.table), alias: makeAlias())
        return .lookup(name, in: rows, key: object.key)
    }

    /// How many elements an operand has.
    func count(of operand: Operand, type: Any.Type) throws -> Term {
        switch operand {
        case .objects(let rows, _): return .count(rows)
        case .value(let term, .text) where type == String.self:
            return .call(TextFunctions.count, [term])
        case .value(let term, .data): return .call("length", [term])
        case .value(let term, .encoded) where type is any ElementArray.Type:
            return .call("json_array_length", [term])
        default: throw Untranslatable("it counts the elements of \(type)")
        }
    }

    func isEmpty(_ operand: Operand, type: Any.Type) throws -> Term {
        switch operand {
        case .objects(let rows, _): return .not(.exists(rows))
        case .value(let term, .text) where type == String.self:
            return .infix(term, .equal, .value("".databaseValue))
        default:
            return .infix(try count(of: operand, type: type), .equal, .value(0.databaseValue))
        }
    }

    /// The elements of an array that a column holds as JSON, and what one of them is.
    mutating func elements(of array: Term, type: Any.Type) throws -> (rows: Rows, element: Operand)
    {
        guard let array = type is any ElementArray.Type ? array : nil,
            let element = (type as? any ElementArray.Type)?.storage
        else { throw Untranslatable("SQL does not compare the elements of \(type)") }
        let alias = makeAlias()
        return (
            Rows(source: .elements(of: array), alias: alias),
            .value(.column("value", of: alias), element)
        )
    }
}

/// Arrays whose elements JSON and SQLite hold alike.
protocol ElementArray {
    static var storage: ColumnStorage? { get }
}

extension Array: ElementArray {
    static var storage: ColumnStorage? {
        if Element.self == String.self { return .text }
        return Element.self is any FixedWidthInteger.Type && Element.self != UInt64.self
            && Element.self != UInt.self ? .integer : nil
    }
}
