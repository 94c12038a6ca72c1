extension ModelConfiguration {
    /// A store of these models.
    public init(
        for first: any PersistentModel.Type, _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(
            nil, schema: Schema([first] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
