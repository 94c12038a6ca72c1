import BorrowedViews
import Casement
import Views

/// What shows a view: one of the controllers of this module. An app makes none of its own.
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
    private var loadedView: UIView?
    /// Ends the presentation in which the view is shown, such as a sheet.
    var dismissal: DismissAction?
    private(set) var presented: UIViewController?

    override init() { super.init() }

    /// The view, which is made when it is first asked for.
    open var view: UIView! {
        if let loadedView { return loadedView }
        let view = makeView()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// Whether the view has been made.
    public var isViewLoaded: Bool { loadedView != nil }

    func makeView() -> UIView { UIView() }

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

    // MARK: Sheets

    /// The controller whose view lies over this one's as a sheet.
    public var presentedViewController: UIViewController? { presented }

    /// Shows the view of another controller as a sheet.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        presented = viewControllerToPresent
        view.changed()
        completion?()
    }

    /// Ends the sheet over this controller's view, or the presentation in which it is shown itself.
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        if presented != nil {
            presentationEnded()
        } else {
            dismissal?()
        }
        completion?()
    }

    func presentationEnded() {
        presented = nil
        view.changed()
    }
}

/// Shows the view of a controller, and tells the controller when it is shown.
struct HostedController: View {
    let controller: UIViewController
    @ObservedObject private var changes: ViewChanges
    /// Changes with the values of the controller's view.
    private let count: Int
    @Environment(\.dismiss) private var dismiss

    init(controller: UIViewController) {
        self.controller = controller
        changes = controller.view.changes
        count = controller.view.changes.count
    }

    var body: some View {
        HostedBorrowedView(controller.view)
            .sheet(
                isPresented: Binding(
                    get: { controller.presented != nil },
                    set: { if !$0 { controller.presentationEnded() } })
            ) {
                if let presented = controller.presented { HostedController(controller: presented) }
            }
            .onAppear {
                controller.dismissal = dismiss
                controller.viewWillAppear(false)
                controller.viewDidAppear(false)
            }
            .onDisappear {
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
            }
    }
}

/// Shows a view of SwiftUI's where UIKit wants a controller.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content {
        didSet { hosting.shown = AnyView(rootView) }
    }
    private let hosting: HostingUIView

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        hosting = HostingUIView(AnyView(rootView))
        super.init()
    }

    /// Creates a controller that shows a view; nothing is read from the archive.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hosting = HostingUIView(AnyView(rootView))
        super.init()
    }

    /// Ends the app: a class that can be read from an archive makes its view in an initialiser of its
    /// own.
    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("\(Self.self) does not make its view in init(coder:), and no archive has one")
    }

    override func makeView() -> UIView { hosting }
}

/// The view of UIKit's that shows one of SwiftUI's.
final class HostingUIView: UIView {
    var shown: AnyView { didSet { changed() } }

    init(_ shown: AnyView) {
        self.shown = shown
        super.init(frame: .zero)
    }

    package override var content: AnyView { shown }
    override var sizesItself: Bool { true }
}
