/// An app could not be started, or does not answer.
package enum AppError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotStart(String)
    case noExecutable(String)
    /// The app ended unexpectedly.
    case ended(ProcessEnding, lastLines: [String])
    case noAnswer(seconds: Double)
    case invalidAnswer

    package var description: String {
        switch self {
        case .cannotStart(let reason): "the app could not be started: \(reason)"
        case .noExecutable(let path): "there is no app at \(path)"
        case .ended(let ending, let lines):
            "the app ended with \(ending)" + lines.map { "\n      \($0)" }.joined()
        case .noAnswer(let seconds): "the app answered nothing for \(Int(seconds)) s and was killed"
        case .invalidAnswer: "the app answered something that makes no sense"
        }
    }
}
