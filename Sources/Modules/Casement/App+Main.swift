import FrontHeadless
import Hosting
import Logging
import Logs
import Scenes
import Sessions
import Views

#if SDL
    import FrontSDL
#endif

extension App {
    /// Runs the app until its user or the system ends it.
    public static func main() {
        ProcessMemory.mapLargeBlocks()
        let environment = ProcessInfo.processInfo.environment
        var options = LaunchOptions(environment: environment)
        let request = PreviewRequest(environment)
        if request != nil { options.keepsSession = false }
        let logger = Logger(label: options.appID).about(.app)
        let mirrorSettings = MirrorPoint.settings(&options, environment)
        var choice: DisplayChoice?
        do {
            choice = try DisplayChoice(options, environment: environment)
        } catch {
            choice = nil
            options.complaints.append("\(error)")
        }
        LogLevels.shared.set(options.logLevels)
        for complaint in options.complaints { logger.error("\(complaint)") }
        guard var choice, options.complaints.isEmpty else { exit(2) }

        let signals = SignalWatcher()
        let pump = MainQueuePump(signals: signals)
        do {
            let say: (String) -> Void = {
                FileHandle.standardError.write(Data(($0 + "\n").utf8))
            }
            let display = try choice.display(pump: pump, say: say)
            options = choice.options
            let showsStartup = showStartup(options, on: display, scale: choice.scale, say: say)
            var configuration = LaunchConfiguration(options: options, logger: logger)
            configuration.sizeIsTheScreens = choice.sizeIsTheScreens
            configuration.screenIsBare = display.screenFront.ownsScreen
            configuration.showsStartup = showsStartup && display.singleScreen == nil
            configuration.keepsDefaults = true
            configuration.guardsAgainstCrashes = true
            configuration.service = service(environment, logger)
            configuration.hangWatch = HangWatch(signals: signals) { logger.warning("\($0)") }
            let front = MirrorPoint.original(of: display.screenFront)
            configuration.endsWithLastWindow = !(front is HeadlessFront)
            #if SDL
                (front as? SDLFront)?.hangWatch = configuration.hangWatch
                DesktopServices.connect(&configuration, on: display, environment: environment)
            #endif
            SpeechPoint.connect(&configuration, on: display, environment: environment)
            let host = try host(request, on: display, configuration)
            let log = LogPoint(options, host, logger)
            let control = try ControlPoint(options, host)
            let requests = RequestPoint(options, host, log)
            let mirror = try MirrorPoint(options, mirrorSettings, host, logger, say: say)
            let picture = PicturePoint(options, host)
            picture?.start()
            host.run()
            // Whoever starts the next run ends this process.
            while host.hasHandedOver { pause() }
            control.end()
            requests?.end()
            mirror.end()
            display.screenFront.end()
            if let failure = host.failure { end(options, because: failure) }
            if let picture { print(try picture.sentence()) }
            exit(0)
        } catch SessionError.inUse where RequestPoint.handOver(options) {
            FileHandle.standardError.write(
                Data("\(options.appID): The app runs already and has taken the request.\n".utf8))
            exit(0)
        } catch {
            end(options, because: "\(error)")
        }
    }

    /// Fills a screen with the start-up picture; false where nothing was shown.
    private static func showStartup(
        _ options: LaunchOptions, on display: Display, scale: Double, say: (String) -> Void
    ) -> Bool {
        guard display.singleScreen != nil || display.screenFront.ownsScreen else {
            if options.startupPicture != nil {
                say("CASEMENT_STARTUP_PICTURE is not shown: there is no bare or single screen.")
            }
            return false
        }
        guard let picture = StartupPicture(options, say: say) else { return false }
        display.showStartup(picture, scale: scale)
        return true
    }

    /// What started the app as a service. The processes that the app starts do not belong to it.
    private static func service(
        _ environment: [String: String], _ logger: Logger
    ) -> ServiceNotifier? {
        defer { for name in ServiceNotifier.variables { unsetenv(name) } }
        return ServiceNotifier(environment: environment, logger: logger)
    }

    private static func end(_ options: LaunchOptions, because reason: String) -> Never {
        FileHandle.standardError.write(Data("\(options.appID): \(reason)\n".utf8))
        exit(1)
    }

    private static func host(
        _ request: PreviewRequest?, on display: Display, _ configuration: LaunchConfiguration
    ) throws -> AppHost {
        guard let request else { return try Launch.host({ Self() }, on: display, configuration) }
        (self as? any PreviewedApp.Type)?.prepareForPreviews()
        let previews = try PreviewCatalog(configuration: configuration)
        switch request {
        case .list:
            print(try previews.list)
            exit(0)
        case .show(let id):
            let preview = try previews[id]
            return try previewHost(preview.name, preview.size == nil, on: display, configuration) {
                PreviewContent(preview)
            }
        case .variants(let id):
            let preview = try previews[id]
            let languages = Bundle.main.localizations.filter { $0 != "Base" }.sorted()
            return try previewHost(preview.name, false, on: display, configuration) {
                PreviewBoard(variantsOf: preview, languages: languages)
            }
        case .board(let files):
            let shown = previews.previews(ofFiles: files)
            return try previewHost("Previews", false, on: display, configuration) {
                PreviewBoard(of: shown)
            }
        }
    }

    /// An app that shows a view in place of this one.
    private static func previewHost<Content: View>(
        _ title: String, _ fitsContent: Bool, on display: Display,
        _ configuration: LaunchConfiguration, @ViewBuilder _ content: @escaping () -> Content
    ) throws -> AppHost {
        var configuration = configuration
        configuration.showsPreview = true
        return try Launch.host(
            { SingleViewApp(title, fitsContent: fitsContent, content: content) }, on: display,
            configuration)
    }
}
