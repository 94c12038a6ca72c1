import Foundation
import Limits
import Testing

final class BoundedFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "bounded-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "file").path(percentEncoded: false) }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("A file is read whole up to a limit, and refused beyond it")
    func limit() throws {
        try Data([1, 2, 3, 4]).write(to: URL(fileURLWithPath: path))
        #expect(try BoundedFile.read(path, limit: 4) == Data([1, 2, 3, 4]))
        #expect(throws: BoundedFile.Refusal.tooLarge(limit: 3)) {
            try BoundedFile.read(path, limit: 3)
        }
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(try BoundedFile.read(path, limit: 0).isEmpty)
    }

    @Test("A pipe that nobody writes to, a device and a folder are refused at once")
    func noFiles() {
        #expect(mkfifo(path, 0o600) == 0)
        for path in [path, "/dev/zero", "/"] {
            #expect(throws: BoundedFile.Refusal.notAFile) {
                try BoundedFile.read(path, limit: 1 << 20)
            }
        }
    }

    @Test("A file that is not there says so")
    func missing() {
        #expect(throws: BoundedFile.Refusal.system(ENOENT)) {
            try BoundedFile.read("/nowhere/file", limit: 1)
        }
    }
}
