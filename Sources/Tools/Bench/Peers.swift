import Foundation

/// What other toolkits take for the same operations.
struct Peers: Decodable {
    /// Where and when figures were measured.
    struct Run: Decodable {
        let date: String
        let machine: String
    }

    struct Figure: Decodable {
        let peer: String
        let variant: String
        let median: Double
        let percentile95: Double?
        /// The name of its run.
        let run: String
    }

    /// What the same work takes here and there.
    struct Row: Decodable {
        /// Our operation, in whose unit the figures are.
        let operation: String
        /// Variants that do the same work in another way: they have the figures beside them, too,
        /// and do not count.
        let also: [String]?
        let figures: [Figure]
    }

    /// How the figures were measured.
    let source: String
    let runs: [String: Run]
    /// Peers that are too different to compete with: what they take is a floor.
    let anchors: [String]
    let rows: [Row]

    /// What stands in `Peers.json`.
    static func read() throws -> Peers {
        try JSONDecoder().decode(Peers.self, from: Data(PackageResources.Peers_json))
    }

    /// The operations that have figures.
    var operations: [String] { rows.flatMap { [$0.operation] + ($0.also ?? []) } }

    /// The quickest or smallest.
    func best(of operation: String) -> Figure? {
        figures(of: operation) { !anchors.contains($0.peer) }
    }

    /// The figure of the quickest or smallest anchor.
    func anchor(of operation: String) -> Figure? {
        figures(of: operation) { anchors.contains($0.peer) }
    }

    private func figures(of operation: String, _ isWanted: (Figure) -> Bool) -> Figure? {
        let row = rows.first { $0.operation == operation || $0.also?.contains(operation) == true }
        return row?.figures.filter(isWanted).min { $0.median < $1.median }
    }

    /// In how many rows nobody but an anchor takes less than we do, and the number of rows of which
    /// there is a result.
    func standing(_ results: [Result]) -> (first: Int, all: Int) {
        let results = Dictionary(results.map { ($0.name, $0) }) { $1 }
        let pairs = rows.compactMap { row -> (Double, Double)? in
            guard let best = best(of: row.operation) else { return nil }
            return results[row.operation].map { ($0.whole, best.median) }
        }
        return (pairs.filter { $0.0 <= $0.1 }.count, pairs.count)
    }
}
