import Automation
import Foundation
import Hosting

/// The picture of its window that an app leaves where `CASEMENT_PICTURE` names a file; the app then
/// ends.
@MainActor
final class PicturePoint {
    private let path: String
    private let driver: ScenarioDriver
    /// Whether the file is written, and else why not; `nil` until then.
    private var result: Result<Void, StepFailure>?

    /// Time for animations and tasks to show their result, in seconds.
    private static let patience = 1.0

    init?(_ options: LaunchOptions, _ host: AppHost) {
        guard let path = options.picture else { return nil }
        self.path = path
        driver = ScenarioDriver(host)
    }

    /// Draws the picture once the app runs.
    func start() {
        Task {
            do throws(StepFailure) {
                try await driver.perform(.advance(Self.patience, real: true))
                try driver.writePicture(of: nil, to: path)
                result = .success(())
            } catch {
                result = .failure(error)
            }
            driver.target.quit()
        }
    }

    /// A sentence that says where the picture is. Throws if there is none.
    func sentence() throws -> String {
        guard let result else { throw StepFailure("the app ended before its picture was drawn") }
        try result.get()
        return "The picture is \(path)"
    }
}
