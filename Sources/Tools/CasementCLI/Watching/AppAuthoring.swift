import AutomationProtocol
import Foundation

/// The work on an app: from each change of its sources to the new picture.
final class AppAuthoring {
    private let package: AppPackage
    private let product: String
    /// What the name of the preview has in it that is shown in place of the app.
    private let preview: String?
    private let app: WatchedApp
    private let watch: SourceWatch
    private let interruption = Interruption()

    init(_ package: AppPackage, product: String, preview: String?, app: WatchedApp) throws {
        self.package = package
        self.product = product
        self.preview = preview
        self.app = app
        watch = try SourceWatch(package.folder)
    }

    /// Works until the app ends or the command is interrupted.
    func run() throws {
        build()
        while !interruption.hasCome {
            if let ending = app.takeEnding() {
                if ending == .exited(0) { return }
                Output.printError("\(product) ended with \(ending); waiting for a change")
            }
            wait()
            if try !watch.takeChanges().isEmpty, !interruption.hasCome { build() }
        }
        app.quit()
    }

    /// Waits a moment for a change or for what the app prints.
    private func wait() {
        let moment = ContinuousClock.now + .milliseconds(100)
        if let process = app.process {
            _ = process.wait(for: watch.descriptor, until: moment)
            app.printLog()
        } else {
            var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, 100)
        }
    }

    /// Builds the app and shows it, or what the compiler says.
    private func build() {
        let began = ContinuousClock.now
        var build = PackageBuild(
            folder: package.folder, product: product, report: Output.printError)
        build.meanwhile = { [app] in app.printLog() }
        let executable: String
        do {
            executable = try build.run()
        } catch {
            guard !interruption.hasCome else { return }
            Output.printError("\(error)")
            return app.tell(error.firstMistake.replacing("\(package.folder.path)/", with: ""))
        }
        let built = ContinuousClock.now
        do {
            try app.show(
                executable, try preview.map { try variables(of: $0, in: executable) } ?? [:])
        } catch {
            app.tell("\(error)")
            return Output.printError("\(error); waiting for a change")
        }
        app.printLog()
        Output.print(
            "\(product): built in \(Self.text(built - began)), shown after "
                + Self.text(.now - built))
        Output.flush()
    }

    /// The environment in which an executable shows the first preview with that in its name.
    private func variables(
        of preview: String, in executable: String
    ) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let all = try PreviewListing.all(
            of: AppLaunch(
                executable: executable, folder: folder.url,
                session: folder.url.appending(path: "session")))
        guard let found = all.first(where: { $0.name.contains(preview) }) else {
            throw NoPreview(app: product, wanted: preview, known: all.map(\.name))
        }
        return ["CASEMENT_PREVIEW": found.id, "CASEMENT_SESSION": "none"]
    }

    private static func text(_ duration: Duration) -> String {
        duration.formatted(
            .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
    }
}
