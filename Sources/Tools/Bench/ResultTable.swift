import Foundation

/// Results in columns, for people, beside what they should be and what others take.
///
/// The time after the frame counts where results are compared with targets and peers.
struct ResultTable {
    let peers: Peers
    /// The earlier run that results stand beside; nil if there is none.
    let comparison: Comparison?

    /// The names of the columns.
    var head: String {
        columns(
            "operation",
            ["median", "+ after", "95 %", "target"] + earlierCells("earlier", "ratio"),
            Self.cell("best peer", 30) + Self.cell("anchor", 14) + "unit")
    }

    func line(_ result: Result) -> String {
        let target = Targets.most[result.name]
        let cells = [
            number(result.median), result.behindFrame.map { "+ " + number($0) } ?? "",
            number(result.percentile(0.95)),
            target.map { (result.whole <= $0 ? "≤ " : "! ") + number($0) } ?? "",
        ]
        let peer = peers.best(of: result.name).map {
            let ratio = Comparison.Finding.factor(result.whole / $0.median)
            return "\($0.peer) \(number($0.median)) (\(ratio))"
        }
        let anchor = peers.anchor(of: result.name).map { "\($0.peer) \(number($0.median))" }
        let rest = Self.cell(peer ?? "", 30) + Self.cell(anchor ?? "", 14)
        let old = comparison?.earlier[result.name].map { number($0.median) } ?? ""
        let ratio = comparison?.finding(result).map { ($0.isTooMuch ? "! " : "") + "\($0)" } ?? ""
        return columns(
            result.name, cells + earlierCells(old, ratio),
            rest + result.unit + "  " + result.note)
    }

    private func earlierCells(_ texts: String...) -> [String] { comparison == nil ? [] : texts }

    private func columns(_ name: String, _ cells: [String], _ rest: String) -> String {
        let cells = cells.map { String(repeating: " ", count: max(10 - $0.count, 0)) + $0 }
        return ([Self.cell(name, 23)] + cells).joined() + "  " + rest
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width, withPad: " ", startingAt: 0)
    }

    private func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : "%.1f", value)
    }
}
