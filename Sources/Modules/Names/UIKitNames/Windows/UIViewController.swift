import Casement
import Views

/// What shows a view: on Linux a `UIHostingController`, the only controller that an app can make.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The title of the scene's window, unless its views give it one.
    open var title: String? {
        didSet { window?.windowScene?.title = title ?? "" }
    }

    /// The window whose content it is.
    weak var window: UIWindow? {
        didSet { if let title { window?.windowScene?.title = title } }
    }
    private var isLoaded = false

    override init() { super.init() }

    /// The view that a window shows.
    var hostedView: AnyView { AnyView(EmptyView()) }

    /// Called once, before the view is first shown.
    open func viewDidLoad() {}
    /// Called when the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is shown, after `viewWillAppear`.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is not shown any longer.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is not shown any longer, after `viewWillDisappear`.
    open func viewDidDisappear(_ animated: Bool) {}

    func appeared() {
        if !isLoaded {
            isLoaded = true
            viewDidLoad()
        }
        viewWillAppear(false)
        viewDidAppear(false)
    }

    func disappeared() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
}

/// Shows a view of SwiftUI's in a window of UIKit's.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content {
        didSet { window?.update() }
    }

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Creates a controller that shows a view; nothing is read from the archive.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Ends the app: a class that can be read from an archive makes its view in an initialiser of its
    /// own.
    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("\(Self.self) does not make its view in init(coder:), and no archive has one")
    }

    override var hostedView: AnyView { AnyView(rootView) }
}
