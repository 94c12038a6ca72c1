/// When what a window shows will look different though nothing changes, such as a caret that
/// blinks. A node says so while it is painted; no body is evaluated for it.
package final class RepaintSchedule {
    private struct Entry {
        var time: Double
        weak var node: RenderNode?
    }

    private struct Call {
        let time: Double
        weak var caller: _ViewNode?
        let action: () -> Void
    }

    private var entries: [Int: Entry] = [:]
    private var calls: [ObjectIdentifier: Call] = [:]
    /// Alive for as long as it is painted. Not weak, as no render node should be referred to so
    /// that is painted often: it would count its owners slowly from then on.
    private unowned(unsafe) var painting: RenderNode?

    init() {}

    /// The earliest moment, in seconds of the frame clock; nil where nothing waits.
    package var next: Double? {
        let repaint = entries.values.lazy.filter { $0.node != nil }.map(\.time).min()
        guard let repaint, let call = nextCall else { return repaint ?? nextCall }
        return min(repaint, call)
    }

    /// The earliest moment of those at which more is to be done than to paint.
    package var nextCall: Double? {
        calls.values.lazy.filter { $0.caller != nil }.map(\.time).min()
    }

    /// Runs the action at a time, in place of what the node has asked for before.
    func call(for caller: _ViewNode, at time: Double, _ action: @escaping () -> Void) {
        calls[ObjectIdentifier(caller)] = Call(time: time, caller: caller, action: action)
    }

    /// The node being painted will look different at a time.
    func repaint(at time: Double) {
        guard let painting else { return }
        let known = entries[painting.id]?.time ?? time
        entries[painting.id] = Entry(time: min(known, time), node: painting)
    }

    /// Forgets what the node said when it was last painted; returns what `end` has to be given.
    func begin(_ node: RenderNode) -> RenderNode? {
        defer { painting = node }
        if !entries.isEmpty { entries[node.id] = nil }
        return painting
    }

    func end(_ outer: RenderNode?) { painting = outer }

    /// Has everything painted again whose time has come.
    package func run(_ now: Double) {
        for (id, entry) in entries where entry.node == nil || entry.time <= now {
            entries[id] = nil
            entry.node?.invalidatePaint()
        }
        for (id, call) in calls where call.caller == nil || call.time <= now {
            calls[id] = nil
            if call.caller != nil { call.action() }
        }
    }
}
