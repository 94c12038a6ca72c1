import Drawing
import Foundation

/// The children of a container of many, in runs of neighbours.
///
/// What is far beside what scroll views show is not painted until it comes near.
@MainActor
final class PaintedRuns {
    /// The container owns the runs.
    private unowned let container: RenderNode
    private var runs: [PaintedRun] = []
    private var nextID = -1
    /// The part of the container outside of which children may be unpainted; nil if all are painted.
    private var paintedPart: CGRect?

    private static let longest = 32
    private static let shortest = 16
    /// The least distance in points at which a child is not painted. Its shadows and strokes are taken
    /// to reach no further.
    private static let leastMargin: CGFloat = 256

    init(of container: RenderNode) { self.container = container }

    /// Whether there are so many children that runs are worth while.
    static func suit(_ children: [RenderNode]) -> Bool { children.count > 64 }

    /// The children are no longer painted in their order.
    func drop() {
        for run in runs { run.range = 0..<0 }
        runs = []
    }

    /// Follows a change of the children. A run stays if all its children are still neighbours.
    func follow(from old: [RenderNode], to new: [RenderNode]) {
        let before = runs
        runs = []
        var start = 0
        var index = 0
        while index < new.count {
            guard let run = keptRun(at: index, of: new, from: old, after: index - start) else {
                index += 1
                continue
            }
            let count = run.range.count
            appendRuns(of: start..<index, new)
            run.range = index..<index + count
            runs.append(run)
            index += count
            start = index
        }
        appendRuns(of: start..<index, new)
        let kept = Set(runs.map(ObjectIdentifier.init))
        for run in before where !kept.contains(ObjectIdentifier(run)) { run.range = 0..<0 }
    }

    /// The run that starts with the child and may stay; `loose` children before it have no run.
    private func keptRun(
        at index: Int, of new: [RenderNode], from old: [RenderNode], after loose: Int
    ) -> PaintedRun? {
        guard let run = new[index].paintedRun else { return nil }
        let (range, end) = (run.range, index + run.range.count)
        // Short ones are joined with what is beside them.
        guard range.count >= Self.shortest, loose == 0 || loose >= Self.shortest,
            end <= new.count, range.upperBound <= old.count
        else { return nil }
        // Counted, because a debug build takes ten times as long for a sequence of pairs.
        var offset = 0
        while offset < range.count {
            guard old[range.lowerBound + offset] === new[index + offset] else { return nil }
            offset += 1
        }
        return run
    }

    private func appendRuns(of range: Range<Int>, _ children: [RenderNode]) {
        guard !range.isEmpty else { return }
        let count = (range.count + Self.longest - 1) / Self.longest
        for part in 0..<count {
            let start = range.lowerBound + range.count * part / count
            let end = range.lowerBound + range.count * (part + 1) / count
            let run = PaintedRun(id: takeID(of: children[start].paintedRun), range: start..<end)
            for child in children[run.range] { child.paintedRun = run }
            runs.append(run)
        }
    }

    /// The number of a dropped run, whose children are mostly the same, or a new one.
    private func takeID(of former: PaintedRun?) -> Int {
        if let former, !former.range.isEmpty {
            former.range = 0..<0
            return former.id
        }
        defer { nextID -= 1 }
        return nextID
    }

    func paint(_ children: [RenderNode], into recorder: inout DisplayListRecorder) {
        paintNearParts { part in
            var isAnyDeferred = false
            for run in runs {
                let members = children[run.range]
                if let part, run.deferPaint(of: members, outside: part) {
                    isAnyDeferred = true
                } else {
                    recorder.child(run.displayGroup(of: members), at: run.origin)
                }
            }
            return isAnyDeferred
        }
    }

    /// Paints children in another order, each by itself.
    func paintOneByOne(_ children: [RenderNode], into recorder: inout DisplayListRecorder) {
        paintNearParts { part in
            var isAnyDeferred = false
            for child in children {
                if let part, child.deferPaint(outside: part) {
                    isAnyDeferred = true
                } else {
                    recorder.child(child)
                }
            }
            return isAnyDeferred
        }
    }

    /// Paints what scroll views around show, and half as much again on each side. The body is given
    /// that part, and returns whether it has left out anything else.
    private func paintNearParts(_ body: (CGRect?) -> Bool) {
        let part = container.unclippedPart.map {
            $0.insetBy(
                dx: -max($0.width / 2, Self.leastMargin),
                dy: -max($0.height / 2, Self.leastMargin))
        }
        paintedPart = body(part) ? part : nil
        if paintedPart != nil { container.tree.noteDeferredPaint(self) }
    }

    /// Has the container painted again if a part may be seen that is unpainted.
    func paintIfNear(in surroundings: inout Surroundings) {
        guard let paintedPart else { return }
        let (isInTree, shown) = surroundings.unclippedPart(of: container)
        guard isInTree else { return }
        if shown.map({ $0.isNull || paintedPart.contains($0) }) != true {
            container.invalidatePaint()
        }
    }

    /// Visits the children that a touch may meet, front to back, until one takes it.
    func first(
        at point: CGPoint, of children: [RenderNode], where takesIt: (RenderNode) -> Bool
    ) -> Bool {
        for run in runs.reversed() {
            let part = children[run.range]
            if run.touchBounds(of: part).contains(point),
                part.reversed().contains(where: takesIt)
            {
                return true
            }
        }
        return false
    }

    func touchBounds(of children: [RenderNode]) -> CGRect {
        runs.reduce(.null) { $0.union($1.touchBounds(of: children[$1.range])) }
    }
}
