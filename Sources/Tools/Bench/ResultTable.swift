import Foundation

/// Results in columns, for people, beside what they should be and what others take.
struct ResultTable {
    let peers: Peers
    /// An earlier run's results by name; nil where none is compared.
    let earlier: [String: Result]?

    /// The names of the columns.
    var head: String {
        columns("operation", ["median", "95 %", "target"] + earlierCell("earlier"), "best peer")
    }

    func line(_ result: Result) -> String {
        let target = Targets.most[result.name]
        let cells =
            [result.median, result.percentile(0.95)].map(number) + [
                target.map { (result.median <= $0 ? "≤ " : "! ") + number($0) } ?? ""
            ]
        let peer =
            peers.best(of: result.name)
            .map { "\($0.peer) \(number($0.median))" } ?? ""
        let rest = peer.padding(toLength: 22, withPad: " ", startingAt: 0)
        let old = earlier?[result.name].map { number($0.median) } ?? ""
        return columns(
            result.name, cells + earlierCell(old), rest + result.unit + "  " + result.note)
    }

    private func earlierCell(_ text: String) -> [String] { earlier == nil ? [] : [text] }

    private func columns(_ name: String, _ cells: [String], _ rest: String) -> String {
        let cells = cells.map { String(repeating: " ", count: max(10 - $0.count, 0)) + $0 }
        let name = name.padding(toLength: 21, withPad: " ", startingAt: 0)
        return ([name] + cells).joined() + "  " + rest
    }

    private func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : "%.1f", value)
    }
}
