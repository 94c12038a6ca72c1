/// The statements for what refers to an object of an entity, by the entity's name.
struct References: Sendable {
    /// Ends the references to a deleted object that no object in memory has ended: those of
    /// relationships without an inverse, and pairs.
    private(set) var deletions: [String: [String]] = [:]
    /// Gives references another target.
    private(set) var redirections: [String: [String]] = [:]

    init(in schema: Schema) {
        for entity in schema.entities {
            for relationship in entity.relationshipsByName.values {
                switch relationship.storage {
                case .foreignKey(let column):
                    let table = entity.table.quoted
                    redirections[relationship.destination, default: []].append(
                        "UPDATE \(table) SET \(column.quoted) = ? WHERE \(column.quoted) = ?")
                    if relationship.inverseName == nil {
                        deletions[relationship.destination, default: []].append(
                            "UPDATE \(table) SET \(column.quoted) = NULL WHERE \(column.quoted) = ?"
                        )
                    }
                case .inverseForeignKey:
                    break
                case .joinTable(let table, let own, let other):
                    for (name, column) in [(entity.name, own), (relationship.destination, other)] {
                        deletions[name, default: []].append(
                            "DELETE FROM \(table.quoted) WHERE \(column.quoted) = ?")
                        redirections[name, default: []].append(
                            """
                            UPDATE OR REPLACE \(table.quoted) SET \(column.quoted) = ? \
                            WHERE \(column.quoted) = ?
                            """)
                    }
                }
            }
        }
    }
}
