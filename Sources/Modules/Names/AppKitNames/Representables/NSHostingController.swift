import BorrowedViews
import Casement

/// What shows a view: on Linux a `NSHostingController`, the only controller that an app can make.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loadedView: NSView?

    override init() { super.init() }

    /// The view, which is made when it is first asked for.
    open var view: NSView {
        if let loadedView { return loadedView }
        let view = makeView()
        loadedView = view
        viewDidLoad()
        return view
    }

    func makeView() -> NSView { NSView() }

    /// Called once, before the view is first shown.
    open func viewDidLoad() {}
    /// Called when the view is shown.
    open func viewWillAppear() {}
    /// Called when the view is shown, after `viewWillAppear`.
    open func viewDidAppear() {}
    /// Called when the view is not shown any longer.
    open func viewWillDisappear() {}
    /// Called when the view is not shown any longer, after `viewWillDisappear`.
    open func viewDidDisappear() {}
}

/// Shows a view of SwiftUI's where AppKit wants a controller.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hosting: NSHostingView<Content>

    /// The view.
    open var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        hosting = NSHostingView(rootView: rootView)
        super.init()
    }

    override func makeView() -> NSView { hosting }
}

/// Shows a view of SwiftUI's where AppKit wants a view.
open class NSHostingView<Content: View>: NSView {
    /// The view.
    open var rootView: Content { didSet { changed() } }

    /// Creates a view that shows one of SwiftUI's.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    package override var content: AnyView { AnyView(rootView) }
    override var sizesItself: Bool { true }
}
