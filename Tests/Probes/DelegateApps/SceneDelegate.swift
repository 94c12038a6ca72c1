import SwiftUI
import UIKit

/// A page in a window: its number, and how often its button was pressed.
final class Page: ObservableObject {
    let number: Int
    @Published var presses: Int

    init(number: Int, presses: Int) {
        self.number = number
        self.presses = presses
    }

    static let activityType = "page"

    convenience init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType,
            let number = activity.userInfo?["number"] as? Int
        else { return nil }
        self.init(number: number, presses: activity.userInfo?["presses"] as? Int ?? 0)
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = ["number": number, "presses": presses]
        return activity
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var page = Page(number: 1, presses: 0)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        let address = connectionOptions.urlContexts.first?.url.host().flatMap { Int($0) }
        page = address.map { Page(number: $0, presses: 0) } ?? activity.flatMap(Page.init) ?? page
        scene.title = "Page \(page.number)"
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: PageView(page: page))
        self.window = window
        window.makeKeyAndVisible()
        note("connected")
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnected") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("will resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("will enter foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        page.presses += URLContexts.count
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { page.activity }

    private func note(_ call: String) { print("page \(page.number): \(call)") }
}

struct PageView: View {
    @ObservedObject var page: Page
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            Button("Pressed \(page.presses)") { page.presses += 1 }
            Button("Next page") {
                let next = Page(number: page.number + 1, presses: 10)
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: next.activity, options: nil)
            }
            Text("Phase \(String(describing: phase))")
        }
        .padding()
        .onChange(of: phase) { _, new in print("page \(page.number): phase \(new)") }
    }
}
