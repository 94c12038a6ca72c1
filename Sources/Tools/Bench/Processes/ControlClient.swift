import Automation
import Foundation

/// The other end of an app's control socket.
final class ControlClient {
    private let descriptor: Int32

    /// Waits until the app listens.
    init(_ path: String) throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while true {
            do {
                descriptor = try ControlSocket.connect(to: path)
                return
            } catch {
                guard ContinuousClock.now < deadline else { throw error }
                usleep(10_000)
            }
        }
    }

    deinit {
        close(descriptor)
    }

    /// Asks, and waits for the answer.
    func ask(_ command: ControlCommand) throws -> ControlReply {
        guard ControlSocket.write(command, to: descriptor) else {
            throw WrongResult("The app does not listen any more.")
        }
        var line = Data()
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            if byte == 10 { return try JSONDecoder().decode(ControlReply.self, from: line) }
            line.append(byte)
        }
        throw WrongResult("The app gave no answer.")
    }
}
