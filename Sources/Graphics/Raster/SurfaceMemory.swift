import CCairo
import Foundation
import Synchronization

/// Memory for the pixels of a surface. That of large ones which are gone serves the next ones: a layer
/// that each frame of an animation draws would otherwise have its pages mapped anew each time, which
/// takes longer than drawing it.
final class SurfaceMemory {
    let bytes: UnsafeMutablePointer<UInt8>
    private let capacity: Int

    /// Fails if memory falls short.
    init?(zeroed count: Int) {
        guard let (address, capacity) = Self.allocate(count) else { return nil }
        bytes = address.assumingMemoryBound(to: UInt8.self)
        self.capacity = capacity
    }

    deinit { Self.deallocate(bytes, capacity: capacity) }

    /// A surface with the memory, which lives as long as that: patterns and contexts retain surfaces. `nil`
    /// if memory falls short, or there can be no such surface.
    func surface(
        _ format: cairo_format_t, _ width: Int32, _ height: Int32, bytesPerRow: Int32
    ) -> OpaquePointer? {
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, format, width, height, bytesPerRow)
        else { return nil }
        let memory = Unmanaged.passRetained(self)
        let status = cairo_surface_set_user_data(surface, Self.key.address, memory.toOpaque()) {
            if let memory = $0 { Unmanaged<SurfaceMemory>.fromOpaque(memory).release() }
        }
        if status == CAIRO_STATUS_SUCCESS { return surface }
        memory.release()
        cairo_surface_destroy(surface)
        return nil
    }

    /// What tells Cairo whose data it is, by its address.
    private struct Key: @unchecked Sendable {
        let address = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }
    private static let key = Key()

    // MARK: Keeping

    /// Bytes from which on memory is kept. Smaller blocks are the allocator's to keep.
    private static let leastKept = 128 << 10
    /// Bytes that are kept at most.
    private static let mostKept = 64 << 20

    private struct Block {
        let address: UnsafeMutableRawPointer
        let capacity: Int
        let drawing: UInt64
    }

    private struct Kept: @unchecked Sendable {
        var blocks: [Block] = []
        var bytes = 0
        /// The number of the drawing that goes on or comes next.
        var drawing: UInt64 = 0

        /// The smallest block that is large enough, but not twice as large as needed.
        mutating func take(_ count: Int) -> Block? {
            let fitting = blocks.indices.filter {
                blocks[$0].capacity >= count && blocks[$0].capacity / 2 <= count
            }
            guard let index = fitting.min(by: { blocks[$0].capacity < blocks[$1].capacity }) else {
                return nil
            }
            bytes -= blocks[index].capacity
            return blocks.remove(at: index)
        }
    }

    private static let kept = Mutex(Kept())

    /// Zeroed memory, and how much it is; `nil` if it falls short.
    private static func allocate(_ count: Int) -> (address: UnsafeMutableRawPointer, capacity: Int)?
    {
        if count >= leastKept, let block = kept.withLock({ $0.take(count) }) {
            memset(block.address, 0, count)
            return (block.address, block.capacity)
        }
        return calloc(1, max(1, count)).map { ($0, count) }
    }

    private static func deallocate(_ address: UnsafeMutableRawPointer, capacity: Int) {
        let isKept =
            capacity >= leastKept
            && kept.withLock {
                guard $0.bytes + capacity <= mostKept else { return false }
                $0.bytes += capacity
                $0.blocks.append(
                    Block(address: address, capacity: capacity, drawing: $0.drawing))
                return true
            }
        if !isKept { free(address) }
    }

    /// Releases what no surface of this drawing has used.
    static func drawingEnded() {
        let unused = kept.withLock { kept in
            let unused = kept.blocks.filter { $0.drawing < kept.drawing }
            kept.blocks.removeAll { $0.drawing < kept.drawing }
            kept.bytes -= unused.reduce(0) { $0 + $1.capacity }
            kept.drawing += 1
            return unused.map(\.address)
        }
        unused.forEach { free($0) }
    }
}
