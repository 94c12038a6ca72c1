import RandomNumbers

extension SeededGenerator {
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
}
