import BorrowedViews
import Casement

/// What takes part in the events of AppKit. Events go to views of SwiftUI, so it has no chain.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    @MainActor @preconcurrency public override init() { super.init() }
}

/// Values from which a view of SwiftUI's is made, under the name that they have in AppKit.
///
/// It is for `NSViewRepresentable`: a window shows the view that is made of the values, and shows it
/// anew when one of them changes. It has no views inside it and no constraints.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// How a frame follows that of the view around it. It has no effect: SwiftUI lays out.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a mask of the bits of others.
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let none: AutoresizingMask = []
        public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let width = AutoresizingMask(rawValue: 1 << 1)
        public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let height = AutoresizingMask(rawValue: 1 << 4)
        public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    package let changes = ViewChanges()
    package private(set) var focusRequest = FocusRequest()
    private var priorities: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
    private(set) var hasKeyboard = false
    private var ownLayer: CALayer?

    /// Creates a view with a frame, which counts until SwiftUI lays the view out.
    public init(frame frameRect: CGRect) {
        frame = frameRect
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    /// The view's place and size in points: the size that SwiftUI gave it last, once it is shown.
    open var frame: CGRect
    /// The view's size, from its own origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// How opaque the view is, from 0 to 1.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether the view is not shown. It keeps its space.
    open var isHidden = false { didSet { changed() } }
    /// What is said of the view under the pointer.
    open var toolTip: String? { didSet { changed() } }
    /// Whether the view has a layer. A layer that is asked for has an effect either way.
    open var wantsLayer = false
    /// The corners, the line and the shadow of the view's frame.
    open var layer: CALayer? {
        if let ownLayer { return ownLayer }
        let layer = CALayer { [weak self] in self?.changed() }
        ownLayer = layer
        return layer
    }
    /// Has no effect: SwiftUI lays out.
    open var autoresizingMask: AutoresizingMask = []
    /// Has no effect: SwiftUI lays out.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Whether the view is to be shown anew, which each change of its values does by itself.
    open var needsDisplay = false { didSet { if needsDisplay { changed() } } }

    /// Sets the view's name for people who do not see it.
    open func setAccessibilityLabel(_ label: String?) { name = label }
    /// Sets a name by which tests find the view.
    open func setAccessibilityIdentifier(_ identifier: String?) { testName = identifier }
    private var name: String? { didSet { changed() } }
    private var testName: String? { didSet { changed() } }

    /// Sets how firmly the view keeps to the size of its content if there is more space. From
    /// `defaultHigh` on, the view takes no more.
    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        priorities[orientation] = priority
        changed()
    }

    /// Has no effect: views of SwiftUI's decide what to do with too little space.
    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}

    /// Whether the view can have the keyboard.
    open var acceptsFirstResponder: Bool { false }

    // MARK: What only a second tree of views could do

    // The compiler refuses it with the way that SwiftUI has for it.

    @available(*, unavailable, message: "Put views of SwiftUI's into a ZStack or an overlay.")
    open func addSubview(_ view: NSView) {}
    @available(*, unavailable, message: "Draw in a Canvas or a Shape of SwiftUI's.")
    open func draw(_ dirtyRect: CGRect) {}
    @available(*, unavailable, message: "Lay out with a Layout or a GeometryReader of SwiftUI's.")
    open func layout() {}
    @available(*, unavailable, message: "Use gesture(_:) on the view of SwiftUI's.")
    open func addGestureRecognizer(_ gestureRecognizer: Any) {}

    // MARK: For the classes of this module

    package var content: AnyView { AnyView(Color.clear) }
    /// Where the content is in a larger frame.
    var contentAlignment: Alignment { .center }
    /// What lies behind the view; `nil` for nothing.
    var ground: NSColor? { nil }
    /// Whether the content takes the size that it is offered by itself.
    var sizesItself: Bool { false }
    var isTouchable: Bool { true }

    func usualHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { .defaultLow }

    /// Called when the view has got the keyboard, or has lost it.
    func keyboardChanged() {}

    /// Has the views that show this one show what has changed.
    func changed() { changes.send() }
}

extension NSView: BorrowedView {
    package var look: BorrowedLook {
        func fills(_ orientation: NSLayoutConstraint.Orientation) -> Bool {
            let priority = priorities[orientation] ?? usualHuggingPriority(for: orientation)
            return priority.rawValue < NSLayoutConstraint.Priority.defaultHigh.rawValue
        }
        var look = BorrowedLook()
        look.isWide = fills(.horizontal)
        look.isHigh = fills(.vertical)
        look.sizesItself = sizesItself
        look.alignment = contentAlignment
        look.grounds = ground.map { [Color(nsColor: $0)] } ?? []
        look.opacity = alphaValue
        look.isHidden = isHidden
        look.isTouchable = isTouchable
        look.label = name
        look.identifier = testName
        look.help = toolTip
        look.take(ownLayer)
        return look
    }

    package func sizeChanged(to size: CGSize) { frame.size = size }

    package func focusChanged(to isFocused: Bool) {
        hasKeyboard = isFocused
        keyboardChanged()
    }
}

/// The priorities and directions of a layout, which has no constraints here.
public enum NSLayoutConstraint {
    /// How firmly a view keeps to a size, from 1 to 1000.
    public struct Priority: RawRepresentable, Hashable, Sendable {
        public var rawValue: Float

        /// Creates a priority of a number from 1 to 1000.
        public init(rawValue: Float) { self.rawValue = rawValue }
        /// Creates a priority of a number from 1 to 1000.
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        public static let required = Priority(1000)
        public static let defaultHigh = Priority(750)
        public static let defaultLow = Priority(250)
        public static let fittingSizeCompression = Priority(50)
    }

    /// A direction of a layout.
    public enum Orientation: Int, Sendable {
        case horizontal, vertical
    }
}
