import AutomationProtocol
import Foundation
import Geometry
import Glibc

/// The other end of an app's control socket, for programs that do not watch over its process.
package final class ControlClient {
    private let descriptor: Int32
    private let patience: Duration
    private var lines = LineBuffer()

    /// Waits until the app listens.
    ///
    /// - Parameter patience: How long the app may take to listen, and to each answer.
    package init(_ path: String, patience: Duration = .seconds(10)) throws(ControlError) {
        self.patience = patience
        let deadline = ContinuousClock.now + patience
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

    deinit { close(descriptor) }

    /// Asks, and waits for the answer.
    package func ask(_ command: ControlCommand) throws(AppError) -> ControlReply {
        guard let line = ControlSocket.line(of: command) else { throw .invalidCommand }
        guard ControlSocket.write(line: line, to: descriptor) else { throw .notRunning }
        let deadline = ContinuousClock.now + patience
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = lines.next() {
                guard let reply = try? JSONDecoder().decode(ControlReply.self, from: line) else {
                    throw .invalidAnswer
                }
                if case .failed(let failure) = reply { throw .refused(failure) }
                return reply
            }
            let milliseconds = (deadline - .now) / .milliseconds(1)
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let wait = Int32(clamping: Int(saturating: milliseconds.rounded(.up)))
            guard wait > 0, poll(&polled, 1, wait) > 0 else {
                throw .noAnswer(seconds: patience / .seconds(1))
            }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .notRunning }
            lines.append(chunk[..<count])
        }
    }
}
