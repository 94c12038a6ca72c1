#if Macros
    import Observation

    /// Makes a class a model: its objects can be stored, found again, and observed.
    @attached(
        member, conformances: PersistentModel,
        names: named(_$record), named(init(_record:)), named(schemaMetadata), named(_uniqueness),
        named(_indices), named(ID))
    @attached(memberAttribute)
    @attached(extension, conformances: PersistentModel)
    public macro Model() = #externalMacro(module: "Macros", type: "ModelMacro")

    /// Attached by `@Model` to each stored property.
    @attached(accessor, names: named(init), named(get), named(set))
    @attached(peer, names: prefixed(_))
    public macro _PersistedProperty(_ index: Int) =
        #externalMacro(module: "Macros", type: "PersistedPropertyMacro")

    /// Says how an attribute is stored.
    @attached(peer)
    public macro Attribute(
        _ options: Schema.Attribute.Option..., originalName: String? = nil,
        hashModifier: String? = nil
    ) = #externalMacro(module: "Macros", type: "ModelAnnotationMacro")

    /// Says how a relationship behaves.
    @attached(peer)
    public macro Relationship(
        _ options: Schema.Relationship.Option...,
        deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
        maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
        hashModifier: String? = nil
    ) = #externalMacro(module: "Macros", type: "ModelAnnotationMacro")

    /// Keeps a property out of the store.
    @attached(peer)
    public macro Transient() = #externalMacro(module: "Macros", type: "ModelAnnotationMacro")

    /// Lists of properties whose values together are unique.
    @freestanding(declaration)
    public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
        #externalMacro(module: "Macros", type: "ModelAnnotationMacro")

    /// Lists of properties that the store keeps sorted, so that it finds and sorts by them fast.
    @freestanding(declaration)
    public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
        #externalMacro(module: "Macros", type: "ModelAnnotationMacro")

    /// Gives an actor a context of its own, on which all its work runs.
    @attached(
        member, conformances: ModelActor,
        names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
    @attached(extension, conformances: ModelActor)
    public macro ModelActor(disableGenerateInit: Bool = false) =
        #externalMacro(module: "Macros", type: "ModelActorMacro")
#endif
