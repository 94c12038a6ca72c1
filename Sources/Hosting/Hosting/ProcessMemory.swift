import CLinux

/// How the process gets its memory from the system.
package enum ProcessMemory {
    /// The size from which a block is mapped by itself: malloc's own at first. In bytes.
    private static let largeBlock: Int32 = 128 << 10

    /// Maps each large block by itself from now on, so that a picture's memory goes back to the system
    /// with the picture. Left alone, malloc raises the size to that of the largest block it has freed,
    /// and pictures leave holes between what lives longer.
    package static func mapLargeBlocks() { linux_map_blocks(largeBlock) }
}
