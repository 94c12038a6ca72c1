import Drawing
import Foundation

/// The children of a container of many, in runs of neighbours.
@MainActor
struct PaintedRuns {
    private var runs: [PaintedRun] = []
    private var nextID = -1

    /// Up to this number, children are painted one by one.
    private static let fewChildren = 64
    private static let longest = 32
    private static let shortest = 16

    /// Whether there are so many children that they are in runs.
    var isUsed: Bool { !runs.isEmpty }

    /// The children are no longer painted in their order.
    mutating func drop() {
        for run in runs { run.range = 0..<0 }
        runs = []
    }

    /// Follows a change of the children. A run stays if all its children are still neighbours.
    mutating func follow(from old: [RenderNode], to new: [RenderNode]) {
        guard new.count > Self.fewChildren else { return drop() }
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
        let isWhole = zip(old[range], new[index..<end]).allSatisfy { $0 === $1 }
        return isWhole ? run : nil
    }

    private mutating func appendRuns(of range: Range<Int>, _ children: [RenderNode]) {
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
    private mutating func takeID(of former: PaintedRun?) -> Int {
        if let former, !former.range.isEmpty {
            former.range = 0..<0
            return former.id
        }
        defer { nextID -= 1 }
        return nextID
    }

    func paint(_ children: [RenderNode], into recorder: inout DisplayListRecorder) {
        for run in runs {
            let group = run.displayGroup(of: children[run.range])
            recorder.child(group, at: run.origin)
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
