import Testing

@testable import AttributeGraph

struct MemoryPoolTests {
    @Test("Places that values have left are used again, and none twice at a time")
    func reuse() {
        let pool = MemoryPool<Edge>()
        var taken: [UnsafeMutablePointer<Edge>] = []
        for step in 0..<20_000 {
            if taken.isEmpty || step % 5 < 3 {
                taken.append(pool.allocate())
            } else {
                taken.swapAt(step * 7_919 % taken.count, taken.count - 1)
                pool.deallocate(taken.removeLast())
            }
        }
        #expect(taken.count > 1_000)
        #expect(Set(taken).count == taken.count)
        for value in taken { pool.deallocate(value) }
        #expect(pool.blocks == 1)
    }

    @Test("Blocks whose values are all gone are given back")
    func givenBack() {
        let pool = MemoryPool<Edge>()
        let values = (0..<10_000).map { _ in pool.allocate() }
        #expect(pool.blocks == 40)
        for value in values.dropFirst(5_000) { pool.deallocate(value) }
        #expect(pool.blocks <= 21)
        for value in values.prefix(5_000) { pool.deallocate(value) }
        #expect(pool.blocks == 1)
    }
}
