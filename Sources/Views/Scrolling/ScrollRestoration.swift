import Foundation
import Geometry

/// The way of a scroll view back to the row that was first in sight when its window was saved.
@MainActor
final class ScrollRestoration {
    let place: ScrollAnchor
    /// The row is kept while it is not certain where it lies.
    private var pins: [RowPin] = []
    private weak var container: LazyRender?
    private var layouts = 0

    /// Layouts after which what is reached is taken for the place.
    private static let limit = 16

    init(to place: ScrollAnchor) { self.place = place }

    /// Whether the row is there at all.
    var isFound: Bool { container != nil }

    /// Looks for the container among those that the scroll view shows.
    func look(in containers: [LazyRender]) {
        guard container == nil, place.isSane,
            let found = containers.first(where: { $0.pathText == place.container }),
            let pins = found.pin(place)
        else { return }
        (container, self.pins) = (found, pins)
    }

    /// How far the scroll view still has to go, and along which axis.
    func distance() -> (length: CGFloat, axis: Axis)? {
        guard let container, let start = container.start(of: place) else { return nil }
        return (CGFloat(start - container.visibleRange().start), container.axis)
    }

    /// Whether there may be another layout.
    func mayContinue() -> Bool {
        layouts += 1
        return layouts < Self.limit
    }

    func end() {
        for pin in pins { pin.release() }
        pins = []
    }
}
