import Casement

/// What an app does when a scene is connected, changes its phase and ends.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the window of the scene has opened, before anything of it is shown: the time to
    /// give it content.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene has ended: its window was closed, or the app ends.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene can be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene cannot be seen any longer.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with addresses that come while the scene is connected.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before an activity continues that comes while the scene is connected.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// The activity from which the scene restores itself when the app is started again. Asked for
    /// after each turn in which something has happened, and when the scene goes to the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene was connected, with the activity that was saved of it.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// What an app does with a scene that has a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the delegate has made for the scene.
    var window: UIWindow? { get set }
}

// What a delegate does that leaves methods out.
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        OptionalMethod.noteMissing("stateRestorationActivity")
        return nil
    }

    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        // A delegate without the property keeps no window.
        set {}
    }
}
