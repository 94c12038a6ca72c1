import Foundation
import Hosting
import Geometry
import Views

/// What a driver tells of an app's turns, and of why an element is as it is.
extension ScenarioDriver {
    /// The evaluations that an explanation has.
    private static let mostEvaluations = 10

    /// The last turns, the oldest first.
    package func turns(last count: Int) throws(StepFailure) -> [TurnRecord] {
        try log().turns.suffix(max(count, 0)).map(\.record)
    }

    private func log() throws(StepFailure) -> TurnLog {
        guard let log = target.app.turnLog else {
            throw StepFailure("the app notes no turns: it was started without CASEMENT_TURNS=1")
        }
        return log
    }

    /// Why the view that shows the only element that matches was evaluated.
    package func reasons(for selector: Selector) throws(StepFailure) -> ElementReasons {
        let (element, render) = try shown(selector)
        _ = try log()
        let views = render.ownBodies
        return reasons(for: views.first, named: element.line, in: views)
    }

    /// Why a view was evaluated, if it is one of the app's; or else that around it.
    func reasons(for node: _ViewNode, named name: String) -> ElementReasons {
        let views = node.ownBodies
        return reasons(for: views.first, named: name, in: views)
    }

    private func reasons(
        for node: _ViewNode?, named name: String, in views: [_ViewNode]
    ) -> ElementReasons {
        let turns = target.app.turnLog?.turns ?? []
        var found: [ElementReasons.Evaluation] = []
        var count = 0
        for turn in turns.reversed() {
            let steps = turn.steps.indices.filter { index in
                guard case .body(let evaluation) = turn.steps[index] else { return false }
                return evaluation.node === node && node != nil
            }
            count += steps.count
            guard !steps.isEmpty, found.count < Self.mostEvaluations else { continue }
            let record = turn.record
            for step in steps.reversed() where found.count < Self.mostEvaluations {
                found.append(
                    .init(turn: record.title, lines: record.explanation(ofStep: step)))
            }
        }
        return ElementReasons(
            element: name, views: views.map(\.name), turns: turns.count,
            evaluations: found.reversed(), count: count)
    }

    /// What was proposed on the way to the only element that matches, and what was answered.
    package func layout(of selector: Selector) throws(StepFailure) -> ElementLayout {
        let (element, render) = try shown(selector)
        return ElementLayout(
            element: element.line, nodes: render.layoutsAround.map { .init($0) })
    }

    private func shown(
        _ selector: Selector
    ) throws(StepFailure) -> (ScreenElement, RenderNode) {
        let element = try only(selector).element
        guard let render = element.render else {
            throw StepFailure("\(element.line) is not shown by a view")
        }
        return (element, render)
    }
}

extension ElementLayout.Node {
    @MainActor
    init(_ layout: NodeLayout) {
        self.init(
            name: layout.name, values: layout.values, view: layout.view,
            frame: layout.frame.bounded, proposal: .init(layout.proposal),
            answers: layout.answers.map {
                .init(proposal: .init($0.proposal), size: .init(ProposedViewSize($0.size)))
            },
            childCount: layout.childCount)
    }
}

extension ElementLayout.Lengths {
    fileprivate init(_ size: ProposedViewSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension CGRect {
    /// The rectangle with numbers that JSON can have.
    var bounded: CGRect {
        func bounded(_ length: CGFloat) -> CGFloat {
            length.isNaN ? 0 : min(max(length, -Self.farthest), Self.farthest)
        }
        return CGRect(
            x: bounded(minX), y: bounded(minY), width: bounded(width), height: bounded(height))
    }

    private static let farthest: CGFloat = 1e9
}
