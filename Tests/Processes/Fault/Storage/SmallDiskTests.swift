import CasementCLI
import Foundation
import Testing
import Waiting

/// A real file system that is too small, mounted where the user may mount one.
struct SmallDiskTests {
    /// Whether this user may mount a file system in a name space of their own.
    static let canMount: Bool = {
        let process = try? AppProcess(
            executable: "/usr/bin/unshare",
            arguments: ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], environment: [:])
        return process?.waitForEnd(until: .now + .seconds(20)) == .exited(0)
    }()

    @Test(
        "FAULTS 30: on a disk of a few KiB the app runs on, says so once, and saves once it grows",
        .enabled(if: canMount), arguments: [64, 160])
    func smallDisk(kilobytes: Int) throws {
        let app = try DeskApp(diskOfKilobytes: kilobytes)
        try app.tap("New note", in: 1)
        for _ in 0..<60 { try app.tap("Add one", in: 2) }
        try app.type(String(repeating: "x", count: 150_000), in: 2)
        let windows = try app.windows()
        try waitUntil("it says that the disk is full") { app.complaints.count > 0 }
        #expect(app.complaints.count == 1, "\(app.complaints)")
        #expect(app.complaints.first?.contains("full") == true)
        try app.growDisk()
        try waitUntil("all is saved") {
            let saved = try app.sessionOnSmallDisk()
            return saved.contains("Note 1: 60") && saved.contains("xxxx")
        }
        #expect(app.complaints.count == 1, "\(app.complaints)")
        #expect(try app.windows() == windows)
    }
}
