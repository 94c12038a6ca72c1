import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement monkey`: uses an app at random, and writes what makes it fail as a scenario.
struct MonkeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "monkey", abstract: "Uses an app at random until something is wrong.",
        discussion: """
            Presses what the app offers by name, three times in four, and otherwise anywhere; \
            types, drags, scrolls and resizes; changes the colour scheme, locale, direction and \
            type size; takes the app to the background; kills it and starts it again. The same \
            seed gives the same events.

            A crash, a hang, an error in the log and a control without a name are failures. The \
            steps that lead to one are shortened and written as a scenario.

            The exit status is 0 if nothing was found, 1 if something was, 2 if there is no app, \
            and 64 if an option cannot be used.
            """)

    @Option(help: "The app's executable.", completion: .file())
    var app: String

    @Option(help: "Chooses the events.")
    var seed: UInt64 = 1

    @Option(help: "How many events there are at most.")
    var events = 1_000

    @Option(
        name: .shortAndLong, help: "The scenario that is written.",
        completion: .file(extensions: ["yaml"]))
    var output = "monkey.yaml"

    @Option(help: "Where a picture of each step is left.", completion: .directory)
    var artifacts = "casement-artifacts"

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        guard (1...100_000_000).contains(events) else {
            throw ValidationError("--events is a whole number from 1 to 100000000")
        }
    }

    func run() throws {
        let executable = try Exit.executable(at: app)
        var scenario = Scenario(path: output, name: "Random use with the seed \(seed)")
        scenario.arguments = arguments
        let monkey = Monkey(executable: executable, scenario: scenario, seed: seed)
        let line = ProgressLine()
        let result: Monkey.Result
        do {
            result = try monkey.explore(events: events) { line.show("\($0) of \(events) events") }
        } catch {
            line.show("")
            Output.print("\(error)")
            throw Exit.failed
        }
        line.show("")
        guard let finding = result.finding else {
            Output.print("\(result.events) events, and nothing is wrong")
            return
        }
        Output.print("after \(result.events) events: \(finding.text)")
        line.show("looking for the steps that lead there")
        let short = try monkey.shrink(result)
        line.show("")
        if short == nil { Output.print("the same steps do not lead there again; these are all") }
        try write(short ?? result, of: scenario)
        if let short { try keepPictures(of: short, monkey) }
        throw Exit.failed
    }

    private func write(_ result: Monkey.Result, of scenario: Scenario) throws {
        let text = MonkeyScenario.text(of: result, scenario)
        do {
            try Data(text.utf8).write(to: URL(filePath: output))
        } catch {
            Output.printError("\(output) cannot be written: \(error.localizedDescription)")
            throw Exit.failed
        }
        let count = result.parts.joined().count
        Output.print("\(count) \(count == 1 ? "step" : "steps"): \(output)")
    }

    /// A picture after each step that the app survives.
    private func keepPictures(of result: Monkey.Result, _ monkey: Monkey) throws {
        let folder = ArtifactFolder(artifacts)
        let name = URL(filePath: output).deletingPathExtension().lastPathComponent
        _ = try monkey.replay(result.parts) { number, app in
            guard let path = try? folder.path("\(name)-step-\(number).png"),
                (try? app.picture(window: nil, to: path)) == .some(nil)
            else { return }
            Output.print("picture: \(path)")
        }
    }
}
