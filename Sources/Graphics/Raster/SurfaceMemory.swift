import Foundation
import Synchronization

/// Memory for the pixels of surfaces. That of large ones which are gone serves the next ones: a layer
/// that each frame of an animation draws would otherwise have its pages mapped anew each time, which
/// takes longer than drawing it.
enum SurfaceMemory {
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
    static func allocate(_ count: Int) -> (address: UnsafeMutableRawPointer, capacity: Int)? {
        if count >= leastKept, let block = kept.withLock({ $0.take(count) }) {
            memset(block.address, 0, count)
            return (block.address, block.capacity)
        }
        return calloc(1, max(1, count)).map { ($0, count) }
    }

    static func deallocate(_ address: UnsafeMutableRawPointer, capacity: Int) {
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
