import BorrowedViews
import Casement

/// Values from which a view of SwiftUI's is made, under the name that they have in UIKit.
///
/// It is for `UIViewRepresentable`: a window shows the view that is made of the values, and shows it
/// anew when one of them changes. It has no views inside it, no constraints and no layers.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// How content fills a frame.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// How a frame follows that of the view around it. It has no effect: SwiftUI lays out.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a mask of the bits of others.
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    package let changes = ViewChanges()
    package private(set) var focusRequest = FocusRequest()
    private var priorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Creates a view with a frame, which counts until SwiftUI lays the view out.
    public init(frame: CGRect) {
        self.frame = frame
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

    /// What lies behind the view; `nil` for nothing.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The accent of the view; `nil` for that of the views around it.
    open var tintColor: UIColor! { didSet { changed() } }
    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { changed() } }
    /// Whether the view is not shown. It keeps its space.
    open var isHidden = false { didSet { changed() } }
    /// Whether the user can touch the view.
    open var isUserInteractionEnabled = true { didSet { changed() } }
    /// How content fills the view.
    open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
    /// Whether nothing is seen of the content outside of the view.
    open var clipsToBounds = false { didSet { changed() } }
    /// The corners, the line and the shadow of the view's frame.
    open var layer: CALayer {
        if let ownLayer { return ownLayer }
        let layer = CALayer { [weak self] in self?.changed() }
        ownLayer = layer
        return layer
    }
    private(set) var ownLayer: CALayer?
    /// A number by which an app knows the view.
    open var tag = 0
    /// Has no effect: views of SwiftUI's see through what is clear.
    open var isOpaque = true
    /// Has no effect: SwiftUI lays out.
    open var autoresizingMask: AutoresizingMask = []
    /// Has no effect: SwiftUI lays out.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The view's name for people who do not see it.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// What using the view does, for people who do not see it.
    open var accessibilityHint: String? { didSet { changed() } }
    /// The view's value, for people who do not see it.
    open var accessibilityValue: String? { didSet { changed() } }
    /// A name by which tests find the view.
    open var accessibilityIdentifier: String? { didSet { changed() } }

    /// The appearance of the app's front window.
    public var traitCollection: UITraitCollection { .current }

    // MARK: Size

    /// Sets how firmly the view keeps to the size of its content if there is more space. From
    /// `defaultHigh` on, the view takes no more.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities[axis] = priority
        changed()
    }

    /// Returns how firmly the view keeps to the size of its content if there is more space.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis] ?? usualHuggingPriority(for: axis)
    }

    /// Has no effect: views of SwiftUI's decide what to do with too little space.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    /// Has the view shown anew, which each change of its values does by itself.
    open func setNeedsDisplay() { changed() }
    /// Has no effect: SwiftUI lays out.
    open func setNeedsLayout() {}
    /// Has no effect: SwiftUI lays out.
    open func layoutIfNeeded() {}

    // MARK: The keyboard

    /// Whether what the user types goes to the view.
    public private(set) var isFirstResponder = false

    /// Whether the view can have the keyboard.
    open var canBecomeFirstResponder: Bool { false }

    /// Asks for the keyboard. Returns whether the view can have it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        focusRequest.ask(for: true)
        changed()
        return true
    }

    /// Gives the keyboard up.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        focusRequest.ask(for: false)
        changed()
        return true
    }

    /// Gives the keyboard up if the view has it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

    // MARK: What only a second tree of views could do

    // The compiler refuses it with the way that SwiftUI has for it.

    @available(*, unavailable, message: "Put views of SwiftUI's into a ZStack or an overlay.")
    open func addSubview(_ view: UIView) {}
    @available(*, unavailable, message: "Put views of SwiftUI's into a ZStack or a background.")
    open func insertSubview(_ view: UIView, at index: Int) {}
    @available(*, unavailable, message: "Draw in a Canvas or a Shape of SwiftUI's.")
    open func draw(_ rect: CGRect) {}
    @available(*, unavailable, message: "Lay out with a Layout or a GeometryReader of SwiftUI's.")
    open func layoutSubviews() {}
    @available(*, unavailable, message: "Use gesture(_:) on the view of SwiftUI's.")
    open func addGestureRecognizer(_ recognizer: Any) {}

    // MARK: For the classes of this module

    package var content: AnyView { AnyView(Color.clear) }
    /// Where the content is in a larger frame.
    var contentAlignment: Alignment { .center }
    /// Whether the content takes the size that it is offered by itself.
    var sizesItself: Bool { false }

    func usualHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    /// Called when the view has got the keyboard, or has lost it.
    func keyboardChanged() {}

    /// Has the views that show this one show what has changed.
    func changed() { changes.send() }
}

extension UIView: BorrowedView {
    package var look: BorrowedLook {
        func fills(_ axis: NSLayoutConstraint.Axis) -> Bool {
            contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
        }
        var look = BorrowedLook()
        look.isWide = fills(.horizontal)
        look.isHigh = fills(.vertical)
        look.sizesItself = sizesItself
        look.alignment = contentAlignment
        look.grounds = backgroundColor.map { [Color(uiColor: $0)] } ?? []
        look.isClipped = clipsToBounds
        look.opacity = alpha
        look.isHidden = isHidden
        look.isTouchable = isUserInteractionEnabled
        look.tint = tintColor.map { Color(uiColor: $0) }
        look.label = accessibilityLabel
        look.hint = accessibilityHint
        look.value = accessibilityValue
        look.identifier = accessibilityIdentifier
        look.take(ownLayer)
        return look
    }

    package func sizeChanged(to size: CGSize) { frame.size = size }

    package func focusChanged(to isFocused: Bool) {
        isFirstResponder = isFocused
        keyboardChanged()
    }
}

/// How firmly a view keeps to a size, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    /// Creates a priority of a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority of a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The directions of a layout, which has no constraints here.
public enum NSLayoutConstraint {
    /// A direction of a layout.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
