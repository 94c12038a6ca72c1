import Casement
import Hosting

/// How a scene is set up: the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    /// The name under which the app's property list has the configuration.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which is made for each scene.
    public var delegateClass: AnyClass?
    /// The class of the scene. Has no effect: scenes with windows are `UIWindowScene`s.
    public var sceneClass: AnyClass?

    /// Creates the configuration that the app's property list has under the name, or an empty one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let name { delegateClass = Self.delegateClass { $0.name == name } }
    }

    /// Creates the first configuration of the app's property list, or an empty one.
    init(first role: UISceneSession.Role) {
        name = CurrentApp.latest?.sceneManifest?.configurations.first?.name
        self.role = role
        super.init()
        delegateClass = Self.delegateClass { _ in true }
    }

    /// The class that the property list names. In a package without a list it is the class
    /// `SceneDelegate` beside the app's delegate, which Xcode's template has.
    private static func delegateClass(
        _ isWanted: (SceneManifest.Configuration) -> Bool
    ) -> AnyClass? {
        guard let lifecycle = UIKitLifecycle.latest else { return nil }
        let other: AnyClass? = lifecycle.delegate.map { type(of: $0) }
        guard let manifest = lifecycle.app.sceneManifest else {
            return lifecycle.isLed ? ClassName.find("SceneDelegate", beside: other) : nil
        }
        guard let name = manifest.configurations.first(where: isWanted)?.delegateClass else {
            return nil
        }
        let found: AnyClass? = ClassName.find(name, beside: other)
        if found == nil {
            lifecycle.app.sayOnce(
                "The app's property list names \(name) as the delegate of scenes, and there is no such class"
            )
        }
        return found
    }
}
