/// The times at which nodes of a window look different without any change of state, such as a caret
/// that blinks. A node sets its time while it is painted; no body is evaluated for it.
@MainActor
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
    /// The node that is being painted, which keeps it alive. A weak reference would add a side
    /// table to every node and slow every retain.
    private unowned(unsafe) var painting: RenderNode?

    init() {}

    /// The earliest time, in seconds on the frame clock; nil if there is none.
    package var next: Double? {
        let repaint = entries.values.lazy.filter { $0.node != nil }.map(\.time).min()
        guard let repaint, let call = nextCall else { return repaint ?? nextCall }
        return min(repaint, call)
    }

    /// The earliest time of a call.
    package var nextCall: Double? {
        calls.values.lazy.filter { $0.caller != nil }.map(\.time).min()
    }

    /// Schedules a call, which replaces an earlier one of the same node. At a time that is infinite
    /// or not a number, there is none.
    func call(for caller: _ViewNode, at time: Double, _ action: @escaping () -> Void) {
        guard time < .infinity else { return cancelCall(for: caller) }
        calls[ObjectIdentifier(caller)] = Call(time: time, caller: caller, action: action)
    }

    func cancelCall(for caller: _ViewNode) { calls[ObjectIdentifier(caller)] = nil }

    /// Schedules the node that is being painted to be painted again. At a time that is infinite or
    /// not a number, it is not.
    func repaint(at time: Double) {
        guard let painting, time < .infinity else { return }
        let known = entries[painting.id]?.time ?? time
        entries[painting.id] = Entry(time: min(known, time), node: painting)
    }

    /// Removes the node's time from when it was last painted. Returns the node around, for `end`.
    func begin(_ node: RenderNode) -> RenderNode? {
        defer { painting = node }
        if !entries.isEmpty { entries[node.id] = nil }
        return painting
    }

    func end(_ outer: RenderNode?) { painting = outer }

    /// Has all nodes painted whose time has come, and runs the calls that are due.
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
