import Foundation
import Geometry
import Views

/// Where in the window a presented view is placed.
@MainActor
enum LayerPlacement {
    /// In the middle, offered at most this size.
    case centered(CGSize)
    /// In the middle, as large as a sizing decides.
    case sized(any PresentationSizing)
    /// Beside a view, on the given side where it fits, else on the opposite one.
    case beside(() -> CGRect?, Edge, isAligned: Bool)
    /// Beside a view, as `beside`, with space for an arrow between the two.
    case popover(() -> CGRect?, Edge)
    /// With a corner at the point, as a context menu.
    case at(CGPoint)
    /// At the lower edge, as wide as the window.
    case bottom(BottomHeight)
    case full
    /// Over the lower edge, in the middle, at most this wide.
    case foot(CGFloat)
    /// Everything below this height.
    case below(CGFloat)
    /// Below something and never over it, as low as the window lets it.
    case hanging(() -> CGRect?)
    /// Below a view and exactly as wide.
    case under(() -> CGRect?)

    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 4

    /// The frame in the window of what it stands beside.
    var anchor: CGRect? {
        switch self {
        case .beside(let anchor, _, _), .popover(let anchor, _), .hanging(let anchor),
            .under(let anchor):
            anchor()
        case .centered, .sized, .at, .bottom, .full, .foot, .below: nil
        }
    }

    /// The frame of the view in a window of this size, counted from the window's leading edge.
    func frame(
        of child: RenderNode, in window: CGSize, isRightToLeft: Bool
    ) -> (origin: CGPoint, size: CGSize) {
        // What it stands beside is known by its place on the screen.
        func leading(_ rect: CGRect) -> CGRect {
            guard isRightToLeft else { return rect }
            return CGRect(
                x: window.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        switch self {
        case .full:
            return (.zero, window)
        case .below(let top):
            return (
                CGPoint(x: 0, y: top),
                CGSize(width: window.width, height: max(0, window.height - top))
            )
        case .bottom(let height):
            let size = CGSize(width: window.width, height: height.length(in: window.height))
            return (CGPoint(x: 0, y: window.height - size.height), size)
        case .centered(let limit):
            let size = child.sizeThatFits(ProposedViewSize(Self.offer(limit, in: window)))
            return (Self.middle(of: window, for: size), size)
        case .sized(let sizing):
            let size = Self.size(sizing, of: child, in: window)
            return (Self.middle(of: window, for: size), size)
        case .hanging(let anchor):
            let frame = anchor().map(leading) ?? .zero
            let available = CGSize(width: window.width, height: max(0, window.height - frame.maxY))
            let size = fitted(child, in: available, minWidth: frame.width)
            let point = Self.inside(CGPoint(x: frame.minX, y: 0), size, window)
            return (CGPoint(x: point.x, y: frame.maxY.rounded()), size)
        case .foot(let most):
            let width = max(0, min(most, window.width - 4 * Self.margin))
            let size = CGSize(
                width: width,
                height: child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
            let top = max(Self.margin, window.height - size.height - 2 * Self.margin)
            return (CGPoint(x: ((window.width - width) / 2).rounded(), y: top), size)
        case .under(let anchor):
            let frame = anchor().map(leading) ?? .zero
            let top = (frame.maxY + Self.gap).rounded()
            let available = max(0, window.height - top - Self.margin)
            let own = child.sizeThatFits(
                ProposedViewSize(width: frame.width, height: available))
            return (
                CGPoint(x: frame.minX, y: top), CGSize(width: frame.width, height: own.height)
            )
        case .beside(let anchor, let edge, let isAligned):
            let frame =
                anchor().map(leading)
                ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
            return beside(frame, edge, isAligned, Self.gap, child, window)
        case .popover(let anchor, let edge):
            let frame =
                anchor().map(leading)
                ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
            return beside(frame, edge, false, PanelOutline.arrowLength + 1, child, window)
        case .at(let point):
            let size = fitted(child, in: window, minWidth: 0)
            let corner = leading(CGRect(origin: point, size: .zero)).origin
            return (Self.inside(corner, size, window), size)
        }
    }

    private static func middle(of window: CGSize, for size: CGSize) -> CGPoint {
        CGPoint(
            x: ((window.width - size.width) / 2).rounded(),
            y: ((window.height - size.height) / 2).rounded())
    }

    private static func size(
        _ sizing: any PresentationSizing, of child: RenderNode, in window: CGSize
    ) -> CGSize {
        let available = offer(window, in: window)
        let proposal = sizing.proposedSize(
            for: PresentationSizingRoot { child.sizeThatFits($0) },
            context: PresentationSizingContext(available: available))
        let own = child.sizeThatFits(proposal)
        func length(_ value: CGFloat?, _ own: CGFloat, _ available: CGFloat) -> CGFloat {
            min(max(value?.validLength ?? own, 0), available)
        }
        return CGSize(
            width: length(proposal.width, own.width, available.width),
            height: length(proposal.height, own.height, available.height))
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
        case .sized(let sizing):
            sizing is FittedPresentationSizing
                ? nil : Self.offer(FormPresentationSizing.size, in: window)
        case .full: window
        case .beside, .popover, .at, .bottom, .below, .hanging, .under, .foot: nil
        }
    }

    /// The ideal size, limited by the window. If the window is not wide enough, texts take more
    /// lines, and the view is higher.
    private func fitted(_ child: RenderNode, in window: CGSize, minWidth: CGFloat) -> CGSize {
        let ideal = child.sizeThatFits(.unspecified)
        let available = CGSize(
            width: window.width - 2 * Self.margin, height: window.height - 2 * Self.margin)
        let width = max(0, min(max(ideal.width, minWidth), available.width))
        let height =
            width < ideal.width
            ? child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : ideal.height
        return child.sizeThatFits(
            ProposedViewSize(width: width, height: max(0, min(height, available.height))))
    }

    private func beside(
        _ anchor: CGRect, _ edge: Edge, _ isAligned: Bool, _ gap: CGFloat, _ child: RenderNode,
        _ window: CGSize
    ) -> (CGPoint, CGSize) {
        let isBelowOrAbove = edge == .top || edge == .bottom
        let size = fitted(
            child, in: window, minWidth: isAligned && isBelowOrAbove ? anchor.width : 0)
        var point = CGPoint(
            x: isAligned ? anchor.minX : anchor.midX - size.width / 2,
            y: isAligned ? anchor.minY : anchor.midY - size.height / 2)
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - size.height
        let after = anchor.maxX + gap
        let before = anchor.minX - gap - size.width
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

/// How high a sheet at the lower edge is: as its detent says, or as it was dragged in a window of some
/// height.
struct BottomHeight {
    var points: CGFloat = 0
    /// The height of the window for which `points` are; 0 where the sheet was never dragged.
    var window: CGFloat = 0
    var isDragged = false
    /// The height at which the running drag began.
    var start: CGFloat = 0
    var resting: (CGFloat) -> CGFloat = { $0 }

    func length(in window: CGFloat) -> CGFloat {
        abs(window - self.window) < 1 ? points : resting(window)
    }
}
