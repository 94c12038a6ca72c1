/// The results of a fetch: all of them in memory, or if they are many, those that are looked at.
package struct FetchedObjects<T: PersistentModel>: RandomAccessCollection {
    private enum Content {
        case all([T])
        case many(LongResults<T>)
    }

    private var content: Content

    package init(_ objects: [T] = []) { content = .all(objects) }

    init(_ results: LongResults<T>) { content = .many(results) }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch content {
        case .all(let objects): objects.count
        case .many(let results): results.count
        }
    }

    package subscript(index: Int) -> T {
        switch content {
        case .all(let objects): objects[index]
        case .many(let results): results[index]
        }
    }

    /// All objects, read if they have to be.
    package var array: [T] {
        if case .all(let objects) = content { objects } else { Array(self) }
    }

    /// The identifier of an object, which is not read for it.
    package func identifier(at index: Int) -> PersistentIdentifier {
        switch content {
        case .all(let objects): objects[index].persistentModelID
        case .many(let results): results.identifier(at: index)
        }
    }

    /// The index of the object with an identifier.
    package func firstIndex(of identifier: PersistentIdentifier) -> Int? {
        indices(of: [identifier.key]).first
    }

    /// Whether the objects are read as they are looked at.
    package var isLong: Bool {
        if case .many = content { true } else { false }
    }

    /// Whether the first objects are not those of the first keys.
    var isHeadOutdated: Bool {
        if case .many(let results) = content { results.isHeadOutdated } else { false }
    }

    // MARK: Changes

    func isSame(as other: FetchedObjects) -> Bool {
        switch (content, other.content) {
        case (.all(let a), .all(let b)): a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
        case (.many(let a), .many(let b)): a === b
        default: false
        }
    }

    /// How many objects at the beginning and at the end are those of other results.
    package func commonEnds(with other: FetchedObjects) -> (prefix: Int, suffix: Int) {
        if case .many(let own) = content, case .many(let others) = other.content {
            return own === others ? (count, 0) : own.keys.commonEnds(with: others.keys)
        }
        let prefix = zip(self, other).prefix { $0 === $1 }.count
        let suffix = zip(self.reversed(), other.reversed()).prefix { $0 === $1 }.count
        return (prefix, Swift.min(suffix, Swift.min(count, other.count) - prefix))
    }

    /// The indices of the objects with these keys, in ascending order.
    func indices(of keys: Set<Int64>) -> [Int] {
        switch content {
        case .all(let objects):
            objects.indices.filter { keys.contains(objects[$0]._$record.key) }
        case .many(let results):
            keys.compactMap { results.keys.firstIndex(of: $0) }.sorted()
        }
    }

    /// An object that is looked at by itself.
    func single(at index: Int) -> T {
        switch content {
        case .all(let objects): objects[index]
        case .many(let results): results.single(at: index)
        }
    }

    /// Returns the objects without those at some indices and with others, each at the index that
    /// the closure gives.
    func replacing(_ old: [Int], with new: [T], at position: (T, FetchedObjects) -> Int) -> Self {
        var result = self
        switch content {
        case .all(var objects):
            for index in old.reversed() { objects.remove(at: index) }
            result.content = .all(objects)
            for object in new {
                objects.insert(object, at: position(object, result))
                result.content = .all(objects)
            }
        case .many(let results):
            let changed = results.copy()
            for index in old.reversed() { changed.remove(at: index) }
            result.content = .many(changed)
            for object in new { changed.insert(object, at: position(object, result)) }
        }
        return result
    }
}
