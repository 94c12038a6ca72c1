import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What ordinary apps do with state that they own, share, publish, keep and lose: an app for each
/// group of ways, driven from outside.
struct DataFlowScenarioTests {
    /// Each group and what its app shows. A group without app and scenario fails the list's test.
    static let groups = [
        "adaptive": "system values, values of the app's own, phases",
        "bindings": "bindings to state, fields, functions, constants, objects",
        "combine": "a store of publishers: debounce, Future, receive on main",
        "counter": "state, and a moment of animation",
        "deduplicated": "an object that passes on only what matters",
        "dispatched": "a binding that tells the app's state",
        "editor": "many windows, each with its scene storage, through quit and kill",
        "equatable": "views that say themselves whether they changed",
        "injected": "a publisher in the environment",
        "items": "a list filled by a task",
        "mistakes": "six mistakes and what comes of them",
        "navigation": "one object on pages that are pushed",
        "preferences": "every type in the user defaults, through a restart",
        "previews": "previews as views",
        "profile": "a model, its service and its mocks",
        "publishing": "when an object speaks, in order",
        "redux": "a store with a reducer and work that dispatches later",
        "references": "structures and classes in state",
        "reset": "an observed object made by default, and its cure",
        "restoration": "scene storage, a snapshot, and saving at once",
        "sort": "an enum in the user defaults",
        "theme": "an environment object across pages and windows",
        "timer": "a model with a timer, owned by one view and watched by two",
        "toggle": "what a view loses when it leaves",
        "truth": "one source of truth, and two",
        "volume": "one number for owner and child",
    ]

    private static let isBuilt = (try? BuiltApp.path("DataFlowApps")) != nil
    private static let folder = URL(filePath: #filePath).appending(path: "../../Scenarios")
        .standardizedFileURL

    /// The names of the files, without `dataflow-` and the ending.
    private static var files: [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        return (names ?? []).sorted()
            .filter { $0.hasPrefix("dataflow-") && $0.hasSuffix(".yaml") }
            .map { String($0.dropFirst("dataflow-".count).dropLast(".yaml".count)) }
    }

    private static func scenario(_ file: String) throws -> Scenario {
        let place = folder.appending(path: "dataflow-\(file).yaml")
        return try ScenarioParser.parse(file: place.path(percentEncoded: false))
    }

    private static func launch(in folder: TemporaryFolder) throws -> AppLaunch {
        AppLaunch(
            executable: try BuiltApp.path("DataFlowApps"), folder: folder.url,
            session: folder.url.appending(path: "session"))
    }

    @Test("Every group has an app, and a scenario that runs it", .enabled(if: isBuilt))
    func list() throws {
        let names = Self.groups.keys.sorted()
        let process = try AppProcess(
            executable: try BuiltApp.path("DataFlowApps"), arguments: ["--list"], environment: [:])
        #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
        #expect(process.log == names)
        for name in names {
            #expect(Self.files.contains(name), "\(name) has no scenario")
        }
        for file in Self.files {
            let group = try #require(try Self.scenario(file).arguments.first, "\(file)")
            #expect(Self.groups[group] != nil && file.hasPrefix(group), "\(file)")
        }
    }

    @Test(
        "State that is owned, shared, published, kept and lost does what its scenario says",
        .enabled(if: isBuilt), arguments: files)
    func scenario(file: String) throws {
        let scenario = try Self.scenario(file)
        let folder = try TemporaryFolder()
        let launch = AppLaunch(
            executable: try BuiltApp.path("DataFlowApps"), folder: folder.url, scenario: scenario)
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
        if let failure = outcome.failure { Issue.record("\(failure.text(in: scenario.path))") }
    }

    @Test(
        "Previews with what their views need are found in an app's sources", .enabled(if: isBuilt))
    func previews() throws {
        let folder = try TemporaryFolder()
        let names = try PreviewListing.all(of: try Self.launch(in: folder)).map(\.name)
        #expect(
            Set(names) == ["Coats to hand", "Bell_Previews", "A rope", "Wardrobe_Previews"])
    }

    @Test(
        "S-058, S-059, S-060, S-061, S-062: the lines an app prints while it publishes, in order",
        .enabled(if: isBuilt))
    func printedOrder() throws {
        let folder = try TemporaryFolder()
        var launch = try Self.launch(in: folder)
        launch.arguments = ["publishing"]
        let app = try AppConnection(launch)
        try app.begin()
        #expect(try app.quit() == .exited(0))
        let lines = app.process.log.filter { $0.hasPrefix("order: ") }
        #expect(
            lines.map { String($0.dropFirst("order: ".count)) } == [
                "'20.0' will change", "25.0",
                "direct, still '30.0'", "'30.0' will change", "direct, still '30.0'", "35.0",
                "alone, '40.0'",
                "received 0, kept 0", "received 4, kept 0", "received 2, kept 4",
                "sent 0, kept 0", "sent 4, kept 4", "sent 2, kept 2",
                "end",
            ])
    }

    @Test(
        "S-092: an object that nobody put into the surroundings stops the app, and is named",
        .enabled(if: isBuilt))
    func missingObject() throws {
        let folder = try TemporaryFolder()
        var launch = try Self.launch(in: folder)
        launch.arguments = ["mistakes"]
        let app = try AppConnection(launch)
        try app.begin()
        let picker = Selector(label: "Mistake", role: .picker)
        #expect(try app.perform(.pick(picker, option: "No 3")) == nil)
        // The same view with its object, and one that never reads it, are well.
        #expect(try app.perform(.expect(.some(Selector(label: "Not hungry")), within: nil)) == nil)
        #expect(throws: AppError.self) {
            _ = try app.perform(.press(.tap, .element(Selector(label: "Forget the supper"))))
        }
        let ending = try #require(app.process.waitForEnd(until: .now + .seconds(60)))
        #expect("\(ending)".hasPrefix("signal"))
        let words = """
            No ObservableObject of type Supper found. A View.environmentObject(_:) for Supper may \
            be missing as an ancestor of this view.
            """
        #expect(app.process.log.contains { $0.contains(words) })
    }
}
