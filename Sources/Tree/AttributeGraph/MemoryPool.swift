import Glibc

/// Memory for many small values of one type, in blocks of 16 kB. It is used by one thread at a time.
///
/// The edges of a graph are a tenth of all that a row of controls would otherwise allocate: taking a
/// place in a block and leaving it costs less than asking the allocator.
final class MemoryPool<Value> {
    private typealias Block = MemoryPoolBlock
    private typealias BlockPointer = UnsafeMutablePointer<MemoryPoolBlock>

    /// Bytes of a block. Its address is a multiple of them.
    private static var blockSize: Int { 16 << 10 }
    private static var places: Int {
        (blockSize - MemoryLayout<Block>.stride) / MemoryLayout<Value>.stride
    }

    /// How many blocks there are.
    private(set) var blocks = 0
    /// The first block with a free place.
    private var firstOpen: BlockPointer?

    deinit {
        while let block = firstOpen {
            firstOpen = block.pointee.next
            free(block)
        }
    }

    /// Memory for one value, uninitialized.
    func allocate() -> UnsafeMutablePointer<Value> {
        let block = firstOpen ?? addBlock()
        guard let place = block.pointee.firstFree else { fatalError("A full block is open") }
        block.pointee.firstFree = place.load(as: UnsafeMutableRawPointer?.self)
        block.pointee.used += 1
        if block.pointee.firstFree == nil { close(block) }
        return place.assumingMemoryBound(to: Value.self)
    }

    func deallocate(_ value: UnsafeMutablePointer<Value>) {
        let place = UnsafeMutableRawPointer(value)
        let block = place.alignedDown(toMultipleOf: Self.blockSize)
            .assumingMemoryBound(to: Block.self)
        if block.pointee.firstFree == nil { open(block) }
        place.storeBytes(of: block.pointee.firstFree, as: UnsafeMutableRawPointer?.self)
        block.pointee.firstFree = place
        block.pointee.used -= 1
        // The last open block stays, so that a value that comes and goes makes none.
        guard block.pointee.used == 0, firstOpen != block || block.pointee.next != nil else {
            return
        }
        close(block)
        free(block)
        blocks -= 1
    }

    private func addBlock() -> BlockPointer {
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, Self.blockSize, Self.blockSize) == 0, let memory else {
            fatalError("There is no memory for \(Self.places) values of \(Value.self)")
        }
        let block = memory.bindMemory(to: Block.self, capacity: 1)
        block.initialize(to: Block())
        for number in (0..<Self.places).reversed() {
            let place = memory + MemoryLayout<Block>.stride + number * MemoryLayout<Value>.stride
            place.storeBytes(of: block.pointee.firstFree, as: UnsafeMutableRawPointer?.self)
            block.pointee.firstFree = place
        }
        open(block)
        blocks += 1
        return block
    }

    private func open(_ block: BlockPointer) {
        block.pointee.next = firstOpen
        block.pointee.previous = nil
        firstOpen?.pointee.previous = block
        firstOpen = block
    }

    private func close(_ block: BlockPointer) {
        let (next, previous) = (block.pointee.next, block.pointee.previous)
        if let previous { previous.pointee.next = next } else { firstOpen = next }
        next?.pointee.previous = previous
    }
}

/// What a block of a pool begins with.
private struct MemoryPoolBlock {
    /// The first place without a value; each such place begins with the address of the next one.
    var firstFree: UnsafeMutableRawPointer?
    var used = 0
    /// The neighbours among the blocks with free places.
    var next: UnsafeMutablePointer<MemoryPoolBlock>?
    var previous: UnsafeMutablePointer<MemoryPoolBlock>?
}
