import Foundation
import Geometry
import Layouts

// The offset and the first visible row, from one run of the app to the next.
extension ScrollRender {
    /// Starts at the offset of the last run, or else at the anchor that the app sets.
    func setInitialOffset() {
        restoredOffset = tree.scrollMemory.offset(wantedAt: path)
        if restoredOffset != nil {
            hasMoved = true
            restoration = tree.scrollMemory.row(wantedAt: path).map(ScrollRestoration.init)
        } else if let anchor = settings.initialAnchor {
            show(initially: anchor)
        }
    }

    /// Shows the point of the content at the anchor. The first layouts repeat it, because only they
    /// measure the content.
    func show(initially anchor: UnitPoint) {
        offset = CGPoint(x: limit.width * anchor.x, y: limit.height * anchor.y)
        pendingShift = .zero
    }

    /// Keeps showing the point of the content at the anchor, if that was shown before the content or
    /// the scroll view changed its size.
    func follow(_ anchor: UnitPoint, from old: CGSize) {
        let new = limit
        guard old != new, motion == nil, glide == nil else { return }
        for axis in Axis.allCases where scrolls(axis) && old[axis] != new[axis] {
            let part = axis == .horizontal ? anchor.x : anchor.y
            let wasThere = abs(offset[axis] - old[axis] * part) <= 1
            guard wasThere else { continue }
            offset[axis] = new[axis] * part
            pendingShift[axis] = 0
        }
    }

    func remember() {
        let row = containers.lazy.compactMap { $0.firstVisibleRow() }.first
        tree.scrollMemory.note(offset, row: row, at: path)
    }

    func endRestoration() {
        guard let ended = restoration else { return }
        restoration = nil
        ended.end()
    }

    /// Scrolls to the row that was first visible at the last run. Each layout on the way measures
    /// rows around it, so that the next one comes closer.
    func continueRestoration() {
        guard let restoration else { return }
        restoration.look(in: containers)
        guard restoration.isFound else {
            // Without the row, the offset is all there is to restore.
            if restoredOffset == nil { endRestoration() }
            return
        }
        restoredOffset = nil
        var isThere = false
        for _ in 0..<Self.stepsInLayout {
            guard let (length, axis) = restoration.distance() else { break }
            pendingShift = .zero
            var wanted = offset
            wanted[axis] += length
            isThere = clamped(wanted) == offset
            if isThere { break }
            offset = clamped(wanted)
            placeChild()
        }
        let isSettled =
            isThere && pendingShift == .zero && outerContentSize(proposal) == contentSize
        guard !isSettled, restoration.mayContinue() else { return endRestoration() }
        tree.afterLayout { [weak self] in self?.invalidatePlacement() }
    }

    /// Each may make rows that are not as long as they were estimated.
    private static let stepsInLayout = 4
}
