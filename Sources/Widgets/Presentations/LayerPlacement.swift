import Foundation
import Geometry
import Views

/// Where in the window a presented view is placed.
enum LayerPlacement {
    /// In the middle, offered at most this size.
    case centered(CGSize)
    /// Beside a view, on the given side where it fits, else on the opposite one.
    case beside(() -> CGRect?, Edge, isAligned: Bool)
    /// With a corner at the point, as a context menu.
    case at(CGPoint)
    /// At the lower edge, as wide as the window and this part of its height.
    case bottom(CGFloat)
    case full
    /// Everything below this height.
    case below(CGFloat)
    /// Below something and never over it, as low as the window lets it.
    case hanging(() -> CGRect?)

    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 4

    /// The frame of the view in a window of this size.
    func frame(of child: RenderNode, in window: CGSize) -> (origin: CGPoint, size: CGSize) {
        switch self {
        case .full:
            return (.zero, window)
        case .below(let top):
            return (
                CGPoint(x: 0, y: top),
                CGSize(width: window.width, height: max(0, window.height - top))
            )
        case .bottom(let part):
            let size = CGSize(width: window.width, height: (window.height * part).rounded())
            return (CGPoint(x: 0, y: window.height - size.height), size)
        case .centered(let limit):
            let size = child.sizeThatFits(ProposedViewSize(Self.offer(limit, in: window)))
            return (
                CGPoint(
                    x: ((window.width - size.width) / 2).rounded(),
                    y: ((window.height - size.height) / 2).rounded()), size
            )
        case .hanging(let anchor):
            let frame = anchor() ?? .zero
            let available = CGSize(width: window.width, height: max(0, window.height - frame.maxY))
            let size = fitted(child, in: available, minWidth: frame.width)
            let point = Self.inside(CGPoint(x: frame.minX, y: 0), size, window)
            return (CGPoint(x: point.x, y: frame.maxY.rounded()), size)
        case .beside(let anchor, let edge, let isAligned):
            let frame =
                anchor() ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
            return beside(frame, edge, isAligned, child, window)
        case .at(let point):
            let size = fitted(child, in: window, minWidth: 0)
            return (Self.inside(point, size, window), size)
        }
    }

    /// The proposal for a centred view: the window's size less a margin.
    private static func offer(_ limit: CGSize, in window: CGSize) -> CGSize {
        let inset = 4 * margin
        return CGSize(
            width: max(0, min(limit.width, window.width - inset)),
            height: max(0, min(limit.height, window.height - inset)))
    }

    /// The proposal for a view that must be wholly visible; nil for one beside another view, which
    /// is moved and cut to fit.
    func wholeOffer(in window: CGSize) -> CGSize? {
        switch self {
        case .centered(let limit): Self.offer(limit, in: window)
        case .full: window
        case .beside, .at, .bottom, .below, .hanging: nil
        }
    }

    /// The ideal size, limited by the window.
    private func fitted(_ child: RenderNode, in window: CGSize, minWidth: CGFloat) -> CGSize {
        let ideal = child.sizeThatFits(.unspecified)
        let available = CGSize(
            width: window.width - 2 * Self.margin, height: window.height - 2 * Self.margin)
        let offer = ProposedViewSize(
            width: max(0, min(max(ideal.width, minWidth), available.width)),
            height: max(0, min(ideal.height, available.height)))
        return child.sizeThatFits(offer)
    }

    private func beside(
        _ anchor: CGRect, _ edge: Edge, _ isAligned: Bool, _ child: RenderNode, _ window: CGSize
    ) -> (CGPoint, CGSize) {
        let isBelowOrAbove = edge == .top || edge == .bottom
        let size = fitted(
            child, in: window, minWidth: isAligned && isBelowOrAbove ? anchor.width : 0)
        var point = CGPoint(
            x: isAligned ? anchor.minX : anchor.midX - size.width / 2,
            y: isAligned ? anchor.minY : anchor.midY - size.height / 2)
        let below = anchor.maxY + Self.gap
        let above = anchor.minY - Self.gap - size.height
        let after = anchor.maxX + Self.gap
        let before = anchor.minX - Self.gap - size.width
        switch edge {
        case .bottom: point.y = below + size.height > window.height && above >= 0 ? above : below
        case .top: point.y = above < 0 && below + size.height <= window.height ? below : above
        case .trailing: point.x = after + size.width > window.width && before >= 0 ? before : after
        case .leading: point.x = before < 0 && after + size.width <= window.width ? after : before
        }
        return (Self.inside(point, size, window), size)
    }

    /// Moved as little as needed to stay inside the window.
    private static func inside(_ point: CGPoint, _ size: CGSize, _ window: CGSize) -> CGPoint {
        CGPoint(
            x: max(margin, min(point.x, window.width - size.width - margin)).rounded(),
            y: max(margin, min(point.y, window.height - size.height - margin)).rounded())
    }
}

/// Fills the window with a layer, places its content there, and blocks events behind it.
struct LayerEffect: RenderModifier, PresentingEffect {
    typealias Body = Never
    let placement: LayerPlacement
    let responder: Responder?

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let frame = placement.frame(of: child, in: size)
        return (frame.origin, ProposedViewSize(frame.size))
    }

    var isLayoutBoundary: Bool { true }

    func presentedSize(of child: RenderNode, in window: CGSize) -> CGSize? {
        placement.wholeOffer(in: window).map { child.sizeThatFits(ProposedViewSize($0)) }
    }

    func presentedLeastSize(of child: RenderNode, in window: CGSize) -> CGSize? {
        guard let offer = placement.wholeOffer(in: window) else { return nil }
        let least = child.sizeThatFits(.zero).width
        let proposal = ProposedViewSize(width: max(offer.width, least), height: 0)
        return CGSize(width: least, height: child.sizeThatFits(proposal).height)
    }
}

/// A press beside the content of a layer.
@MainActor
final class OutsidePressRecognizer: GestureRecognizer {
    var pressed: () -> Void = {}

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.phase == .down else { return .failed }
        let isOnContent = event.node.shownChildFrames.contains { $0.contains(event.location) }
        guard !isOnContent else { return .failed }
        pressed()
        return .ended
    }

    func cancel() {}
}
