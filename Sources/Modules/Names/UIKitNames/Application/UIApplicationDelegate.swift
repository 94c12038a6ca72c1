import Casement

/// What an app of UIKit's does when it starts, changes its phase and ends.
///
/// An app with scenes gets the calls about phases and addresses in the delegates of its scenes.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, _AppProvider {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }

    /// Called first, before any window is open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called before scenes are connected. The dictionary has the address that an app without scenes
    /// was started for.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called in place of the method that has options, if the delegate lacks that.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when an app without scenes becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before an app without scenes becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when no window of an app without scenes can be seen any longer.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before a window of an app without scenes can be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called last, after all scenes are disconnected.
    func applicationWillTerminate(_ application: UIApplication)

    /// Opens an address in an app without scenes.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called before an activity continues in an app without scenes.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Continues an activity in an app without scenes.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// The configuration of a scene that is about to be connected.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after windows were closed, whose scenes do not come back.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    )
}

/// What takes up an activity: a responder.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up what an activity says.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

// What a delegate does that leaves methods out.
extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        // A delegate without the property keeps no window.
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalMethod.noteMissing("didFinishLaunchingWithOptions")
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalMethod.noteMissing("configurationForConnecting")
        return connectingSceneSession.configuration
    }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
