import AutomationProtocol
import Foundation
import Glibc
import Hosting

/// What a second start of an app asks of the one that runs.
private struct StartRequest: Codable {
    /// The addresses and files that it was given; with none, a window comes to front.
    let urls: [URL]
}

/// The socket beside the saved session through which a second start hands its request to the app
/// that holds the session.
@MainActor
final class RequestPoint {
    private let listener: Int32
    private let path: String
    private let host: AppHost
    private var sources: [Int32: any DispatchSourceRead] = [:]
    private var lines: [Int32: LineBuffer] = [:]

    /// The point is `nil` if nothing is saved: such an app may run several times.
    init?(_ options: LaunchOptions, _ host: AppHost) {
        guard host.store != nil, let path = Self.path(options) else { return nil }
        // The lock of the session says that nobody else listens here.
        unlink(path)
        // The path of a session may be too long for a socket; a second start then says who runs.
        guard let listener = try? ControlSocket.listen(at: path) else { return nil }
        (self.listener, self.path, self.host) = (listener, path, host)
        watch(listener) { [weak self] in self?.accept() }
    }

    /// Gives the request to the app that runs; false where none answers.
    static func handOver(_ options: LaunchOptions) -> Bool {
        // Whoever drives an app wants to know that it did not start.
        guard options.controlSocket == nil, let path = path(options),
            let socket = try? ControlSocket.connect(to: path)
        else {
            return false
        }
        defer { close(socket) }
        guard ControlSocket.write(StartRequest(urls: options.urls), to: socket) else {
            return false
        }
        // The app answers at once, or it hangs.
        var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        return poll(&wait, 1, patience) > 0 && Glibc.read(socket, &byte, 1) == 1
    }

    /// Milliseconds.
    private static let patience: Int32 = 5000

    func end() {
        for source in sources.values { source.cancel() }
        close(listener)
        unlink(path)
    }

    private static func path(_ options: LaunchOptions) -> String? {
        guard options.keepsSession else { return nil }
        return options.sessionDirectory?.appending(path: "requests.socket")
            .path(percentEncoded: false)
    }

    private func accept() {
        let client = Glibc.accept(listener, nil, nil)
        guard client >= 0 else { return }
        lines[client] = LineBuffer()
        watch(client) { [weak self] in self?.read(client) }
    }

    private func read(_ client: Int32) {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(client, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else { return drop(client) }
        lines[client]?.append(chunk[..<count])
        guard let line = lines[client]?.next() else { return }
        if let request = try? JSONDecoder().decode(StartRequest.self, from: line) {
            take(request)
            _ = ControlSocket.write(true, to: client)
        }
        drop(client)
    }

    private func take(_ request: StartRequest) {
        request.urls.isEmpty ? host.activate() : host.receive(request.urls)
    }

    private func drop(_ client: Int32) {
        sources.removeValue(forKey: client)?.cancel()
        lines[client] = nil
        close(client)
    }

    private func watch(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(handler) }
        sources[descriptor] = source
        source.activate()
    }
}
