/// What the last turns of an app's run loop did, step by step, and why. An app has one only while
/// somebody watches it, because that takes time and memory.
///
/// Only the main thread may use it.
package final class TurnLog: StateChangeListener {
    /// Older turns, and the steps of one turn beyond these, are not kept.
    package static let mostTurns = 1_000
    package static let mostSteps = 2_000
    /// Steps of all turns together.
    private static let mostKept = 50_000

    package private(set) var turns: [WatchedTurn] = []
    /// Called with each turn that has done something.
    package var whenEnded: (@MainActor (WatchedTurn) -> Void)?
    /// Whether turns are kept for those who ask later.
    package var keepsTurns = false
    private var running: WatchedTurn?
    /// The steps at which views were evaluated last in the running turn.
    private var evaluations: [ObjectIdentifier: Int] = [:]
    private var stepsKept = 0
    /// The view whose closure is running, such as that of `onChange`.
    private var acting: String?
    /// Who has written to a state that the next update takes over.
    private var writers: [ObjectIdentifier: String] = [:]

    package init() {}

    package func begin(turn number: Int, time: Double, events: [InputEvent]) {
        running = WatchedTurn(number: number, time: time)
        evaluations.removeAll(keepingCapacity: true)
        for event in events where event.kind != .wake { add(.input(event)) }
    }

    /// Keeps the running turn, unless it did nothing.
    @MainActor
    package func end(_ report: FrameReport) {
        guard var turn = running else { return }
        running = nil
        guard !turn.steps.isEmpty || !report.isEmpty else { return }
        turn.report = report
        whenEnded?(turn)
        guard keepsTurns else { return }
        turns.append(turn)
        stepsKept += turn.steps.count
        while turns.count > Self.mostTurns || stepsKept > Self.mostKept && turns.count > 1 {
            stepsKept -= turns.removeFirst().steps.count
        }
    }

    /// Notes who writes to what will be noted when the next update takes it over.
    func noteWrite(to cell: ObjectIdentifier) {
        if let acting { writers[cell] = acting }
    }

    func note(_ change: StateChange, of cell: ObjectIdentifier?) {
        // Each view that shows a property of a model reports its change.
        if change.new == nil, case .change(let last, _)? = running?.steps.last, last == change {
            return
        }
        let writer = cell.map { writers.removeValue(forKey: $0) } ?? acting
        add(.change(change, by: writer))
    }

    package func note(layout sizes: Int) { add(.layout(sizes: sizes)) }

    package func note(_ pixels: Int, of window: WindowID) { add(.frame(window, pixels: pixels)) }

    /// Notes that the body of a view or modifier is about to be evaluated.
    @MainActor
    func note(
        bodyOf node: any OrderedNode, named name: String, isOwn: Bool, because reasons: [String]
    ) {
        let evaluation = BodyEvaluation(
            node: node, name: name, isOwn: isOwn, reasons: reasons, giver: giver(of: node))
        guard let step = add(.body(evaluation)) else { return }
        evaluations[ObjectIdentifier(node)] = step
    }

    /// The step at which the nearest view around the node was evaluated, which gave it its value.
    @MainActor
    private func giver(of node: any OrderedNode) -> Int? {
        guard !evaluations.isEmpty else { return nil }
        var next = node.orderedParent
        while let current = next {
            if let step = evaluations[ObjectIdentifier(current)] { return step }
            next = current.orderedParent
        }
        return nil
    }

    /// Runs a closure of a view: what it writes is written by that view.
    func acting(_ name: String, _ action: () -> Void) {
        let outer = acting
        acting = name
        add(.action(name))
        action()
        acting = outer
    }

    /// Returns where the step stands in the running turn; `nil` if it is not kept.
    @discardableResult
    private func add(_ step: TurnStep) -> Int? {
        guard let count = running?.steps.count else { return nil }
        guard count < Self.mostSteps else {
            running?.omitted += 1
            return nil
        }
        running?.steps.append(step)
        return count
    }
}

/// A turn of the run loop, as somebody who watches an app sees it.
package struct WatchedTurn {
    package let number: Int
    /// Seconds of the frame clock.
    package let time: Double
    package fileprivate(set) var steps: [TurnStep] = []
    /// How many more steps there were than are kept.
    package fileprivate(set) var omitted = 0
    package fileprivate(set) var report = FrameReport()
}

/// Something that happened in a turn.
package enum TurnStep {
    case input(InputEvent)
    /// State was written; by a closure of the view, if that is known.
    case change(StateChange, by: String?)
    case body(BodyEvaluation)
    /// A closure of a view was run after an update.
    case action(String)
    /// A layout, with how many sizes it computed.
    case layout(sizes: Int)
    /// A frame of a window, with how many pixels of it changed.
    case frame(WindowID, pixels: Int)
}

/// An evaluation of a view's or a modifier's body.
package struct BodyEvaluation {
    /// `nil` once it is gone.
    package private(set) weak var node: (any OrderedNode)?
    package let name: String
    /// Whether the app declares the view, and not Casement.
    package let isOwn: Bool
    /// The properties that have changed; `@self` is the value that the view was given, and
    /// `@dependencies` is a model that the body has read. Empty for a new view.
    package let reasons: [String]
    /// The step at which the value was given.
    package let giver: Int?
}
