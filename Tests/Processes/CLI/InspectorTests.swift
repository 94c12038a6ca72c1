import AppRunning
import AutomationProtocol
import Foundation
import Testing
import Waiting

/// The window of `casement inspect` beside an app that runs.
struct InspectorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func launch(_ program: String, _ arguments: [String] = []) throws -> AppLaunch {
        let place = folder.url.appending(path: program, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var launch = AppLaunch(
            executable: try BuiltApp.path(program), folder: place,
            session: place.appending(path: "session"))
        launch.arguments = arguments
        return launch
    }

    private func perform(_ step: ScenarioStep, in app: AppConnection) throws {
        if let failure = try app.perform(step) { throw failure }
    }

    private func expect(_ selector: Selector, in app: AppConnection) throws {
        // The inspector asks the app several times a second.
        try perform(.expect(.some(selector), within: 10), in: app)
    }

    @Test("The inspector shows an app's views, changes a value, and says why a view was evaluated")
    func inspecting() throws {
        let probe = try AppConnection(try launch("ScenarioProbe"))
        try probe.begin()
        let session = try launch("ScenarioProbe").session
        let socket = folder.url.appending(path: "socket").path
        let answer = AppRequest.inspect(socket)
            .send(to: AppRequest.socketPath(inSession: session))
        #expect(answer == .done)

        var launch = try launch("casement-inspector", ["--socket", socket])
        launch.clock = .real
        let inspector = try AppConnection(launch)
        try inspector.begin()
        try perform(.press(.tap, .element(Selector(label: "ProbeView"))), in: inspector)
        try expect(Selector(contains: "@State url"), in: inspector)
        let field = Selector(role: .textField, value: "none")
        try perform(.clear(field), in: inspector)
        try perform(.type("https://casement.example"), in: inspector)
        try perform(.key(try #require(KeyStroke("Return"))), in: inspector)
        try perform(
            .expect(.some(Selector(label: "URL: https://casement.example")), within: 10), in: probe)

        try perform(.press(.tap, .element(Selector(label: "Why"))), in: inspector)
        try expect(Selector(contains: "ProbeView was evaluated"), in: inspector)
        try expect(Selector(contains: "url changed"), in: inspector)
        try perform(.press(.tap, .element(Selector(label: "Layout"))), in: inspector)
        try expect(Selector(contains: "VStack (spacing 8.0)"), in: inspector)

        // The app goes on without it.
        inspector.process.kill()
        try perform(.press(.tap, .element(Selector(label: "Count: 0"))), in: probe)
        try perform(.expect(.some(Selector(label: "Count: 1")), within: nil), in: probe)
        probe.process.kill()
    }

    @Test("Of a layout that never rests the inspector shows which view asks for the next one")
    func rocking() throws {
        var launch = try launch(
            "casement-inspector",
            [
                "--app", try BuiltApp.path("ScenarioProbe"), "--variable", "CASEMENT_SESSION=none",
                "--variable", "CASEMENT_FRONT=headless", "--", "--rocking",
            ])
        launch.clock = .real
        let inspector = try AppConnection(launch)
        try inspector.begin()
        try expect(Selector(label: "RockingView"), in: inspector)
        try perform(.press(.tap, .element(Selector(label: "Turns"))), in: inspector)
        try expect(
            Selector(contains: "RockingView.width: 100.0 → 120.0, by RockingView"), in: inspector)
        inspector.process.kill()
    }

    @Test("Without an app the inspector says what starts it")
    func nothing() throws {
        let inspector = try AppConnection(try launch("casement-inspector"))
        try inspector.begin()
        try expect(
            Selector(label: "No app is named: casement inspect starts the inspector."),
            in: inspector)
        inspector.process.kill()
    }
}
