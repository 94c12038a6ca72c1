import Foundation
import Testing

@testable import AutomationProtocol

/// What goes over the control socket.
struct ControlCodingTests {
    @Test("Commands and answers come out of their lines as they went in")
    func coding() throws {
        let commands: [ControlCommand] = [
            .hello, .commit, .quit, .screen, .picture(window: nil, path: "/tmp/a.png"),
            .perform(.press(.tap, .element(Selector(label: "New note")))),
            .perform(.drag(from: .point(.zero, .any), to: .by(CGSize(width: 1, height: 2)))),
            .perform(.expect(.count(Selector(role: .row, windows: .number(2)), 3), within: 0.5)),
            .perform(.key(try #require(KeyStroke("ctrl+z")))),
        ]
        for command in commands {
            let line = try JSONEncoder().encode(command)
            #expect(!line.contains(10))
            #expect(try JSONDecoder().decode(ControlCommand.self, from: line) == command)
        }
    }

    @Test("Lines are cut from chunks that end anywhere")
    func lines() {
        var buffer = LineBuffer()
        buffer.append(Array("one\ntw".utf8))
        #expect(buffer.next() == Data("one".utf8))
        #expect(buffer.next() == nil)
        buffer.append(Array("o\n\n".utf8))
        #expect(buffer.next() == Data("two".utf8))
        #expect(buffer.next() == Data())
        #expect(buffer.next() == nil)
    }

    @Test("A socket is opened only in a directory that is the user's alone")
    func privacy() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID())")
        let path = folder.path(percentEncoded: false)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: ControlError.directoryNotPrivate(path)) {
            _ = try ControlSocket.listen(at: path + "/control")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let listener = try ControlSocket.listen(at: path + "/control")
        let client = try ControlSocket.connect(to: path + "/control")
        close(client)
        close(listener)
    }

    /// A folder that is the user's alone, removed after the body.
    private func inPrivateFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path(percentEncoded: false))
    }

    @Test("A socket whose app was killed is taken over by the next one")
    func abandoned() throws {
        try inPrivateFolder { folder in
            let path = folder + "/control"
            close(try ControlSocket.listen(at: path))
            #expect(FileManager.default.fileExists(atPath: path))
            let listener = try ControlSocket.listen(at: path)
            close(try ControlSocket.connect(to: path))
            close(listener)
        }
    }

    @Test("A socket that an app listens on stays its own, and the app hears nothing of the attempt")
    func live() throws {
        try inPrivateFolder { folder in
            let path = folder + "/control"
            let listener = try ControlSocket.listen(at: path)
            let error = #expect(throws: ControlError.self) {
                _ = try ControlSocket.listen(at: path)
            }
            #expect(error?.description == "Another program uses the control socket \(path)")
            var polled = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
            #expect(poll(&polled, 1, 0) == 0)
            close(try ControlSocket.connect(to: path))
            #expect(poll(&polled, 1, 0) == 1)
            close(listener)
        }
    }

    @Test("A file that is not a socket stays where a control socket should be")
    func otherFile() throws {
        try inPrivateFolder { folder in
            let path = folder + "/control"
            try Data("mine".utf8).write(to: URL(filePath: path))
            #expect(throws: ControlError.self) { _ = try ControlSocket.listen(at: path) }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
        }
    }

    @Test("A path too long for a socket is said to be so")
    func longPath() {
        let path = "/tmp/" + String(repeating: "a", count: 120)
        #expect(throws: ControlError.pathTooLong(path)) {
            _ = try ControlSocket.connect(to: path)
        }
    }
}
