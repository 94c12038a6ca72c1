/// Why an app could not be started, or cannot be talked to.
package enum AppError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotStart(String)
    case noExecutable(String)
    /// It ended before it should have.
    case ended(ProcessEnding, lastLines: [String])
    case silent(seconds: Double)
    case nonsense

    package var description: String {
        switch self {
        case .cannotStart(let reason): "the app could not be started: \(reason)"
        case .noExecutable(let path): "there is no app at \(path)"
        case .ended(let ending, let lines):
            "the app ended with \(ending)" + lines.map { "\n      \($0)" }.joined()
        case .silent(let seconds): "the app answered nothing for \(Int(seconds)) s and was killed"
        case .nonsense: "the app answered something that makes no sense"
        }
    }
}
