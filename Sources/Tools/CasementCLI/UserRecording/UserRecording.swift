import AppRunning
import AutomationProtocol
import Foundation

/// What a user has done with an app, from its first window to its end.
struct UserRecording {
    var name: String
    var arguments: [String] = []
    /// The size of the first window's content, without which elements are elsewhere.
    var size: CGSize?
    var screen: AppLaunch.Screen?
    var phases: AppLaunch.Phases?
    var steps: [ScenarioAction] = []

    /// The steps of a journal, which may end within a line if the app was killed.
    ///
    /// - Parameter keep: Takes a picture that the app has written, and returns its name in the file.
    static func steps(
        of journal: Data, keep: (RecordedPicture) -> String? = { _ in nil }
    ) -> [ScenarioAction] {
        var steps: [ScenarioAction] = []
        for line in journal.split(separator: 10) {
            guard let recorded = try? JSONDecoder().decode(RecordedStep.self, from: line) else {
                continue
            }
            if recorded.replacesLast, !steps.isEmpty { steps.removeLast() }
            steps.append(.perform(recorded.step))
            guard let picture = recorded.picture, let path = keep(picture) else { continue }
            var request = ScreenshotRequest(
                name: URL(filePath: path).deletingPathExtension().lastPathComponent)
            if case .number(let number) = picture.window { request.window = number }
            request.part = picture.part
            request.compare = path
            steps.append(.screenshot(request))
        }
        return steps
    }

    // MARK: A scenario

    /// The recording as a scenario file.
    var scenario: String {
        var lines = ["name: \(StepText.quoted(name))"]
        if !arguments.isEmpty {
            lines.append("arguments: [\(arguments.map(StepText.quoted).joined(separator: ", "))]")
        }
        if let size { lines.append("size: \(SizeText.text(size))") }
        if let screen { lines.append("screen: \(screen.rawValue)") }
        if let phases { lines.append("phases: \(phases.rawValue)") }
        let texts = steps.compactMap { StepText.line(for: $0) }
        lines.append(texts.isEmpty ? "steps: []" : "steps:")
        lines += texts.map { "  - \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
