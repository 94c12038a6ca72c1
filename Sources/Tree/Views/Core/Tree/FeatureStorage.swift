/// Objects in which features store their state for a window or an app, each made at its first use.
///
/// The tree knows none of the features: each adds a property to `ViewTree` or `AppGraph` in its own
/// file, as the keyboard focus and the offsets of scroll views do. A look-up costs a dictionary access, so what
/// every node needs is a stored property of the tree instead.
struct FeatureStorage {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    subscript<Feature: AnyObject>(type: Feature.Type) -> Feature? {
        // Stored below under the identifier of its own type.
        get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) } }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// The feature's object, made if there is none.
    mutating func object<Feature: AnyObject>(_ make: () -> Feature) -> Feature {
        if let known = self[Feature.self] { return known }
        let new = make()
        self[Feature.self] = new
        return new
    }
}
