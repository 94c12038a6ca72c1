import FrontHeadless
import Hosting
import Logging
import Scenes
import Sessions
import Views

extension App {
    /// Runs the app until its user or the system ends it.
    public static func main() {
        let environment = ProcessInfo.processInfo.environment
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var options = LaunchOptions(environment: environment)
        let request = PreviewRequest(environment)
        if request != nil { options.keepsSession = false }
        let logger = Logger(label: options.appID)
        var choice: DisplayChoice?
        do {
            choice = try DisplayChoice(options, environment: environment)
        } catch {
            choice = nil
            options.complaints.append("\(error)")
        }
        for complaint in options.complaints { logger.error("\(complaint)") }
        guard var choice, options.complaints.isEmpty else { exit(2) }

        let pump = MainQueuePump(signals: SignalWatcher())
        do {
            let display = try choice.display(
                pump: pump,
                say: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
            options = choice.options
            var configuration = LaunchConfiguration(options: options, logger: logger)
            configuration.sizeIsTheScreens = choice.sizeIsTheScreens
            configuration.keepsDefaults = true
            configuration.guardsAgainstCrashes = true
            configuration.endsWithLastWindow = !(display.screenFront is HeadlessFront)
            let host = try host(request, on: display, configuration)
            let control = try ControlPoint(options, host)
            withExtendedLifetime(control) { host.run() }
            (display.screenFront as? any EndingFront)?.end()
            if let failure = host.failure { end(options, because: failure) }
            exit(0)
        } catch {
            end(options, because: "\(error)")
        }
    }

    private static func end(_ options: LaunchOptions, because reason: String) -> Never {
        FileHandle.standardError.write(Data("\(options.appID): \(reason)\n".utf8))
        exit(1)
    }

    private static func host(
        _ request: PreviewRequest?, on display: Display, _ configuration: LaunchConfiguration
    ) throws -> AppHost {
        guard let request else { return try Launch.host({ Self() }, on: display, configuration) }
        let previews = try PreviewCatalog(configuration: configuration)
        switch request {
        case .list:
            print(try previews.list)
            exit(0)
        case .show(let id):
            let preview = try previews[id]
            return try Launch.host(
                {
                    SingleViewApp(preview.name, fitsContent: preview.size == nil) {
                        PreviewContent(preview)
                    }
                }, on: display, configuration)
        }
    }
}
