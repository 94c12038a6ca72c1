import Foundation

/// A shell in the machine, at the other end of its second serial port.
final class Shell {
    private let socket: LineSocket

    /// Waits for the machine to start.
    init(path: String, patience: Duration) throws {
        let deadline = ContinuousClock.now + patience
        socket = try LineSocket(path: path, until: deadline)
        while try socket.line(until: deadline) != Data("READY".utf8) {}
    }

    /// Runs a script and returns what it prints. Its status must be 0.
    @discardableResult
    func run(_ script: String, patience: Duration = .seconds(120)) throws -> String {
        try socket.send(Data(script.utf8).base64EncodedData())
        let line = try socket.line(until: .now + patience)
        let parts = String(decoding: line, as: UTF8.self).split(
            separator: " ", omittingEmptySubsequences: false)
        let output = parts.count > 1 ? Data(base64Encoded: String(parts[1])) ?? Data() : Data()
        let text = String(decoding: output, as: UTF8.self)
        guard let status = parts.first.flatMap({ Int($0) }), status == 0 else {
            throw MachineError.failed(
                command: script, status: parts.first.flatMap { Int($0) } ?? -1, output: text)
        }
        return text
    }
}
