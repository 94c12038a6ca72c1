import Foundation
import Limits
import Testing

struct AvailableMemoryTests {
    private let root = FileManager.default.temporaryDirectory
        .appending(path: "memory-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test("The least of what the machine and each control group leave is available")
    func least() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let path = root.path(percentEncoded: false)
        try write("MemTotal: 9000 kB\nMemAvailable:    4000 kB\n", to: "proc/meminfo")
        #expect(AvailableMemory.bytes(root: path) == 4000 << 10)
        try write("0::/outer/inner\n", to: "proc/self/cgroup")
        try write("max\n", to: "sys/fs/cgroup/outer/inner/memory.max")
        try write("100\n", to: "sys/fs/cgroup/outer/inner/memory.current")
        #expect(AvailableMemory.bytes(root: path) == 4000 << 10)
        try write("3000\n", to: "sys/fs/cgroup/outer/memory.max")
        try write("1000\n", to: "sys/fs/cgroup/outer/memory.current")
        #expect(AvailableMemory.bytes(root: path) == 2000)
        try write("500\n", to: "sys/fs/cgroup/outer/memory.max")
        #expect(AvailableMemory.bytes(root: path) == 0)
    }

    @Test("A system that does not say leaves it open")
    func silent() {
        #expect(AvailableMemory.bytes(root: "/nowhere") == nil)
    }
}
