import Foundation
import Glibc

/// What other processes of the same user ask of an app that runs, one JSON line each, through the
/// socket beside its saved session.
package enum AppRequest: Codable, Sendable {
    /// To open addresses and files; with none, a window comes to front.
    case open([URL])
    /// To write lines of the log from other levels on, such as `layout:debug`.
    case log(String)
    /// To listen at a path for somebody who looks into it, and to keep what its turns do.
    case inspect(String)
    /// To draw other things over its windows, such as `frames,damage`, or `none`.
    case overlay(String)

    package enum Answer: Codable, Hashable, Sendable {
        case done
        /// What is asked cannot be done, for the reason given.
        case refused(String)
    }

    /// Milliseconds. The app answers at once, or it hangs.
    private static let patience: Int32 = 5000
    /// Bytes.
    private static let longestAnswer = 16_384

    private static let socketName = "requests.socket"

    package static func socketPath(inSession folder: URL) -> String {
        folder.appending(path: socketName).path(percentEncoded: false)
    }

    /// The path at which a process listens; `nil` if it does not, or is another user's.
    package static func socketPath(ofProcess process: Int32) -> String? {
        ProcessSockets.path(of: process, file: socketName)
    }

    /// Sends the request to the app that listens at a path, and returns its answer; `nil` if none
    /// answers.
    package func send(to path: String) -> Answer? {
        guard let socket = try? ControlSocket.connect(to: path) else { return nil }
        defer { close(socket) }
        guard ControlSocket.write(self, to: socket) else { return nil }
        var lines = LineBuffer()
        var received = 0
        while received < Self.longestAnswer {
            var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Self.patience) > 0 else { return nil }
            var chunk = [UInt8](repeating: 0, count: 4_096)
            let count = Glibc.read(socket, &chunk, chunk.count)
            guard count > 0 else { return nil }
            received += count
            lines.append(chunk[..<count])
            if let line = lines.next() { return try? JSONDecoder().decode(Answer.self, from: line) }
        }
        return nil
    }
}
