/// Arrays as libdrm returns them: a start and a count.
enum DRMArray {
    static func copy<T>(_ start: UnsafeMutablePointer<T>?, _ count: some BinaryInteger) -> [T] {
        start.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
    }
}
