/// What a record and its table need of their context.
package protocol RecordContext: AnyObject {
    /// The table of another entity.
    func table(named entity: String) -> ObjectTable?
    /// The inserted and the changed objects of a table.
    func pendingObjects(of table: ObjectTable) -> [any PersistentModel]
    func willChange(_ record: _ModelRecord, at index: Int)
    func didChange(_ record: _ModelRecord, at index: Int)
    /// Sets a to-one relationship of an object.
    func relate(_ object: any PersistentModel, _ index: Int, to other: (any PersistentModel)?)
    /// Sets a to-many relationship of an object.
    func relate(_ object: any PersistentModel, _ index: Int, toMany others: [any PersistentModel])
}
