import AutomationProtocol
import Foundation

/// The work on an app: from each change of its sources to the new picture.
final class AppAuthoring {
    private let package: AppPackage
    private let product: String
    private let shown: WatchedPreviews
    /// What runs after each build; `nil` for nothing.
    private let tests: AuthoringTests?
    /// The paths that were saved since the last build began.
    private var saved: Set<String> = []
    /// Those that were built since the app was shown last.
    private var built: Set<String> = []
    private let app: WatchedApp
    private let watch: SourceWatch
    private let interruption = Interruption()

    init(
        _ package: AppPackage, product: String, shown: WatchedPreviews = .none,
        tests: AuthoringTests? = nil, app: WatchedApp
    ) throws {
        self.package = package
        self.product = product
        self.shown = shown
        self.tests = tests
        self.app = app
        watch = try SourceWatch(package.folder, besides: app.sessionFolder)
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
            saved.formUnion(try watch.takeChanges())
            if !saved.isEmpty, !interruption.hasCome { build() }
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
        built.formUnion(saved)
        saved = []
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
        let buildEnd = ContinuousClock.now
        do {
            try app.show(executable, try variables(for: executable))
        } catch {
            app.tell("\(error)")
            return Output.printError("\(error); waiting for a change")
        }
        app.printLog()
        Output.print(
            "\(product): built in \(Self.text(buildEnd - began)), shown after "
                + Self.text(.now - buildEnd))
        Output.flush()
        let changed = built
        built = []
        // The next change waits for no test.
        tests?.run(executable, after: changed) {
            saved.formUnion((try? watch.takeChanges()) ?? [])
            return !saved.isEmpty || interruption.hasCome
        }
    }

    /// The environment in which an executable shows what is asked for.
    private func variables(for executable: String) throws -> [String: String] {
        let shown: String
        switch self.shown {
        case .none: return [:]
        case .ofFiles: shown = WatchedPreviews.board(of: built)
        case .one(let name): shown = try preview(name, in: executable).id
        case .variants(let name): shown = "variants:" + (try preview(name, in: executable).id)
        }
        return ["CASEMENT_PREVIEW": shown, "CASEMENT_SESSION": "none"]
    }

    /// The first preview with that in its name.
    private func preview(_ name: String, in executable: String) throws -> PreviewListing {
        let folder = try TemporaryFolder()
        let all = try PreviewListing.all(
            of: AppLaunch(
                executable: executable, folder: folder.url,
                session: folder.url.appending(path: "session")))
        guard let found = all.first(where: { $0.name.contains(name) }) else {
            throw NoPreview(app: product, wanted: name, known: all.map(\.name))
        }
        return found
    }

    private static func text(_ duration: Duration) -> String {
        duration.formatted(
            .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
    }
}
