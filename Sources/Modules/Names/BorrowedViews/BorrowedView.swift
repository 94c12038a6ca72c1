import Casement
import Publishing

/// A view of a framework that apps borrow from: an object whose values say what view of SwiftUI's is
/// shown.
@MainActor
package protocol BorrowedView: AnyObject {
    /// Tells the views that show this one of its changes.
    var changes: ViewChanges { get }
    /// Whether the view has asked for the keyboard.
    var focusRequest: FocusRequest { get }
    /// What is shown, without what all views have.
    var content: AnyView { get }
    /// What all views have.
    var look: BorrowedLook { get }

    /// Called when the view has been laid out in another size.
    func sizeChanged(to size: CGSize)
    /// Called when the view has got the keyboard, or has lost it.
    func focusChanged(to isFocused: Bool)
}

/// Tells of the changes of one view's values.
@MainActor
package final class ViewChanges: ObservableObject {
    package private(set) var count = 0
    private var isDeferred = false

    package init() {}

    package func send() {
        // While a view is updated, what shows it is evaluated next.
        if !isDeferred { objectWillChange.send() }
        count &+= 1
    }

    /// Runs a closure whose changes are shown without being told.
    package func deferring(_ body: () -> Void) {
        isDeferred = true
        body()
        isDeferred = false
    }
}

/// Whether a view has asked for the keyboard or for none, and how often it has.
package struct FocusRequest: Equatable, Sendable {
    private(set) var count = 0
    private(set) var isWanted = false

    package init() {}

    /// Asks for the keyboard, or gives it up.
    package mutating func ask(for isWanted: Bool) {
        count &+= 1
        self.isWanted = isWanted
    }
}

/// What all borrowed views have, as SwiftUI has it.
package struct BorrowedLook: Sendable {
    /// Whether the view takes all of the width that it is offered.
    package var isWide = true
    /// Whether the view takes all of the height that it is offered.
    package var isHigh = true
    /// Whether the content takes the size that it is offered by itself.
    package var sizesItself = false
    /// Where the content is in a larger frame.
    package var alignment = Alignment.center
    /// What lies behind the content, the front one first.
    package var grounds: [Color] = []
    package var cornerRadius: CGFloat = 0
    package var line = Color.black
    package var lineWidth: CGFloat = 0
    package var isClipped = false
    /// The colour of the shadow; `nil` for none.
    package var shadow: Color?
    package var shadowRadius: CGFloat = 0
    package var shadowOffset = CGSize.zero
    package var opacity: CGFloat = 1
    package var isHidden = false
    package var isTouchable = true
    package var tint: Color?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    /// What is said of the view under the pointer.
    package var help: String?

    package init() {}

    /// Takes over what a layer says.
    @MainActor package mutating func take(_ layer: CALayer?) {
        guard let layer else { return }
        func length(_ number: CGFloat) -> CGFloat {
            number.isFinite ? min(max(0, number), 10_000) : 0
        }
        if let color = layer.backgroundColor { grounds.insert(Color(cgColor: color), at: 0) }
        cornerRadius = length(layer.cornerRadius)
        lineWidth = length(layer.borderWidth)
        if let color = layer.borderColor { line = Color(cgColor: color) }
        isClipped = isClipped || layer.masksToBounds
        guard layer.shadowOpacity > 0 else { return }
        let color = layer.shadowColor.map { Color(cgColor: $0) } ?? .black
        shadow = color.opacity(Double(min(layer.shadowOpacity, 1)))
        shadowRadius = length(layer.shadowRadius)
        let offset = layer.shadowOffset
        if offset.width.isFinite, offset.height.isFinite { shadowOffset = offset }
    }
}

/// How the frame of a view looks: its corners, its line and its shadow. It holds no other layers, and
/// animates nothing.
@MainActor @preconcurrency
public final class CALayer: NSObject {
    private let changed: @MainActor () -> Void

    package init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    /// The radius of the corners of ground and line, in points.
    public var cornerRadius: CGFloat = 0 { didSet { changed() } }
    /// The width of the line around the view, inside its edges, in points.
    public var borderWidth: CGFloat = 0 { didSet { changed() } }
    /// The colour of the line around the view; black unless it is set.
    public var borderColor: CGColor? { didSet { changed() } }
    /// What lies behind the view, in front of its own ground.
    public var backgroundColor: CGColor? { didSet { changed() } }
    /// Whether nothing is seen of the content outside of the view and its corners.
    public var masksToBounds = false { didSet { changed() } }
    /// The colour of the shadow; black unless it is set.
    public var shadowColor: CGColor? { didSet { changed() } }
    /// How opaque the shadow is, from 0 for none to 1.
    public var shadowOpacity: Float = 0 { didSet { changed() } }
    /// How far the shadow is blurred, in points.
    public var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// How far the shadow lies from the view, in points.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
}
