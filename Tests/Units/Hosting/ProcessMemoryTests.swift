import Foundation
import Hosting
import Testing

/// Memory goes back to the system when it is given back.
struct ProcessMemoryTests {
    @Test("A large block is mapped by itself, also after a larger one was given back")
    func largeBlocks() async {
        await #expect(processExitsWith: .success) {
            ProcessMemory.mapLargeBlocks()
            free(malloc(20 << 20))
            let before = try ProcessMemoryTests.addressSpace()
            let block = malloc(1 << 20)
            let between = try ProcessMemoryTests.addressSpace()
            free(block)
            let after = try ProcessMemoryTests.addressSpace()
            exit(between - before >= 1 << 20 && between - after >= 1 << 20 ? 0 : 1)
        }
    }

    /// The bytes of all that is mapped into the process.
    private static func addressSpace() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return Int(pages.prefix { $0 != " " }).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 0
    }
}
