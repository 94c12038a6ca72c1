import AutomationProtocol
import Foundation

/// A preview that is drawn in a process of its own.
struct PreviewPicture {
    let preview: PreviewListing
    var launch: AppLaunch

    /// Returns the path of the picture.
    func draw(to folder: ArtifactFolder, isDark: Bool) throws -> String {
        var environment = EnvironmentChange()
        environment.colorScheme = isDark ? .dark : nil
        let path = try folder.path("\(preview.id).png")
        try draw(to: path, environment, size: preview.size)
        return path
    }

    func draw(to path: String, _ variant: PreviewVariant) throws {
        var picture = self
        picture.launch.phases = variant.phases
        try picture.draw(to: path, variant.environment, size: variant.size(of: preview.size))
    }

    private func draw(to path: String, _ environment: EnvironmentChange, size: CGSize?) throws {
        var launch = launch
        launch.variables["CASEMENT_PREVIEW"] = preview.id
        launch.size = size
        let connection = try AppConnection(launch)
        try connection.begin()
        // Gives animations and tasks time to show their result.
        for step in [.environment(environment), ScenarioStep.advance(0.5, real: true)] {
            if let failure = try connection.perform(step) { throw failure }
        }
        if let failure = try connection.picture(window: nil, to: path) { throw failure }
        connection.process.kill()
    }
}
