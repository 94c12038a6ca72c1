import Automation
import AutomationProtocol
import Foundation
import Glibc
import Hosting
import Logs

/// The socket beside the saved session through which a second start hands its request to the app
/// that holds the session, and through which its user chooses what it logs.
@MainActor
final class RequestPoint {
    private let listener: Int32
    private let path: String
    private let host: AppHost
    private let log: LogPoint
    /// For whoever looked into the app last.
    private var inspection: ControlServer?
    private var sources: [Int32: any DispatchSourceRead] = [:]
    private var lines: [Int32: LineBuffer] = [:]

    /// The point is `nil` if nothing is saved: such an app may run several times.
    init?(_ options: LaunchOptions, _ host: AppHost, _ log: LogPoint) {
        guard host.store != nil, let path = AppRequest.socketPath(of: options) else { return nil }
        // The lock of the session says that nobody else listens here.
        unlink(path)
        // The path of a session may be too long for a socket; a second start then says who runs.
        guard let listener = try? ControlSocket.listen(at: path) else { return nil }
        (self.listener, self.path, self.host, self.log) = (listener, path, host, log)
        watch(listener) { [weak self] in self?.accept() }
    }

    /// Gives the request to the app that runs; false where none answers.
    static func handOver(_ options: LaunchOptions) -> Bool {
        // Whoever drives an app wants to know that it did not start.
        guard options.controlSocket == nil, let path = AppRequest.socketPath(of: options) else {
            return false
        }
        return AppRequest.open(options.urls).send(to: path) == .done
    }

    func end() {
        for source in sources.values { source.cancel() }
        close(listener)
        unlink(path)
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
        if let request = try? JSONDecoder().decode(AppRequest.self, from: line) {
            _ = ControlSocket.write(answer(to: request), to: client)
        }
        drop(client)
    }

    private func answer(to request: AppRequest) -> AppRequest.Answer {
        switch request {
        case .open(let urls):
            urls.isEmpty ? host.activate() : host.receive(urls)
        case .log(let text):
            do {
                log.set(try LogLevels.parse(text))
            } catch {
                return .refused("The log's levels are \(error)")
            }
        case .inspect(let path):
            do {
                inspection = try ControlServer(
                    path: path, driver: ScenarioDriver(host), endsWithClient: false)
            } catch {
                return .refused("\(error)")
            }
            host.app.watchTurns(keeping: true)
        case .overlay(let text):
            guard let parts = OverlayPart.parse(text) else {
                return .refused("The overlay is \"\(text)\", not \(OverlayPart.forms)")
            }
            host.showOverlay(parts)
        }
        return .done
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

extension AppRequest {
    /// Where an app that keeps a session listens; `nil` for others.
    @MainActor
    fileprivate static func socketPath(of options: LaunchOptions) -> String? {
        guard options.keepsSession else { return nil }
        return options.sessionDirectory.map { socketPath(inSession: $0) }
    }
}
