import Foundation

/// Why a document could not be opened or saved, as a title and a sentence.
struct DocumentProblem: Error, Equatable, LocalizedError {
    let title: String
    let reason: String

    init(_ title: String, _ reason: String) {
        self.title = title
        self.reason = reason
    }

    var errorDescription: String? { "\(title) \(reason)" }
}
