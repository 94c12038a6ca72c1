import Casement
import Hosting
import Scenes
import Views

extension UIApplicationDelegate {
    /// Runs the app that the delegate makes, until its user or the system ends it: `@main` before
    /// the delegate's class calls this.
    public static func main() { _app.main() }

    public static var _app: any App.Type {
        guard let type = self as? any (NSObject & UIApplicationDelegate).Type else {
            fatalError("\(self) does not derive from NSObject, as delegates of an app do")
        }
        func app<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> any App.Type {
            DelegateApp<D>.self
        }
        return app(type)
    }
}

/// Runs an app whose delegate has this name, until its user or the system ends it. Other classes of
/// applications than UIKit's own have no effect.
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let found = NSClassFromString(name),
        let type = found as? any UIApplicationDelegate.Type
    else {
        fatalError("There is no delegate of an app named \(delegateClassName ?? "nil")")
    }
    type.main()
    return 0
}

/// An app that consists of what a delegate of UIKit's makes: each scene shows the windows that were
/// made for it.
struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
    private let supportsMultipleScenes: Bool

    init() {
        guard let app = CurrentApp.latest else {
            fatalError("The app of \(Delegate.self) is made by main() alone")
        }
        UIKitLifecycle.of(app).lead(by: makeObject(of: Delegate.self))
        supportsMultipleScenes = app.sceneManifest?.supportsMultipleScenes ?? false
    }

    var body: some Scene {
        if supportsMultipleScenes {
            WindowGroup(id: "UIWindowScene") { HostedScene() }
        } else {
            Window(id: "UIWindowScene") { HostedScene() }
        }
    }
}

extension DelegateApp: PreviewedApp {
    static func prepareForPreviews() {
        UIKitLifecycle.previewDelegate = makeObject(of: Delegate.self)
    }
}
