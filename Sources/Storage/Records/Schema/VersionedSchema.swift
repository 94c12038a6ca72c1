/// A schema at one point of an app's history: the models as they were then.
public protocol VersionedSchema {
    /// The model types of this version; those that they lead to may be left out.
    static var models: [any PersistentModel.Type] { get }
    /// The version, by which the schemas of a plan are ordered.
    static var versionIdentifier: Schema.Version { get }
}
