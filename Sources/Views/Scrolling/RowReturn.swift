import Foundation
import Geometry

/// The way of a scroll view back to the row that was first in sight when its window was saved.
@MainActor
final class RowReturn {
    let place: SightMark
    /// The row is kept while it is not certain where it lies.
    private var holds: [RowHold] = []
    private weak var container: LazyRender?
    private var layouts = 0

    /// Layouts after which what is reached is taken for the place.
    private static let limit = 16

    init(to place: SightMark) { self.place = place }

    /// Whether the row is there at all.
    var isFound: Bool { container != nil }

    /// Looks for the container among those that the scroll view shows.
    func look(in containers: [LazyRender]) {
        guard container == nil, place.isSane,
            let found = containers.first(where: { $0.pathText == place.container }),
            let holds = found.hold(place)
        else { return }
        (container, self.holds) = (found, holds)
    }

    /// How far the scroll view still has to go, and along which axis.
    func distance() -> (length: CGFloat, axis: Axis)? {
        guard let container, let start = container.start(of: place) else { return nil }
        return (CGFloat(start - container.sight().low), container.axis)
    }

    /// Whether there may be another layout.
    func mayGoOn() -> Bool {
        layouts += 1
        return layouts < Self.limit
    }

    func end() {
        for hold in holds { hold.release() }
        holds = []
    }
}
