import Foundation

/// The containers of a window that have unpainted children far beside what is shown.
@MainActor
final class DeferredPaint {
    private var containers = WeakList<PaintedRuns>()

    func add(_ runs: PaintedRuns) { containers.add(runs) }

    /// Has those painted again of which more may be shown than is painted, whatever has moved them.
    func paintWhatIsNear() {
        var surroundings = Surroundings()
        for runs in containers.all() { runs.paintIfNear(in: &surroundings) }
    }
}

extension ViewTree {
    /// Notes a container with unpainted children.
    func noteDeferredPaint(_ runs: PaintedRuns) { feature { DeferredPaint() }.add(runs) }
}
