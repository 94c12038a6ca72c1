import Casement
import Hosting
import Scenes
import Views

/// A layer of a scene: it shows the view of its controller over the whole window of the desktop.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// How far in front of others a window lies.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        /// Creates a level; higher ones lie in front.
        nonisolated public init(rawValue: CGFloat) { self.rawValue = rawValue }
        nonisolated public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of an app's content.
        public static let normal = Level(rawValue: 0)
        /// The level of what covers bars.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// Whether it stands for content that SwiftUI declares.
    private let isStandIn: Bool

    /// Has the field in the window's scene with the keyboard give it up.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool {
        guard let focus = windowScene?.instance?.tree.focus, focus.current != nil else {
            return false
        }
        focus.clear()
        return true
    }

    /// Creates a window for a scene, which is hidden until `makeKeyAndVisible` is called.
    public init(windowScene: UIWindowScene) {
        isStandIn = false
        super.init(frame: .zero)
        isHidden = true
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window without a scene, which the app's first scene shows. It fills that, whatever
    /// its frame.
    public override init(frame: CGRect) {
        isStandIn = false
        super.init(frame: frame)
        isHidden = true
    }

    init(standingFor scene: UIWindowScene) {
        isStandIn = true
        super.init(frame: .zero)
        windowScene = scene
        isHidden = false
    }

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard !isStandIn, windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
            applyStyle()
        }
    }

    /// The controller whose view the window shows.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.window = nil
            rootViewController?.window = self
            changed()
        }
    }

    /// How far in front of the scene's other windows it lies.
    open var windowLevel = Level.normal { didSet { changed() } }
    /// Whether the whole scene is light or dark; unspecified leaves that to its views.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { applyStyle() }
    }

    /// Whether the window is the front one of the scene that has the keyboard.
    public var isKeyWindow: Bool {
        guard let windowScene else { return false }
        return windowScene.isKey && windowScene.isFront(self)
    }

    /// The scene's content; the frame with which it was created before it has a scene.
    open override var frame: CGRect {
        get { windowScene.map { CGRect(origin: .zero, size: $0.size) } ?? super.frame }
        set { super.frame = newValue }
    }

    /// The distances that bars of the system take from the edges, of which there are none.
    public var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// The screen that the window fills.
    public var screen: UIScreen { .main }

    /// Shows the window in front of the others of its level, and gives it the keyboard.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Brings the window to front, and gives it the keyboard.
    open func makeKey() {
        if windowScene == nil { UIKitLifecycle.latest?.show(self) }
        windowScene?.makeKey(self)
    }

    /// Has the scene show what has changed.
    override func changed() { windowScene?.content.update() }

    private func applyStyle() {
        let (scheme, _) = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle).look
        if scheme != nil || windowScene?.instance?.imposedColorScheme != nil {
            windowScene?.instance?.imposedColorScheme = scheme
        }
    }
}
