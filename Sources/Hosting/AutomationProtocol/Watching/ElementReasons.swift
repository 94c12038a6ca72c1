/// Why the view that shows an element was evaluated, as far as an app was watched.
package struct ElementReasons: Codable, Hashable, Sendable {
    package struct Evaluation: Codable, Hashable, Sendable {
        /// The turn with its time.
        package let turn: String
        /// The evaluation first, and what led to it after it.
        package let lines: [String]

        package init(turn: String, lines: [String]) {
            self.turn = turn
            self.lines = lines
        }
    }

    /// The element as the tree prints it.
    package let element: String
    /// The views of the app around the element, the innermost first.
    package let views: [String]
    /// How many turns were watched.
    package let turns: Int
    /// The last evaluations of the innermost view, in their order.
    package let evaluations: [Evaluation]
    /// How many there were.
    package let count: Int

    package init(
        element: String, views: [String], turns: Int, evaluations: [Evaluation], count: Int
    ) {
        self.element = element
        self.views = views
        self.turns = turns
        self.evaluations = evaluations
        self.count = count
    }
}

extension ElementReasons: CustomStringConvertible {
    package var description: String {
        guard let view = views.first else { return "\(element) is shown by no view of the app." }
        let place = views.joined(separator: " in ")
        var lines = [element == view ? "\(place)." : "\(element) is shown by \(place)."]
        let watched = turns == 1 ? "the turn" : "the \(turns) turns"
        if count == 0 {
            lines.append("In \(watched) that were watched, \(view) was not evaluated.")
            return lines.joined(separator: "\n")
        }
        let times = count == 1 ? "once" : "\(count) times"
        let last = count > evaluations.count ? "; the last \(evaluations.count):" : ":"
        lines.append("In \(watched) that were watched, \(view) was evaluated \(times)\(last)")
        for evaluation in evaluations {
            lines.append(evaluation.turn)
            lines += evaluation.lines.enumerated().map {
                "  \($0.offset == 0 ? "" : "  ")\($0.element)"
            }
        }
        return lines.joined(separator: "\n")
    }
}
