/// Different objects in the order in which they were added. Adding and removing one takes the same
/// time however many there are.
struct ObjectList<Object> {
    /// The value is `nil` if an object was removed.
    private var slots: [Object?] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { indices.isEmpty }
    var count: Int { indices.count }

    /// Appends the object, unless the list has it already.
    mutating func add(_ object: Object) {
        let id = ObjectIdentifier(object as AnyObject)
        guard indices[id] == nil else { return }
        indices[id] = slots.count
        slots.append(object)
    }

    mutating func remove(_ object: Object) {
        let id = ObjectIdentifier(object as AnyObject)
        guard let index = indices.removeValue(forKey: id) else { return }
        slots[index] = nil
        if slots.count > 2 * indices.count { removeEmptySlots() }
    }

    mutating func removeAll() {
        slots = []
        indices = [:]
    }

    func all() -> [Object] { slots.compactMap { $0 } }

    private mutating func removeEmptySlots() {
        slots = slots.filter { $0 != nil }
        for (index, object) in slots.enumerated() {
            guard let object else { continue }
            indices[ObjectIdentifier(object as AnyObject)] = index
        }
    }
}
