import Foundation

/// The statements for one entity's table, and which cell of a record each column is.
package final class TablePlan: @unchecked Sendable {
    package let entity: Schema.Entity
    /// The columns in order, each with the index of its cell.
    let columns: [Column]
    /// The key paths of the properties, by the index of the cell.
    let keyPaths: [AnyKeyPath]
    let keyPathIndices: [AnyKeyPath: Int]
    let relationships: [Int: Schema.Relationship]
    /// `id` and all columns, of the table under the name `t0`.
    let selection: String
    let insertion: String
    /// A record of which nothing was read yet.
    let faults: [_Cell]
    /// The cells of the values that outlive an object in the history.
    let preserved: [Int]
    /// The cells of the properties of each constraint.
    let uniqueness: [[Int]]

    struct Column {
        let name: String
        let cell: Int
        let isRequired: Bool
        let isRelationship: Bool
        let isExternal: Bool
    }

    init(_ entity: Schema.Entity) {
        self.entity = entity
        let properties = entity.allProperties
        var columns: [Column] = []
        var relationships: [Int: Schema.Relationship] = [:]
        for (index, property) in properties.enumerated() {
            if let relationship = property as? Schema.Relationship {
                relationships[index] = relationship
                guard !relationship.isToMany else { continue }
            }
            if property.isTransient { continue }
            columns.append(
                Column(
                    name: property.name, cell: index, isRequired: !property.isOptional,
                    isRelationship: property.isRelationship,
                    isExternal: (property as? Schema.Attribute)?.isExternal ?? false))
        }
        self.columns = columns
        self.relationships = relationships
        var keyPaths: [Int: AnyKeyPath] = [:]
        for (path, property) in entity.propertiesByKeyPath {
            guard let index = properties.firstIndex(where: { $0 === property }) else { continue }
            keyPaths[index] = path
        }
        self.keyPaths = properties.indices.compactMap { keyPaths[$0] }
        keyPathIndices = Dictionary(
            keyPaths.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        selection = Self.selection(of: columns)
        let names = (["id"] + columns.map { $0.name.columnName.quoted }).joined(separator: ", ")
        let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        insertion = "INSERT INTO \(entity.table.quoted) (\(names)) VALUES (\(marks))"
        faults = properties.map { _ in .fault }
        preserved = properties.indices.filter {
            (properties[$0] as? Schema.Attribute)?.options.contains(.preserveValueOnDeletion)
                ?? false
        }
        uniqueness = entity.uniquenessConstraints.map { names in
            names.compactMap { name in properties.firstIndex { $0.name == name } }
        }
    }

    /// `id` and some columns, of the table under the name `t0`.
    static func selection(of columns: [Column]) -> String {
        (["t0.id"] + columns.map { "t0.\($0.name.columnName.quoted)" }).joined(separator: ", ")
    }

    func index(of name: String) -> Int? {
        entity.allProperties.firstIndex { $0.name == name }
    }

    var deletion: String { "DELETE FROM \(entity.table.quoted) WHERE id = ?" }

    /// Sets the columns of these cells.
    func update(of columns: [Column]) -> String {
        let changes = columns.map { "\($0.name.columnName.quoted) = ?" }.joined(separator: ", ")
        return "UPDATE \(entity.table.quoted) SET \(changes) WHERE id = ?"
    }

    /// Finds the rows with the values of one constraint.
    func search(_ constraint: [Int]) -> String {
        let conditions = constraint.map { index in
            "\(entity.allProperties[index].name.columnName.quoted) = ?"
        }
        return "SELECT id FROM \(entity.table.quoted) WHERE "
            + conditions.joined(separator: " AND ")
    }
}

extension String {
    /// The column of the property with this name: that of the primary key belongs to the store
    /// alone, and a property's name has no `$`.
    package var columnName: String {
        lowercased() == Schema.Entity.keyColumn ? self + "$" : self
    }

    /// The text as a name in a statement, in quotation marks.
    package var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
