import AutomationProtocol
import Foundation

/// A preview that is drawn in a process of its own.
struct PreviewPicture {
    let preview: PreviewListing
    let launch: AppLaunch

    /// Returns the path of the picture.
    func draw(to folder: ArtifactFolder, isDark: Bool) throws -> String {
        var launch = launch
        launch.variables["CASEMENT_PREVIEW"] = preview.id
        launch.size = preview.size
        let connection = try AppConnection(launch)
        try connection.begin()
        var environment = EnvironmentChange()
        environment.colorScheme = isDark ? .dark : nil
        let path = try folder.path("\(preview.id).png")
        // Gives animations and tasks time to show their result.
        for step in [.environment(environment), ScenarioStep.advance(0.5, real: true)] {
            if let failure = try connection.perform(step) { throw failure }
        }
        if let failure = try connection.picture(window: nil, to: path) { throw failure }
        connection.process.kill()
        return path
    }
}
