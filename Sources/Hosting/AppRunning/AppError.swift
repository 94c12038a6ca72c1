import AutomationProtocol
import Foundation

/// An app could not be started, or does not answer.
package enum AppError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotStart(String)
    case noExecutable(String)
    case notRunning
    /// The app ended unexpectedly.
    case ended(ProcessEnding, lastLines: [String])
    case noAnswer(seconds: Double)
    case invalidAnswer
    /// A number in a command cannot be written as JSON.
    case invalidCommand
    /// The app could not do what it must do before the next step.
    case refused(StepFailure)

    package var description: String {
        switch self {
        case .cannotStart(let reason): "the app could not be started: \(reason)"
        case .noExecutable(let path): "there is no app at \(path): \(Self.refusal(of: path))"
        case .notRunning: "the app is not running"
        case .ended(let ending, let lines):
            "the app ended with \(ending)" + lines.map { "\n      \($0)" }.joined()
        case .noAnswer(let seconds):
            "the app answered nothing for \(seconds.formatted()) s and was killed"
        case .invalidAnswer: "the app answered something that makes no sense"
        case .invalidCommand: "the step has a number that cannot be sent to the app"
        case .refused(let failure): failure.found
        }
    }

    /// Why what is at a path is not an app.
    private static func refusal(of path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        return isFolder.boolValue ? "it is a folder" : "it cannot be executed"
    }
}
