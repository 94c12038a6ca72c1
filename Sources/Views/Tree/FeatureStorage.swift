/// Objects that features keep for a window, each made when it is first asked for.
///
/// The tree knows none of the features: each adds a property to `ViewTree` in its own file, as the
/// keyboard focus and the offsets of scroll views do. A look-up costs a dictionary access, so what
/// every node needs is a stored property of the tree instead.
struct FeatureStorage {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    subscript<Feature: AnyObject>(type: Feature.Type) -> Feature? {
        // Stored below under the identifier of its own type.
        get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) } }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}
