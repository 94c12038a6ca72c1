extension Schema {
    private convenience init(models types: [any _DescribedModel.Type], version: Version) {
        var builder = SchemaBuilder()
        for type in types { builder.add(type) }
        builder.finish()
        self.init(version: version, entities: builder.entities, faults: builder.faults)
    }

    /// The schema of these types and of those that they are related to.
    public convenience init(
        _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
    ) {
        self.init(models: types, version: version)
    }

    public convenience init(
        _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
    ) {
        self.init(models: types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(models: versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Returns the name under which a store has the objects of a type: that of the type.
    public static func entityName(for type: any PersistentModel.Type) -> String { name(of: type) }

    /// Returns the entity of a type, or `nil` if the schema does not have it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entity(ofType: type) }
}
