import Foundation

/// One line of an app's list of previews.
struct PreviewListing: Decodable {
    let id: String
    let name: String
    private let width: Double?
    private let height: Double?

    /// In points; nil where the preview is of its view's own size.
    var size: CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Starts the app only for its list.
    static func all(of launch: AppLaunch) throws(AppError) -> [PreviewListing] {
        var launch = launch
        launch.variables["CASEMENT_PREVIEW"] = "list"
        let process = try launch.start()
        let deadline = ContinuousClock.now + .seconds(launch.patience)
        guard let ending = process.waitForEnd(until: deadline) else {
            process.kill()
            throw .silent(seconds: launch.patience)
        }
        guard ending == .exited(0) else {
            throw .ended(ending, lastLines: process.lastLines)
        }
        // Whatever else the app prints as it starts is no such line.
        let decoder = JSONDecoder()
        return process.log.compactMap {
            try? decoder.decode(PreviewListing.self, from: Data($0.utf8))
        }
    }
}
