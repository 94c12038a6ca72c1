/// Different objects, not retained, in the order in which they were added. Adding one takes the same
/// time however many there are.
package struct WeakList<Object: AnyObject> {
    private var entries: [Weak<Object>] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The number of entries at which those of freed objects are removed.
    private var limit = 16

    package init() {}

    /// Appends the object, unless the list has it already.
    package mutating func add(_ object: Object) {
        let id = ObjectIdentifier(object)
        // A freed object's address may have become another's.
        if let index = indices[id], entries[index].object === object { return }
        if entries.count >= limit { removeFreed() }
        indices[id] = entries.count
        entries.append(Weak(object))
    }

    package func all() -> [Object] { entries.compactMap(\.object) }

    private mutating func removeFreed() {
        let objects = all()
        entries = objects.map { Weak($0) }
        indices = [:]
        for (index, object) in objects.enumerated() { indices[ObjectIdentifier(object)] = index }
        limit = max(16, 2 * entries.count)
    }
}

/// A weak reference as a value, for collections of objects that they do not retain.
package struct Weak<Object: AnyObject> {
    package private(set) weak var object: Object?

    package init(_ object: Object?) { self.object = object }
}
