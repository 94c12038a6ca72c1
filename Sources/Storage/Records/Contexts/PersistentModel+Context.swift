extension PersistentModel {
    /// The context that the object was inserted into or found in.
    public var modelContext: ModelContext? {
        let record = _$record
        return record.state == .gone ? nil : record.context as? ModelContext
    }

    /// Whether the next save removes the object, or one has.
    public var isDeleted: Bool {
        let state = _$record.state
        return state == .deleted || state == .gone
    }

    /// Whether values of the object wait to be saved.
    public var hasChanges: Bool {
        let record = _$record
        return record.state == .inserted || record.original != nil
    }
}
