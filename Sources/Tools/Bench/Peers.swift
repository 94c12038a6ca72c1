import Foundation

/// What other toolkits take for the same operations, as it was measured on one day.
struct Peers: Decodable {
    struct Figure: Decodable {
        let peer: String
        let variant: String
        let median: Double
        let percentile95: Double?
    }

    /// On what, and how.
    let source: String
    let date: String
    /// By the names of our operations, in their units.
    let figures: [String: [Figure]]

    /// What stands in `Peers.json`.
    static func read() throws -> Peers {
        try JSONDecoder().decode(Peers.self, from: Data(PackageResources.Peers_json))
    }

    /// The quickest or smallest.
    func best(of operation: String) -> Figure? {
        figures[operation]?.min { $0.median < $1.median }
    }
}
