import Automation
import Foundation
import Glibc

/// A Unix socket on which both ends speak in lines.
final class LineSocket {
    private let descriptor: Int32
    private var lines = LineBuffer()

    /// Waits for the other end to listen.
    init(path: String, until deadline: ContinuousClock.Instant) throws {
        while true {
            if let found = try? ControlSocket.connect(to: path) {
                descriptor = found
                return
            }
            guard .now < deadline else { throw MachineError.noAnswer("nobody listens at \(path)") }
            poll(nil, 0, 20)
        }
    }

    deinit { close(descriptor) }

    func send(_ line: Data) throws {
        var rest = line + [10]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw MachineError.noAnswer("the machine has gone") }
            rest = rest.dropFirst(count)
        }
    }

    func line(until deadline: ContinuousClock.Instant) throws -> Data {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = lines.next() { return line }
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&polled, 1, Int32(min(left.rounded(.up), 1e9))) > 0 else {
                throw MachineError.noAnswer("no line came in time")
            }
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw MachineError.noAnswer("the machine has gone") }
            lines.append(chunk[..<count])
        }
    }
}

/// Why a machine does not do what a test asks.
enum MachineError: Error, CustomStringConvertible {
    case noAnswer(String)
    case refused(String)
    case failed(command: String, status: Int, output: String)
    case missing(String)

    var description: String {
        switch self {
        case .noAnswer(let what): "The machine does not answer: \(what)"
        case .refused(let what): "QEMU refuses: \(what)"
        case .failed(let command, let status, let output):
            "\"\(command)\" ended in the machine with \(status): \(output)"
        case .missing(let what): "\(what) is missing; `make setup` installs it"
        }
    }
}
