import CVectors
import Foundation
import Images

/// Memory that is given to another process.
struct SharedMemory {
    let descriptor: Int32
    private let length: Int

    /// With a content others can only read it.
    init(
        content: UnsafeRawPointer?, length: Int, for file: String
    ) throws {
        descriptor = vectors_make_memory(content, length)
        self.length = length
        guard descriptor >= 0 else { throw Self.failure(file) }
    }

    func close() { Foundation.close(descriptor) }

    func copy(to target: UnsafeMutableRawPointer, for file: String) throws {
        guard let bytes = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0),
            bytes != MAP_FAILED
        else { throw Self.failure(file) }
        defer { munmap(bytes, length) }
        target.copyMemory(from: bytes, byteCount: length)
    }

    private static func failure(_ file: String) -> ImageFileError {
        .unreadable(
            file: file,
            reason: "there is no memory to draw it: \(String(cString: strerror(errno)))")
    }
}
