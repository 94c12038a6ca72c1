import FoundationNames
import Foundation
import Geometry
import Views

extension View {
    /// Says more about a view: in a tool tip while the pointer rests on it or the keyboard has moved
    /// the focus to it, and to assistive technology.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        modifier(HelpModifier(text: Text(textKey)))
    }

    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        modifier(HelpModifier(text: Text(textResource)))
    }

    /// Says more about a view in a tool tip; the text is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(HelpModifier(text: Text(text)))
    }

    /// Says more about a view by a text, in a tool tip and to assistive technology.
    nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
}

/// Describes a view, and shows the description in a tool tip.
nonisolated private struct HelpModifier: ViewModifier {
    let text: Text

    @MainActor func body(content: Content) -> some View {
        var description = AccessibilityModifier()
        description.hint = text
        return ToolTipHost(content: content.modifier(description), text: text)
    }
}

/// A view with a tool tip.
private struct ToolTipHost<Content: View>: View {
    let content: Content
    let text: Text
    @State private var shown: CGRect?
    @Retained private var watcher = ToolTipWatcher()

    init(content: Content, text: Text) {
        self.content = content
        self.text = text
    }

    var body: some View {
        let (shown, watcher) = ($shown, watcher)
        watcher.show = { shown.wrappedValue = $0 }
        watcher.connect()
        return
            content
            .modifier(ResponderEffect(responder: watcher.responder))
            .treePosition(watcher.position)
            .modifier(
                PortalModifier(
                    identity: self.shown == nil ? nil : AnyHashable(true),
                    presented: self.shown.map { ToolTip(text: text, anchor: $0) },
                    options: PortalOptions(takesFocus: false, animation: Theme.Motion.hover)))
    }
}

/// A few words on a raised panel beside what they are about.
private struct ToolTip: View {
    let text: Text
    /// In the window's coordinates.
    let anchor: CGRect

    var body: some View {
        let anchor = anchor
        text
            .font(.footnote)
            .foregroundStyle(Color(ColorRole.label))
            .multilineTextAlignment(.leading)
            .lineLimit(nil)
            .modifier(WrappedText(width: Theme.ToolTip.width))
            .padding(.horizontal, Theme.Spacing.stack)
            .padding(.vertical, Theme.Spacing.hairGap)
            .raisedPanel(radius: Theme.Radius.small)
            .modifier(
                LayerEffect(
                    placement: .beside({ anchor }, .bottom, isAligned: true), responder: nil)
            )
            .allowsHitTesting(false)
            .environment(\.isEnabled, true)
            .environment(\.redactionReasons, [])
            .transitionPlan(.layerFading)
    }
}

/// Text on one line, or on as many as it needs within a width.
nonisolated private struct WrappedText: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = WrappedText
    let width: CGFloat

    @MainActor
    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { child.sizeThatFits(offer(to: child)) }

    @MainActor
    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, offer(to: child)) }

    @MainActor
    private func offer(to child: RenderNode) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        return ideal.width <= width ? .unspecified : ProposedViewSize(width: width, height: nil)
    }

    func change(from old: WrappedText) -> RenderChange { width == old.width ? .none : .layout }
}

/// Decides when a tool tip is shown: after the pointer has rested on the view for a while, or the
/// focus has stayed there. A press hides it until the pointer comes back.
@MainActor
private final class ToolTipWatcher {
    let responder = Responder()
    let position = TreePosition()
    /// Shows the tip beside a rectangle of the window; nil hides it.
    var show: (CGRect?) -> Void = { _ in }
    private var isShown = false
    /// Where the pointer was seen last.
    private var pointer: CGPoint?
    private var isSilenced = false

    nonisolated init() {}

    /// Called when the view's effect is made; the closures do not keep the watcher.
    func connect() {
        guard responder.hover == nil else { return }
        responder.hover = { [weak self] event in
            self?.hover(event)
        }
        let press = PressObserver { [weak self] in self?.silence() }
        responder.recognizers = [press]
        responder.focusObserver = self
    }

    private func hover(_ event: HoverEvent) {
        switch event {
        case .left:
            pointer = nil
            isSilenced = false
            hide()
        case .entered(let point), .moved(let point):
            guard point != pointer else { return }
            pointer = point
            if !isShown, !isSilenced { wait(by: .pointer) }
        }
    }

    private func silence() {
        isSilenced = true
        hide()
    }

    private enum Cause { case pointer, focus }

    /// Of views inside each other, the innermost that waits shows its tip.
    private func wait(by cause: Cause) {
        candidates?.waiting = self
        position.call(after: Theme.ToolTip.delay) { [weak self] in
            self?.appear(by: cause)
        }
    }

    private func appear(by cause: Cause) {
        guard candidates?.waiting === self, let tree = position.tree else { return }
        let anchor: CGRect?
        switch cause {
        case .pointer:
            anchor = tree.events.pointerLocation.map {
                CGRect(origin: $0, size: Theme.ToolTip.pointer)
            }
        case .focus: anchor = position.windowFrame
        }
        guard let anchor else { return }
        isShown = true
        show(anchor)
        position.call(after: Theme.ToolTip.stay) { [weak self] in
            self?.silence()
        }
    }

    private func hide() {
        position.cancelCall()
        guard isShown else { return }
        isShown = false
        show(nil)
    }

    private var candidates: ToolTipCandidates? {
        position.tree?.feature { ToolTipCandidates() }
    }
}

extension ToolTipWatcher: FocusObserver {
    func focusChanged(isInside: Bool) {
        if isInside, position.tree?.focus.isByKeyboard == true {
            wait(by: .focus)
        } else if !isInside {
            hide()
        }
    }
}

/// The view of a window whose tool tip is shown next.
private final class ToolTipCandidates {
    weak var waiting: ToolTipWatcher?
}

/// Notices presses and leaves them to others.
@MainActor
private final class PressObserver: GestureRecognizer {
    private let pressed: () -> Void

    init(_ pressed: @escaping () -> Void) { self.pressed = pressed }

    var precedence: GesturePrecedence { .simultaneous }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        if event.phase == .down { pressed() }
        return .failed
    }

    func cancel() {}
}

extension Theme {
    /// The sizes of tool tips, and how long they wait and stay.
    enum ToolTip {
        static let width: CGFloat = 280
        /// Seconds.
        static let delay = 0.7
        static let stay = 10.0
        /// What of the pointer's picture lies below and after its tip.
        static let pointer = CGSize(width: 8, height: 18)
    }
}
