import Casement
import Hosting
import Publishing
import Scenes
import Views

/// A scene with a window of the desktop's, which shows the `UIWindow`s that were made for it.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    private var made: [UIWindow] = []
    /// Stands for the window of a scene whose content SwiftUI declares.
    private lazy var ownWindow = UIWindow(standingFor: self)
    private var isLed = false
    let content = HostedContent()

    /// The object by which delegates know a scene.
    static func of(_ instance: SceneInstance) -> UIWindowScene {
        if let known = instance.companion as? UIWindowScene { return known }
        let new = UIWindowScene(instance)
        instance.companion = new
        return new
    }

    /// The windows that were made for the scene; one that stands for its content if SwiftUI declares
    /// that.
    public var windows: [UIWindow] { isLed ? made : [ownWindow] + made }

    /// The window of the scene that has the keyboard; `nil` if another scene has it.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The screen that the scene fills.
    public var screen: UIScreen { .main }

    /// The appearance of the app's front window.
    public var traitCollection: UITraitCollection { .current }

    /// How the scene is held: portrait if it is higher than wide, else landscape.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = self.size
        return size.width < size.height ? .portrait : .landscapeLeft
    }

    /// Whether the window fills the screen.
    public var isFullScreen: Bool { state?.mode == .fullScreen }

    /// The size of the window's content.
    var size: CGSize { state?.size ?? CurrentApp.latest?.windowSize ?? .zero }

    /// Whether the window of the desktop has the keyboard.
    var isKey: Bool {
        guard let instance, let app = CurrentApp.latest?.instance else { return false }
        return app.keyWindow?.id == instance.id
    }

    private var state: ManagedWindow? {
        instance.flatMap { CurrentApp.latest?.instance?[$0.id]?.state }
    }

    /// Prepares the environment of its views. Called before they are evaluated.
    func prepareContent(isLed: Bool) {
        self.isLed = isLed
        instance?.extendEnvironment { [weak self] values in
            guard let self else { return }
            values.hostedContent = content
            if let delegate { values.offer(delegate) }
        }
        content.windows = { [weak self] in self?.made ?? [] }
    }

    func add(_ window: UIWindow) {
        guard !made.contains(where: { $0 === window }) else { return }
        made.append(window)
        content.update()
    }

    func remove(_ window: UIWindow) {
        made.removeAll { $0 === window }
        content.update()
    }

    /// Puts a window before those of its level, and brings the scene's window to front.
    func makeKey(_ window: UIWindow) {
        if let index = made.firstIndex(where: { $0 === window }) {
            made.append(made.remove(at: index))
            content.update()
        }
        guard isAttached, let instance, !isKey else { return }
        CurrentApp.latest?.instance?.raise(instance.id)
    }

    /// Whether the window is the front one of its scene.
    func isFront(_ window: UIWindow) -> Bool {
        window === (made.last { !$0.isHidden } ?? ownWindow)
    }
}
