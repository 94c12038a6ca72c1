/// The results of a fetch, read from the store as they are asked for.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    public let startIndex = 0
    public let endIndex: Int
    private let element: (Int) -> Element

    init(count: Int, _ element: @escaping (Int) -> Element) {
        endIndex = count
        self.element = element
    }

    /// Returns the result at an index, read now unless it is in memory. Stops the app if the index
    /// is out of range.
    public subscript(position: Int) -> Element {
        precondition(position >= 0 && position < endIndex, "Index out of range")
        return element(position)
    }
}

/// The objects of a list of keys, of which the last few pages asked for are in memory.
final class ObjectPages<T: PersistentModel> {
    private let keys: [Int64]
    private let table: ObjectTable
    private let batchSize: Int
    /// Retains the objects, by the number of their page, the latest last.
    private var pages: [(number: Int, objects: [T])] = []
    private static var capacity: Int { 4 }

    init(_ keys: [Int64], _ table: ObjectTable, batchSize: Int) {
        self.keys = keys
        self.table = table
        self.batchSize = max(1, batchSize)
    }

    subscript(index: Int) -> T {
        let number = index / batchSize
        if let page = pages.last(where: { $0.number == number }) {
            return page.objects[index - number * batchSize]
        }
        let range = number * batchSize..<min(keys.count, (number + 1) * batchSize)
        let objects = table.objects(forKeys: keys[range]).map {
            unsafeDowncast($0, to: T.self)
        }
        if pages.count == Self.capacity { pages.removeFirst() }
        pages.append((number, objects))
        return objects[index - number * batchSize]
    }
}
