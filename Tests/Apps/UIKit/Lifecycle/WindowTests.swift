import CasementTesting
import SwiftUI
import Testing
import UIKit

/// Windows and controllers that hold views of SwiftUI's.
@MainActor
struct WindowTests {
    @Test("S-907, S-908: an app without scenes shows its window, and its delegate gets the phases")
    func withoutScenes() throws {
        let app = TestApp(OldDelegate.self)
        app.find("Old").expect()
        let delegate = try #require(UIApplication.shared.delegate as? OldDelegate)
        #expect(delegate.words == ["launched", "active"])
        #expect(delegate.window?.isKeyWindow == true)
        app.minimizeWindow(1)
        app.restoreWindow(1)
        #expect(
            delegate.words.dropFirst(2) == ["resigns", "background", "foreground", "active"])
        app.openURL("old://1")
        #expect(delegate.words.last == "open old://1")
        app.quit()
        #expect(delegate.words.suffix(3) == ["resigns", "background", "terminates"])
    }

    @Test(
        "S-919: a window shows the view that its controller has now, under windows of higher levels"
    )
    func content() throws {
        let app = TestApp(OldDelegate.self)
        let window = try #require((UIApplication.shared.delegate as? OldDelegate)?.window)
        let controller = NotingController(rootView: AnyView(Text("First")))
        window.rootViewController = controller
        app.settle()
        app.find("First").expect()
        #expect(app.find("Old").exists == false)
        controller.rootView = AnyView(NavigationStack { Text("Second").navigationTitle("Pages") })
        app.settle()
        app.find("Second").expect()
        #expect(app.window(1)?.title == "Pages")
        #expect(controller.words == ["loaded", "will appear", "appeared"])

        let scene = try #require(window.windowScene)
        let alert = UIWindow(windowScene: scene)
        alert.windowLevel = .alert
        alert.rootViewController = UIHostingController(rootView: Text("Stop"))
        app.settle()
        #expect(app.find("Stop").exists == false)
        alert.makeKeyAndVisible()
        app.settle()
        app.find("Stop").expect()
        app.find("Second").expect()
        #expect(alert.isKeyWindow && !window.isKeyWindow && scene.windows.count == 2)
        alert.isHidden = true
        app.settle()
        #expect(app.find("Stop").exists == false)
        window.rootViewController = nil
        app.settle()
        #expect(controller.words.suffix(2) == ["will disappear", "disappeared"])
    }

    @Test("S-920: a scene's title is that of its window until its views give one")
    func title() throws {
        let app = TestApp(OldDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        scene.title = "Accounts"
        app.settle()
        #expect(app.window(1)?.title == "Accounts")
    }
}

private final class NotingController: UIHostingController<AnyView> {
    private(set) var words: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        words.append("loaded")
    }
    override func viewWillAppear(_ animated: Bool) { words.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { words.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { words.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { words.append("disappeared") }
}

/// The delegate of an app as Xcode 10 has made them.
private class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var words: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        words.append("launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: Text("Old"))
        self.window = window
        window.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { words.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { words.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { words.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
        words.append("foreground")
    }
    func applicationWillTerminate(_ application: UIApplication) { words.append("terminates") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        words.append("open \(url.absoluteString)")
        return true
    }
}
