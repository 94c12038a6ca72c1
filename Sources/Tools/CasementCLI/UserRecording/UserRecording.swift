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
    var steps: [ScenarioStep] = []

    /// The steps of a journal, which may end within a line if the app was killed.
    static func steps(of journal: Data) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        for line in journal.split(separator: 10) {
            guard let recorded = try? JSONDecoder().decode(RecordedStep.self, from: line) else {
                continue
            }
            if recorded.replacesLast, !steps.isEmpty { steps.removeLast() }
            steps.append(recorded.step)
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
        let texts = steps.compactMap { StepText.line(for: .perform($0)) }
        lines.append(texts.isEmpty ? "steps: []" : "steps:")
        lines += texts.map { "  - \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
