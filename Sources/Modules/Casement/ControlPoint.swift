import Automation
import Hosting

/// The socket through which another process drives the app, if `CASEMENT_CONTROL` names one.
@MainActor
final class ControlPoint {
    private let server: ControlServer?

    init(_ options: LaunchOptions, _ host: AppHost) throws {
        server = try options.controlSocket.map {
            try ControlServer(path: $0, driver: ScenarioDriver(host))
        }
    }

    func end() { server?.end() }
}
