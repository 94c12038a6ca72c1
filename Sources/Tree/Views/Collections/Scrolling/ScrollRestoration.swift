import Foundation
import Geometry

/// Scrolls a scroll view back to the row that was first visible when its window was saved, over
/// several layouts.
@MainActor
final class ScrollRestoration {
    let anchor: ScrollAnchor
    /// Pins that keep the row until its position is certain.
    private var pins: [RowPin] = []
    private weak var container: LazyRender?
    private var layouts = 0

    /// The number of layouts after which the position reached is final.
    private static let limit = 16

    init(to anchor: ScrollAnchor) { self.anchor = anchor }

    /// Whether the row exists.
    var isFound: Bool { container != nil }

    /// Looks for the row's container among those in the scroll view, and pins the row.
    func look(in containers: [LazyRender]) {
        guard container == nil, anchor.isSane,
            let found = containers.first(where: { $0.pathText == anchor.container }),
            let pins = found.pin(anchor)
        else { return }
        (container, self.pins) = (found, pins)
    }

    /// The distance that is left to scroll, and its axis.
    func distance() -> (length: CGFloat, axis: Axis)? {
        guard let container, let start = container.start(of: anchor) else { return nil }
        return (CGFloat(start - container.visibleRange().start), container.axis)
    }

    /// Counts a layout; returns whether another one may follow.
    func mayContinue() -> Bool {
        layouts += 1
        return layouts < Self.limit
    }

    func end() {
        for pin in pins { pin.release() }
        pins = []
    }
}
