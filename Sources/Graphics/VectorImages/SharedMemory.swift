import CVectors
import Foundation
import Images

/// Memory that is given to another process.
struct SharedMemory {
    let descriptor: Int32
    private let length: Int

    /// With a content others can only read it.
    init(
        content: UnsafeRawPointer?, length: Int, for source: VectorDrawer.Source
    ) throws {
        descriptor = vectors_make_memory(content, length)
        self.length = length
        guard descriptor >= 0 else { throw Self.failure(source) }
    }

    func close() { Foundation.close(descriptor) }

    func copy(to target: UnsafeMutableRawPointer, for source: VectorDrawer.Source) throws {
        guard let bytes = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0),
            bytes != MAP_FAILED
        else { throw Self.failure(source) }
        defer { munmap(bytes, length) }
        target.copyMemory(from: bytes, byteCount: length)
    }

    private static func failure(_ source: VectorDrawer.Source) -> ImageFileError {
        .unreadable(
            file: source.name,
            reason: "there is no memory to draw it: \(String(cString: strerror(errno)))")
    }
}
