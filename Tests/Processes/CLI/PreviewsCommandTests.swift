import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What sources declare to be looked at by itself is drawn without the app.
struct PreviewsCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func launch(_ variables: [String: String] = [:]) throws -> AppLaunch {
        var launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.variables = variables
        return launch
    }

    private func draw(_ arguments: [String]) throws -> (status: Int32, files: [String]) {
        let pictures = folder.url.appending(path: "pictures").path(percentEncoded: false)
        let command = try PreviewsCommand.parse(
            ["--app", BuiltApp.path("ScenarioProbe"), "-o", pictures] + arguments)
        var status: Int32 = 0
        do {
            try command.run()
        } catch {
            status = PreviewsCommand.exitCode(for: error).rawValue
        }
        let files = try? FileManager.default.contentsOfDirectory(atPath: pictures)
        return (status, files?.sorted() ?? [])
    }

    @Test("Macros are listed by file and line, then the views of providers, with their sizes")
    func listing() throws {
        let previews = try PreviewListing.all(of: launch())
        #expect(
            previews.map(\.name) == [
                "ProbePreviews.swift:5", "Named argument", "Wide", "With state", "Shared", "Broken",
                "Card_Previews-1", "Night",
            ])
        #expect(
            previews.map(\.size) == [
                CGSize(width: 390, height: 844), CGSize(width: 390, height: 844),
                CGSize(width: 844, height: 390), nil,
                CGSize(width: 200, height: 100), CGSize(width: 390, height: 844), nil,
                CGSize(width: 120, height: 40),
            ])
    }

    @Test("A preview that crashes is reported, and all others are drawn")
    func crash() throws {
        let (status, files) = try draw([])
        #expect(status == 1)
        #expect(
            files == [
                "Card_Previews-1.png", "Card_Previews-Night.png", "ProbePreviews-5.png",
                "ProbePreviews-Named-argument.png", "ProbePreviews-Shared.png",
                "ProbePreviews-Wide.png",
                "ProbePreviews-With-state.png",
            ])
    }

    @Test("Only those that were asked for are drawn")
    func only() throws {
        let (status, files) = try draw(["--only", "Wide", "--dark"])
        #expect(status == 0)
        #expect(files == ["ProbePreviews-Wide.png"])
    }

    @Test("A preview runs like an app: its state works, and what previews share has been made")
    func living() throws {
        let state = try AppConnection(
            launch(["CASEMENT_PREVIEW": "ProbePreviews-With-state"]))
        try state.begin()
        #expect(try state.perform(.expect(.some(Selector(label: "Ada")), within: 0)) == nil)
        state.process.kill()

        let shared = try AppConnection(launch(["CASEMENT_PREVIEW": "ProbePreviews-Shared"]))
        try shared.begin()
        let seen = ScreenExpectation.some(Selector(label: "Ada, Bo"))
        #expect(try shared.perform(.expect(seen, within: 5)) == nil)
        shared.process.kill()
    }

    @Test("A name that no preview has is answered with those there are")
    func unknown() throws {
        let process = try launch(["CASEMENT_PREVIEW": "Nothing"]).start()
        #expect(process.waitForEnd(until: .now + .seconds(30)) == .exited(1))
        let line = process.log.last ?? ""
        #expect(line.contains("There is no preview Nothing; it has ProbePreviews-5, "))
    }
}
