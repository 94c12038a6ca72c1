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

    @Test("A path too long for a socket is said to be so")
    func longPath() {
        let path = "/tmp/" + String(repeating: "a", count: 120)
        #expect(throws: ControlError.pathTooLong(path)) {
            _ = try ControlSocket.connect(to: path)
        }
    }
}
