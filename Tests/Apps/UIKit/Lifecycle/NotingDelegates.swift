import SwiftUI
import UIKit

/// What is called, in order, of one app.
@MainActor
final class CallNotes {
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// The delegate of an app with scenes, which notes what it is called for.
class NotingAppDelegate: UIResponder, UIApplicationDelegate {
    let notes = CallNotes()

    /// That of the app that runs.
    static var current: NotingAppDelegate { UIApplication.shared.delegate as! NotingAppDelegate }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        notes.note("will launch, \(application.connectedScenes.count) scenes")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        notes.note("launched, \(application.connectedScenes.count) scenes")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        notes.note("configure")
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotingSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        notes.note("discarded \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { notes.note("app active") }
    func applicationWillResignActive(_ application: UIApplication) { notes.note("app resigns") }
    func applicationWillTerminate(_ application: UIApplication) {
        notes.note("terminates, \(application.connectedScenes.count) scenes")
    }
}

/// The delegate of a scene, which notes what it is called for and shows a counter.
class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let counter = Counter()
    private var notes: CallNotes { NotingAppDelegate.current.notes }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        note("connect", scene)
        for context in connectionOptions.urlContexts {
            notes.note("connected for \(context.url.absoluteString)")
        }
        for activity in connectionOptions.userActivities {
            notes.note("connected for \(activity.activityType)")
        }
        if let count = session.stateRestorationActivity?.userInfo?["count"] as? Int {
            counter.count = count
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(
            rootView: CounterView(counter: counter, notes: notes))
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { notes.note("open \(context.url.absoluteString)") }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        notes.note("continue \(userActivity.activityType)")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "counting")
        activity.addUserInfoEntries(from: ["count": counter.count])
        return activity
    }

    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        notes.note("restore \(stateRestorationActivity.userInfo?["count"] ?? "nothing")")
    }

    private func note(_ call: String, _ scene: UIScene) {
        notes.note("\(call) (\(scene.activationState))")
    }
}

final class Counter: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @ObservedObject var counter: Counter
    let notes: CallNotes
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("Count \(counter.count)") { counter.count += 1 }
            .onChange(of: phase) { _, new in notes.note("view \(new)") }
            .onOpenURL { notes.note("view opens \($0.absoluteString)") }
            .padding()
    }
}
