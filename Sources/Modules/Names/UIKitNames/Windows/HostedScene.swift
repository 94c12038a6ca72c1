import Casement
import Publishing
import Views
import Widgets

/// What the windows of a scene show, for its views to follow.
final class HostedContent: ObservableObject {
    var windows: @MainActor () -> [UIWindow] = { [] }
    private(set) var revision = 0

    /// Has the views show what has changed.
    func update() {
        objectWillChange.send()
        revision &+= 1
    }
}

private enum HostedContentKey: EnvironmentKey {
    static var defaultValue: HostedContent? { nil }
}

extension EnvironmentValues {
    /// What the windows of the scene show; `nil` outside of an app that a delegate makes.
    var hostedContent: HostedContent? {
        get { self[HostedContentKey.self] }
        set { self[HostedContentKey.self] = newValue }
    }
}

/// The content of a scene: its windows of UIKit's, those of higher levels in front.
struct HostedScene: View {
    @Environment(\.hostedContent) private var content

    var body: some View {
        if let content { HostedWindows(content: content) }
    }
}

private struct HostedWindows: View {
    @ObservedObject var content: HostedContent

    var body: some View {
        ZStack {
            ForEach(shown, id: \.id) { $0 }
        }
    }

    private var shown: [HostedWindow] {
        content.windows().filter { !$0.isHidden }.enumerated()
            .sorted {
                ($0.element.windowLevel.rawValue, $0.offset)
                    < ($1.element.windowLevel.rawValue, $1.offset)
            }
            .compactMap { _, window in
                window.rootViewController.map {
                    HostedWindow(window: window, controller: $0, revision: content.revision)
                }
            }
    }
}

/// The view of one window's controller.
private struct HostedWindow: View {
    let window: UIWindow
    let controller: UIViewController
    /// Changes with whatever the window shows.
    let revision: Int

    var id: ObjectIdentifier { ObjectIdentifier(controller) }

    var body: some View {
        HostedController(controller: controller)
            .background {
                if let color = window.backgroundColor { Color(uiColor: color).ignoresSafeArea() }
            }
            .tint(window.tintColor.map { Color(uiColor: $0) })
    }
}
