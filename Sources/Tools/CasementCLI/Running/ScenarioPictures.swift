import AutomationProtocol
import Foundation
import Glibc
import Images

/// Takes the pictures that a scenario asks for, and compares them with those that it expects.
struct ScenarioPictures {
    let scenario: Scenario
    let artifacts: ArtifactFolder
    /// Takes what differs as it is; nil for a run in which it fails.
    let updates: PictureUpdates?

    func take(_ request: ScreenshotRequest, of app: AppConnection, line: Int) throws {
        let path = try artifacts.path("\(request.name).png")
        let failure = try app.picture(window: request.window, part: request.part, to: path)
        if let failure { throw failure }
        guard let expected = expected(of: request) else { return }
        let difference = try artifacts.path(difference(of: request))
        // One of an earlier run would say where this one differs.
        unlink(difference)
        if let updates {
            try updates.note(
                path, expected: expected, tolerance: request.tolerance, difference: difference,
                in: scenario.path, line: line)
        } else if !FileManager.default.fileExists(atPath: expected) {
            throw StepFailure(
                "there is no picture \(expected) to compare with; casement test --update records "
                    + "this one")
        } else {
            try PictureComparison.compare(
                path, with: expected, tolerance: request.tolerance, difference: difference)
        }
    }

    /// The pictures that are there of a comparison, by what they are.
    func files(of request: ScreenshotRequest) -> [(what: String, path: String)] {
        guard let expected = expected(of: request) else { return [] }
        let files = [
            ("found", "\(request.name).png"), ("difference", difference(of: request)),
        ].compactMap { what, name in (try? artifacts.path(name)).map { (what, $0) } }
        return (files + [("expected", expected)]).filter {
            FileManager.default.fileExists(atPath: $0.1)
        }
    }

    /// The path of the picture to compare with.
    private func expected(of request: ScreenshotRequest) -> String? {
        guard let compare = request.compare else { return nil }
        let folder = URL(filePath: scenario.path).deletingLastPathComponent()
        return URL(filePath: compare, relativeTo: folder).standardizedFileURL
            .path(percentEncoded: false)
    }

    private func difference(of request: ScreenshotRequest) -> String {
        "\(request.name).difference.png"
    }
}
