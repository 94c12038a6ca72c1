import AppRunning
import ArgumentParser
import AutomationProtocol
import Foundation
import Limits

/// `casement record`: writes what a user does with an app as a scenario or as a test.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Writes what you do with an app as a scenario.",
        discussion: """
            Opens the app in a window, or with --mirror in a browser. What is done with it until \
            it is closed becomes steps, which name elements by identifier, label, role and \
            number. F9 adds the expectation that what the pointer is over is there, with its \
            value. A rectangle that is dragged while F9 is held adds the expectation that this \
            part looks as it does, by a picture beside the file. An interrupt ends the app and the \
            recording.

            The exit status is 0, 1 if the app crashed or the file could not be written, 2 if \
            there is no app, and 64 if an option cannot be used. What was done before a crash is \
            written, too.
            """)

    @OptionGroup var app: AppOption

    @Option(
        name: .shortAndLong, help: "The file that is written.",
        completion: .file(extensions: ["yaml", "swift"]))
    var output: String

    @Flag(help: "Writes a test with TestApp instead of a scenario.")
    var swift = false

    @Option(help: "The type of the app, for --swift; without it the file's name and App.")
    var type: String?

    @Option(help: "The name of the scenario or test.")
    var name: String?

    @Option(help: "A new window's content in points, as 800x600.")
    var size: String?

    @Option(help: "A window for each, or all on one screen in frames that Casement draws.")
    var screen: AppLaunch.Screen?

    @Option(help: "What losing the keyboard means: nothing, or that a window is inactive.")
    var phases: AppLaunch.Phases?

    @Option(help: "Shows it to viewers elsewhere instead of in a window: a port, or ADDRESS:PORT.")
    var mirror: String?

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        if let size, SizeText.parse(size) == nil {
            throw ValidationError("--size is written as 800x600")
        }
        if type != nil, !swift { throw ValidationError("--type is for --swift") }
        if let type, type.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) == nil {
            throw ValidationError("--type is the name of a type")
        }
    }

    func run() throws {
        try checkOutput()
        let executable = try app.executable()
        let moduleName = URL(filePath: executable).lastPathComponent
        let folder = try TemporaryFolder()
        let journal = folder.url.appending(path: "journal")
        var recording = UserRecording(
            name: name ?? "What was done with \(moduleName)", arguments: arguments,
            screen: screen, phases: phases)
        var failure: String?
        do {
            recording.size = try record(executable, in: folder, to: journal)
        } catch {
            failure = "\(error)"
        }
        recording.steps = UserRecording.steps(
            of: (try? Data(contentsOf: journal)) ?? Data(),
            keep: PictureNames(output, inSnapshots: swift).keep)
        try write(recording, of: moduleName)
        guard let failure else { return }
        Output.printError(failure)
        throw Exit.failed
    }

    /// Shows the app until it ends; returns the size of its first window.
    private func record(
        _ executable: String, in folder: TemporaryFolder, to journal: URL
    ) throws -> CGSize? {
        var launch = AppLaunch(
            executable: executable, folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.arguments = arguments
        launch.clock = .real
        launch.size = size.flatMap(SizeText.parse)
        launch.screen = screen
        launch.phases = phases
        launch.front = mirror == nil ? "sdl" : "headless"
        if let mirror { launch.variables["CASEMENT_MIRROR"] = mirror }
        let connection = try AppConnection(launch)
        try connection.begin()
        let first = try connection.screen().windows.first?.frame.size
        let path = journal.path(percentEncoded: false)
        if let refusal = try connection.record(journal: path) { throw refusal }
        Output.print(
            "recording; F9 expects what the pointer is over, and while it is held, a rectangle "
                + "that you drag")
        connection.process.drain()
        for line in connection.process.log { Output.print(line) }
        Output.flush()
        let interruption = Interruption()
        while !connection.process.hasEnded, !interruption.hasCome {
            _ = connection.process.wait(for: nil, until: .now + .milliseconds(50))
        }
        if !connection.process.hasEnded { _ = try connection.quit() }
        let ending = connection.process.ending
        if let ending, ending != .exited(0) {
            throw AppError.ended(ending, lastLines: connection.process.lastLines)
        }
        return first
    }

    /// The name of the app's type in its module, which has the name of its file.
    private func typeName(in moduleName: String) -> String {
        let head = moduleName.prefix(1).uppercased() + moduleName.dropFirst()
        return type ?? (head.hasSuffix("App") ? head : head + "App")
    }

    /// Says at once that the file cannot be written, and not after the work.
    private func checkOutput() throws {
        let folder = URL(filePath: output).deletingLastPathComponent().path(percentEncoded: false)
        guard FileManager.default.isWritableFile(atPath: folder) else {
            Output.printError("\(output) cannot be written: there is no folder for it")
            throw Exit.failed
        }
    }

    private func write(_ recording: UserRecording, of moduleName: String) throws {
        let text =
            swift
            ? recording.swift(module: moduleName, type: typeName(in: moduleName))
            : recording.scenario
        do {
            try Data(text.utf8).write(to: URL(filePath: output))
        } catch {
            Output.printError("\(output) cannot be written: \(error.localizedDescription)")
            throw Exit.failed
        }
        let count = recording.steps.count
        Output.print("\(count) \(count == 1 ? "step" : "steps"): \(output)")
    }
}

/// Moves the pictures of a recording beside its file.
private final class PictureNames {
    private let output: URL
    private let folder: URL
    private var count = 0

    /// - Parameter inSnapshots: Whether they go where tests look for them.
    init(_ output: String, inSnapshots: Bool) {
        self.output = URL(filePath: output).standardizedFileURL
        var folder = self.output.deletingLastPathComponent()
        if inSnapshots {
            let besides = folder
            while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
            }
            if folder.lastPathComponent != "Tests" { folder = besides }
            folder.append(path: "Snapshots", directoryHint: .isDirectory)
        }
        self.folder = folder
    }

    /// The name of the picture in the file's folder; nil, after a message, if it cannot be kept.
    func keep(_ picture: RecordedPicture) -> String? {
        count += 1
        let name = "\(output.deletingPathExtension().lastPathComponent)-\(count).png"
        let file = folder.appending(path: name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(contentsOf: URL(filePath: picture.path)).write(to: file, options: .atomic)
        } catch {
            let reason = WriteProblem.reason(error, at: file.path(percentEncoded: false))
            Output.printError("\(name) cannot be written: \(reason)")
            return nil
        }
        let (width, height) = (
            Int(saturating: picture.part.width), Int(saturating: picture.part.height)
        )
        Output.print("picture of \(width)×\(height) points: \(name)")
        return name
    }
}
