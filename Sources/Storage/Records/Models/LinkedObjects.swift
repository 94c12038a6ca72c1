/// The objects, or the keys, that a cell holds.
package final class LinkedObjects: RelatedObjects {
    /// The objects of a relationship whose inverse is to one: those refer back by key alone, so
    /// that holding them makes no cycle. Also those of an object that is not in a context yet.
    fileprivate let linkedObjects: [any PersistentModel]
    /// The keys, if objects of both ends would hold each other.
    fileprivate let linkedKeys: [Int64]?

    init(_ objects: [any PersistentModel]) {
        linkedObjects = objects
        linkedKeys = nil
    }

    init(keys: [Int64]) {
        linkedObjects = []
        linkedKeys = keys
    }
}

extension RelatedObjects {
    private var linked: LinkedObjects { unsafeDowncast(self, to: LinkedObjects.self) }
    var objects: [any PersistentModel] { linked.linkedObjects }
    var keys: [Int64]? { linked.linkedKeys }
    var count: Int { keys?.count ?? objects.count }
}

extension _Cell {
    static func objects(_ objects: [any PersistentModel]) -> _Cell {
        _Cell(.many(LinkedObjects(objects)))
    }

    static func keys(_ keys: [Int64]) -> _Cell { _Cell(.many(LinkedObjects(keys: keys))) }

    static func object(_ object: any PersistentModel) -> _Cell {
        _Cell(.object(LinkedObjects([object])))
    }
}
