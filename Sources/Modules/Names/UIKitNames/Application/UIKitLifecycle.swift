import Casement
import FoundationNames
import Hosting
import Scenes
import Views

/// Calls the delegates of an app of UIKit's, and posts UIKit's notifications of scenes.
///
/// It follows the app from when it starts if that has a delegate, else from when the app first uses
/// a name of its scenes.
@MainActor
final class UIKitLifecycle: LifecycleObserver {
    unowned let app: CurrentApp
    var delegate: (any UIApplicationDelegate)?
    /// Whether the app's windows show what its delegates make, and no scenes of SwiftUI's.
    private(set) var isLed = false
    /// Windows that were shown before the first scene was connected.
    private var earlyWindows: [UIWindow] = []
    /// Whether scenes have configurations, so that their delegates are called and not the app's.
    private var hasScenes = true

    private init(_ app: CurrentApp) {
        self.app = app
        app.lifecycle = self
        app.applicationObject = UIApplication.shared
    }

    static func of(_ app: CurrentApp) -> UIKitLifecycle {
        app.lifecycle as? UIKitLifecycle ?? UIKitLifecycle(app)
    }

    /// The observer of the app whose code runs; `nil` without one.
    static var latest: UIKitLifecycle? { CurrentApp.latest.map(of) }

    /// The delegate that previews of the app find, which is called for nothing.
    static var previewDelegate: (any UIApplicationDelegate)?

    /// Begins to follow the app whose code runs.
    nonisolated static func followLatest() {
        guard MainThread.isMainActors else { return }
        MainActor.assumeIsolated { _ = latest }
    }

    /// Makes the object the delegate of an app that consists of what it makes.
    func lead(by delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        isLed = true
        hasScenes = app.sceneManifest != nil
    }

    /// The scenes of the open windows, in opening order.
    var scenes: [UIWindowScene] {
        (app.instance?.scenes ?? SceneList()).filter(\.isConnected).map(window)
    }

    var supportsMultipleScenes: Bool {
        isLed
            ? app.sceneManifest?.supportsMultipleScenes ?? false
            : app.environment.supportsMultipleWindows
    }

    /// Shows a window that was made without a scene in the app's first one, once there is one.
    func show(_ window: UIWindow) {
        if let scene = scenes.first {
            window.windowScene = scene
        } else if !earlyWindows.contains(where: { $0 === window }) {
            earlyWindows.append(window)
        }
    }

    // MARK: What happens

    func handle(_ event: LifecycleEvent) {
        switch event {
        case .willLaunch(let urls): launch(opening: urls)
        case .didLaunch: break
        case .connected(let scene, let events): connect(window(scene), events)
        case .phaseWillChange(let scene, let phase): willChange(window(scene), to: phase)
        case .phaseDidChange(let scene, let phase): didChange(window(scene), from: phase)
        case .appPhaseWillChange(let old, let new):
            if !hasScenes { appWillChange(from: old, to: new) }
        case .appPhaseDidChange(_, let new):
            if !hasScenes { appDidChange(to: new) }
        case .received(let events, let scene): receive(events, in: window(scene))
        case .disconnected(let scene, let isClosed): disconnect(window(scene), isClosed)
        case .willEnd: delegate?.applicationWillTerminate(.shared)
        }
    }

    private func window(_ scene: SceneInstance) -> UIWindowScene {
        UIWindowScene.of(scene)
    }

    private func launch(opening urls: [URL]) {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if !hasScenes, let url = urls.first { options[.url] = url }
        let given = options.isEmpty ? nil : options
        if let delegate {
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: given)
            let isLaunched = OptionalMethod.call("didFinishLaunchingWithOptions") {
                delegate.application(.shared, didFinishLaunchingWithOptions: given)
            }
            if isLaunched == nil { delegate.applicationDidFinishLaunching(.shared) }
        }
        post("UIApplicationDidFinishLaunchingNotification", of: UIApplication.shared)
    }

    // MARK: Scenes

    private func connect(_ scene: UIWindowScene, _ events: [ExternalEvent]) {
        let options = UIScene.ConnectionOptions(events)
        scene.isAttached = false
        configure(scene, options)
        scene.prepareContent(isLed: isLed)
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        scene.isAttached = true
        post("UISceneWillConnectNotification", of: scene)
        if scene.isRestored, let activity = scene.session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        for window in earlyWindows { window.windowScene = scene }
        earlyWindows = []
        if !hasScenes { receive(events, in: scene) }
    }

    /// Gives the scene the configuration that the app's delegate or its property list has for it,
    /// and the delegate that this names.
    private func configure(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        let session = scene.session
        session.configuration = UISceneConfiguration(first: session.role)
        if let delegate,
            let chosen = OptionalMethod.call(
                "configurationForConnecting",
                {
                    delegate.application(
                        .shared, configurationForConnecting: session, options: options)
                })
        {
            session.configuration = chosen
            hasScenes = true
        }
        guard let type = session.configuration.delegateClass else { return }
        hasScenes = true
        guard let type = type as? any (NSObject & UISceneDelegate).Type else {
            app.logger.warning("\(type) is no delegate of scenes: it is not called.")
            return
        }
        func make<D: NSObject & UISceneDelegate>(_ type: D.Type) -> any UISceneDelegate {
            makeObject(of: type)
        }
        scene.delegate = make(type)
    }

    private func willChange(_ scene: UIWindowScene, to phase: ScenePhase) {
        switch phase {
        case .inactive where scene.activationState == .foregroundActive:
            scene.delegate?.sceneWillResignActive(scene)
            post("UISceneWillDeactivateNotification", of: scene)
        case .inactive:
            scene.delegate?.sceneWillEnterForeground(scene)
            post("UISceneWillEnterForegroundNotification", of: scene)
        default: break
        }
    }

    private func didChange(_ scene: UIWindowScene, from phase: ScenePhase) {
        switch scene.activationState {
        case .foregroundActive:
            scene.delegate?.sceneDidBecomeActive(scene)
            post("UISceneDidActivateNotification", of: scene)
        case .background:
            scene.delegate?.sceneDidEnterBackground(scene)
            post("UISceneDidEnterBackgroundNotification", of: scene)
        default: break
        }
    }

    private func disconnect(_ scene: UIWindowScene, _ isClosed: Bool) {
        scene.isAttached = false
        scene.delegate?.sceneDidDisconnect(scene)
        post("UISceneDidDisconnectNotification", of: scene)
        if isClosed { delegate?.application(.shared, didDiscardSceneSessions: [scene.session]) }
    }

    private func receive(_ events: [ExternalEvent], in scene: UIWindowScene) {
        let urls = events.compactMap { event in
            if case .url(let url) = event { url } else { nil }
        }
        if !urls.isEmpty, hasScenes {
            scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
        } else {
            for url in urls { _ = delegate?.application(.shared, open: url, options: [:]) }
        }
        for case .activity(let activity) in events { continueActivity(activity, in: scene) }
    }

    private func continueActivity(_ activity: NSUserActivity, in scene: UIWindowScene) {
        if hasScenes {
            let type = activity.activityType
            scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
            scene.delegate?.scene(scene, continue: activity)
        } else if let delegate {
            _ = delegate.application(
                .shared, willContinueUserActivityWithType: activity.activityType)
            _ = delegate.application(.shared, continue: activity) { restoring in
                for object in restoring ?? [] { object.restoreUserActivityState(activity) }
            }
        }
    }

    // MARK: Apps without scenes

    private func appWillChange(from old: ScenePhase, to new: ScenePhase) {
        switch (old, new) {
        case (.active, _): delegate?.applicationWillResignActive(.shared)
        // An app that starts does not come back from the background.
        case (.background, _) where (app.instance?.graph.turn ?? 0) > 1:
            delegate?.applicationWillEnterForeground(.shared)
        default: break
        }
    }

    private func appDidChange(to phase: ScenePhase) {
        switch phase {
        case .active: delegate?.applicationDidBecomeActive(.shared)
        case .background: delegate?.applicationDidEnterBackground(.shared)
        default: break
        }
    }

    private func post(_ name: String, of object: AnyObject) {
        NotificationCenter.default.post(name: Notification.Name(name), object: object)
    }

    // MARK: What is asked

    func prepare(_ environment: inout EnvironmentValues) {
        if let delegate { environment.offer(delegate) }
    }

    func open(_ urls: [URL]) -> Bool { false }
    func endsWithLastWindow() -> Bool? { nil }
    func reopens(hasVisibleWindows: Bool) -> Bool { true }
    func decidesEnding() -> EndingDecision { .now }

    func restorationActivity(of scene: SceneInstance) -> NSUserActivity?? {
        let scene = window(scene)
        guard let delegate = scene.delegate else { return nil }
        return OptionalMethod.call("stateRestorationActivity") {
            delegate.stateRestorationActivity(for: scene)
        }
    }
}
