/// The statements for what refers to an object of an entity, by the entity's name.
struct References: Sendable {
    /// Ends the references of one relationship to a deleted object.
    struct Deletion {
        let sql: String
        /// The entity and the relationship of the objects that referred to it, whose keys the
        /// statement returns; `nil` if saving has changed those objects themselves.
        var referrers: (entity: String, relationship: String)?
    }

    /// What no object in memory has ended: references of relationships without an inverse, and
    /// pairs.
    private(set) var deletions: [String: [Deletion]] = [:]
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
                            Deletion(
                                sql: """
                                    UPDATE \(table) SET \(column.quoted) = NULL \
                                    WHERE \(column.quoted) = ? RETURNING id
                                    """,
                                referrers: (entity.name, relationship.name)))
                    }
                case .inverseForeignKey:
                    break
                case .joinTable(let table, let own, let other):
                    deletions[entity.name, default: []].append(
                        Deletion(sql: "DELETE FROM \(table.quoted) WHERE \(own.quoted) = ?"))
                    deletions[relationship.destination, default: []].append(
                        Deletion(
                            sql: """
                                DELETE FROM \(table.quoted) WHERE \(other.quoted) = ? \
                                RETURNING \(own.quoted)
                                """,
                            referrers: relationship.inverseName == nil
                                ? (entity.name, relationship.name) : nil))
                    for (name, column) in [(entity.name, own), (relationship.destination, other)] {
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
