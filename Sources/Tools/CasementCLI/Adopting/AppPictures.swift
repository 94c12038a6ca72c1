import AutomationProtocol
import Foundation

/// Starts an app without a display and draws its windows, then its previews.
struct AppPictures {
    let executable: String
    /// Where the pictures are left.
    let folder: URL
    /// Seconds without an answer after which an app hangs.
    var patience = 30.0

    /// What was drawn, and what not, with the reasons.
    func draw() -> [PicturePage.Section] {
        let name = URL(filePath: executable).lastPathComponent
        let home: TemporaryFolder
        do {
            home = try TemporaryFolder()
        } catch {
            return [.init(title: name, problems: ["\(error)"])]
        }
        defer { withExtendedLifetime(home) {} }
        var launch = AppLaunch(
            executable: executable, folder: home.url,
            session: home.url.appending(path: "session"))
        launch.answerTimeout = patience
        var previews = PicturePage.Section(title: "Previews of \(name)")
        do {
            for preview in try PreviewListing.all(of: launch) {
                add(to: &previews, preview.name) {
                    try PreviewPicture(preview: preview, launch: launch)
                        .draw(to: ArtifactFolder(folder.path), isDark: false)
                }
            }
        } catch {
            previews.problems.append("The previews of \(name) are not known: \(error)")
        }
        let windows = windows(of: name, launch)
        return previews.isEmpty ? [windows] : [windows, previews]
    }

    private func windows(of name: String, _ launch: AppLaunch) -> PicturePage.Section {
        var section = PicturePage.Section(title: name)
        do {
            let app = try AppConnection(launch)
            try app.begin()
            // Gives animations and tasks time to show their result.
            if let failure = try app.perform(.advance(0.5, real: true)) { throw failure }
            let screen = try app.screen()
            if screen.windows.isEmpty { section.problems.append("\(name) shows no window.") }
            for window in screen.windows {
                add(to: &section, window.title.isEmpty ? name : window.title) {
                    let path = try ArtifactFolder(folder.path).path("window-\(window.number).png")
                    if let failure = try app.picture(window: window.number, to: path) {
                        throw failure
                    }
                    return path
                }
            }
            app.process.kill()
        } catch {
            section.problems.append("\(name) was not drawn: \(error)")
        }
        return section
    }

    private func add(
        to section: inout PicturePage.Section, _ title: String, _ draw: () throws -> String
    ) {
        do {
            section.pictures.append(.init(title: title, path: try draw()))
        } catch {
            section.problems.append("\(title) was not drawn: \(error)")
        }
    }
}
