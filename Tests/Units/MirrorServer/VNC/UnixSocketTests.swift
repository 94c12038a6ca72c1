import Foundation
import Testing

@testable import MirrorServer

/// The socket through which viewers of this machine come.
struct UnixSocketTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "v-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path(percentEncoded: false) + "/vnc")
    }

    @Test("A viewers' socket whose app was killed is taken over by the next one")
    func abandoned() throws {
        try inFolder { path in
            close(try UnixSocket.bound(to: path))
            #expect(FileManager.default.fileExists(atPath: path))
            close(try UnixSocket.bound(to: path))
        }
    }

    @Test("A viewers' socket that a program has stays its own, even before it listens")
    func live() throws {
        try inFolder { path in
            let first = try UnixSocket.bound(to: path)
            #expect(throws: MirrorError.self) { _ = try UnixSocket.bound(to: path) }
            #expect(listen(first, 1) == 0)
            #expect(throws: MirrorError.self) { _ = try UnixSocket.bound(to: path) }
            var polled = pollfd(fd: first, events: Int16(POLLIN), revents: 0)
            #expect(poll(&polled, 1, 0) == 0)
            close(first)
        }
    }

    @Test("A file that is not a socket stays where a viewers' socket should be")
    func otherFile() throws {
        try inFolder { path in
            try Data("mine".utf8).write(to: URL(filePath: path))
            #expect(throws: MirrorError.self) { _ = try UnixSocket.bound(to: path) }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
        }
    }
}
