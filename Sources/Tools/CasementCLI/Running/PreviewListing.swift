import Foundation

/// An app has no preview with what was asked for in its name.
struct NoPreview: Error, CustomStringConvertible {
    let app: String
    /// What was asked for; `nil` if any preview would do.
    let wanted: String?
    let known: [String]

    var description: String {
        guard let wanted, !known.isEmpty else { return "\(app) has no previews" }
        return "\(app) has no previews with “\(wanted)” in their names; they are "
            + known.joined(separator: ", ")
    }
}

/// A line of an app's list of previews.
struct PreviewListing: Decodable {
    let id: String
    let name: String
    private let width: Double?
    private let height: Double?

    /// In points; nil if the preview has its view's ideal size.
    var size: CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Starts the app and reads its list of previews.
    static func all(of launch: AppLaunch) throws(AppError) -> [PreviewListing] {
        var launch = launch
        launch.variables["CASEMENT_PREVIEW"] = "list"
        let process = try launch.start()
        let deadline = AnswerDeadline(process, seconds: launch.answerTimeout)
        guard let ending = deadline.waitForEnd() else {
            process.kill()
            throw .noAnswer(seconds: launch.answerTimeout)
        }
        guard ending == .exited(0) else {
            throw .ended(ending, lastLines: process.lastLines)
        }
        // The app may print other lines as it starts.
        let decoder = JSONDecoder()
        return process.log.compactMap {
            try? decoder.decode(PreviewListing.self, from: Data($0.utf8))
        }
    }
}
