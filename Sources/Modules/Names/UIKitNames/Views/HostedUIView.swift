import Casement
import Publishing
import Views
import Widgets

/// Tells of the changes of one view's values.
@MainActor
final class ViewChanges: ObservableObject {
    private(set) var count = 0
    private var isDeferred = false

    func send() {
        // While a view is updated, what shows it is evaluated next.
        if !isDeferred { objectWillChange.send() }
        count &+= 1
    }

    /// Runs a closure whose changes are shown without being told.
    func deferring(_ body: () -> Void) {
        isDeferred = true
        body()
        isDeferred = false
    }
}

/// Whether a view has asked for the keyboard or for none, and how often it has.
struct FocusRequest: Equatable {
    var count = 0
    var isWanted = false
}

/// Shows what the values of a view of UIKit's say.
struct HostedUIView: View {
    private let view: UIView
    @ObservedObject private var changes: ViewChanges
    /// Changes with the values, also if that is not told.
    private let count: Int

    init(_ view: UIView) {
        self.view = view
        changes = view.changes
        count = view.changes.count
    }

    var body: some View {
        let alpha = view.isHidden ? 0 : view.alpha
        view.content
            .modifier(HuggedSize(view))
            .background { if let color = view.backgroundColor { Color(uiColor: color) } }
            .modifier(ClippedContent(isClipped: view.clipsToBounds))
            .opacity(alpha.isFinite ? min(max(alpha, 0), 1) : 1)
            .tint(view.tintColor.map { Color(uiColor: $0) })
            .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
            .accessibilityHidden(view.isHidden)
            .modifier(HostedAccessibility(view))
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { view.frame.size = $0 })
    }
}

// Each of these has the values of a view, not the view: an input that is the same object is the same.

/// The size of a view's content, or all the space there is, as its priorities say.
private struct HuggedSize: ViewModifier {
    private let sizesItself: Bool
    private let isWide: Bool
    private let isHigh: Bool
    private let alignment: Alignment

    init(_ view: UIView) {
        func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool {
            let priority = view.contentHuggingPriority(for: axis)
            return priority.rawValue >= UILayoutPriority.defaultHigh.rawValue
        }
        sizesItself = view.sizesItself
        isWide = !hugs(.horizontal)
        isHigh = !hugs(.vertical)
        alignment = view.contentAlignment
    }

    func body(content: Content) -> some View {
        if sizesItself {
            content
        } else {
            content.fixedSize(horizontal: !isWide, vertical: !isHigh)
                .frame(
                    maxWidth: isWide ? .infinity : nil, maxHeight: isHigh ? .infinity : nil,
                    alignment: alignment)
        }
    }
}

private struct ClippedContent: ViewModifier {
    let isClipped: Bool

    func body(content: Content) -> some View {
        if isClipped { content.clipped() } else { content }
    }
}

private struct HostedAccessibility: ViewModifier {
    private let label: String?
    private let hint: String?
    private let value: String?
    private let identifier: String?

    init(_ view: UIView) {
        label = view.accessibilityLabel
        hint = view.accessibilityHint
        value = view.accessibilityValue
        identifier = view.accessibilityIdentifier
    }

    func body(content: Content) -> some View {
        content
            .accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
            .accessibilityHint(Text(verbatim: hint ?? ""), isEnabled: hint != nil)
            .accessibilityValue(Text(verbatim: value ?? ""), isEnabled: value != nil)
            .accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
    }
}

/// Gives an editor the keyboard when its view asks for that, and tells the view whether it has it.
struct EditorFocus: ViewModifier {
    let view: UIView
    let request: FocusRequest
    @FocusState private var isFocused: Bool

    init(_ view: UIView) {
        self.view = view
        request = view.focusRequest
    }

    func body(content: Content) -> some View {
        // A field of UIKit's gets the keyboard when it asks for it.
        content.focused($isFocused).environment(\.takesFirstFocus, false)
            .onChange(of: request, initial: true) {
                if request.count > 0 { isFocused = request.isWanted }
            }
            .onChange(of: isFocused) {
                view.isFirstResponder = isFocused
                view.focusChanged()
            }
    }
}
