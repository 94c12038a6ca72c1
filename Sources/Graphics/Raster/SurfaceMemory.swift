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
        guard count >= largePage else { return calloc(1, max(1, count)).map { ($0, count) } }
        return mapLarge(count)
    }

    /// Bytes of a large page, if the kernel has such.
    private static let largePage = 2 << 20
    private static let smallPage = sysconf(Int32(_SC_PAGESIZE))

    /// Maps zeroed memory in large pages. The kernel interrupts a program at its first touch of each
    /// page, and a window of 4 MB has a thousand small ones. The end is in small ones if a large one
    /// would take a sixteenth more.
    private static func mapLarge(_ count: Int) -> (address: UnsafeMutableRawPointer, capacity: Int)?
    {
        guard count < .max / 2 else { return nil }
        func rounded(to page: Int) -> Int { (count + page - 1) / page * page }
        let whole = rounded(to: largePage)
        let capacity = whole - count <= count / 16 ? whole : rounded(to: smallPage)
        let size = capacity + largePage
        guard
            let mapped = mmap(
                nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            mapped != MAP_FAILED
        else { return nil }
        // Large pages begin at multiples of their size. What is around them is given back.
        let address = mapped.alignedUp(toMultipleOf: largePage)
        let before = address - mapped
        let after = size - before - capacity
        if before > 0 { munmap(mapped, before) }
        if after > 0 { munmap(address + capacity, after) }
        madvise(address, capacity / largePage * largePage, MADV_HUGEPAGE)
        return (address, capacity)
    }

    private static func release(_ address: UnsafeMutableRawPointer, capacity: Int) {
        if capacity >= largePage {
            munmap(address, capacity)
        } else {
            free(address)
        }
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
        if !isKept { release(address, capacity: capacity) }
    }

    /// Releases what no surface of this drawing has used.
    static func drawingEnded() {
        let unused = kept.withLock { kept in
            let unused = kept.blocks.filter { $0.drawing < kept.drawing }
            kept.blocks.removeAll { $0.drawing < kept.drawing }
            kept.bytes -= unused.reduce(0) { $0 + $1.capacity }
            kept.drawing += 1
            return unused
        }
        for block in unused { release(block.address, capacity: block.capacity) }
    }
}
