import CasementTesting
import SwiftUI
import Testing
import UIKit

/// Delegates of UIKit's in an app of SwiftUI's.
@MainActor
struct AdaptorTests {
    @Test("S-917: the app's delegate is made once, and views and the app's body follow it")
    func delegate() {
        Steward.made = 0
        let app = TestApp(ServedApp.self)
        #expect(Steward.made == 1)
        app.find("0 guests").expect()
        #expect(app.window(1)?.title == "Served 0")
        app.find("Welcome").tap()
        app.find("1 guests").expect()
        #expect(app.window(1)?.title == "Served 1")
        app.openWindow(id: "room")
        app.find("1 guests").inWindow(2).expect()
        let steward = UIApplication.shared.delegate as? Steward
        #expect(steward?.words == ["launched", "configure", "configure"])
    }

    @Test(
        "S-918: a scene's delegate follows a scene of SwiftUI's, which finds it among its objects")
    func sceneDelegate() throws {
        let app = TestApp(ServedApp.self)
        app.find("waiter active").expect()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let waiter = try #require(scene.delegate as? Waiter)
        #expect(waiter.words == ["connect", "foreground", "active"])
        app.minimizeWindow(1)
        #expect(waiter.words.suffix(2) == ["resign", "background"])
        app.restoreWindow(1)
        waiter.served = 3
        app.settle()
        app.find("3 served").expect()
    }

    @Test("S-911, S-914: an activity opens a scene, or continues in the one it is for")
    func activities() throws {
        let app = TestApp(ServedApp.self)
        let activity = NSUserActivity(activityType: "dining")
        let application = UIApplication.shared
        #expect(application.supportsMultipleScenes)
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        app.settle()
        #expect(app.windows.map(\.number) == [1, 2])
        let scenes = application.connectedScenes.compactMap { $0.delegate as? Waiter }
        #expect(scenes.filter { $0.activities == ["connected for dining"] }.count == 1)
        let old = try #require(
            application.openSessions.first { session in
                (session.scene?.delegate as? Waiter)?.activities.isEmpty == true
            })
        application.requestSceneSessionActivation(old, userActivity: activity, options: nil)
        app.settle()
        #expect(app.window(1)?.isKey == true)
        #expect((old.scene?.delegate as? Waiter)?.activities == ["continues dining"])
    }

    @Test("S-916: an app without delegates has its scenes, with a window for each")
    func plain() throws {
        let app = TestApp(PlainApp.self, size: CGSize(width: 300, height: 200))
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(scene.activationState == .foregroundActive && scene.delegate == nil)
        let window = try #require(scene.windows.first)
        #expect(window.isKeyWindow && window.bounds.size == CGSize(width: 300, height: 200))
        #expect(UIApplication.shared.keyWindow === window)
        var posted: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posted.append("background") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.minimizeWindow(1)
        #expect(posted == ["background"])
        #expect(scene.activationState == .background && !window.isKeyWindow)
        window.overrideUserInterfaceStyle = .dark
        app.restoreWindow(1)
        app.find("dark").expect()
        window.overrideUserInterfaceStyle = .unspecified
        app.settle()
        app.find("light").expect()
    }
}

private struct PlainApp: App {
    var body: some Scene { WindowGroup { SchemeView() } }
}

private struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct ServedApp: App {
    @UIApplicationDelegateAdaptor(Steward.self) private var steward

    var body: some Scene {
        WindowGroup("Served \(steward.guests)", id: "room") { RoomView() }
    }
}

private struct RoomView: View {
    @EnvironmentObject private var steward: Steward
    @EnvironmentObject private var waiter: Waiter
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("\(steward.guests) guests")
        Text("waiter \(phase == .active ? "active" : "resting")")
        Text("\(waiter.served) served")
        Button("Welcome") { steward.guests += 1 }
    }
}

private final class Steward: NSObject, UIApplicationDelegate, ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var guests = 0
    var words: [String] = []

    override init() {
        super.init()
        Self.made += 1
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        words.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { words.append("app active") }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        words.append("configure")
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        if session.role == .windowApplication { configuration.delegateClass = Waiter.self }
        return configuration
    }
}

private final class Waiter: NSObject, UIWindowSceneDelegate, ObservableObject {
    @Published var served = 0
    var words: [String] = []
    var activities: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        words.append("connect")
        activities += connectionOptions.userActivities.map { "connected for \($0.activityType)" }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { words.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { words.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { words.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { words.append("background") }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        activities.append("continues \(userActivity.activityType)")
    }
}
