import Foundation

/// The first visible row of a scroll view, for saved sessions. An offset says less: it depends on
/// estimates, as long as rows of different heights before the row are not measured.
package struct ScrollAnchor: Equatable, Codable, Sendable {
    /// The index of a loop among those beside each other, and the index of one of its rows.
    struct Step: Equatable, Codable, Sendable {
        let loop: Int
        let row: Int
    }

    /// The path of the container that makes the rows.
    let container: String
    /// From the outermost loop inwards; empty for a view outside of loops.
    let steps: [Step]
    /// The index among the views that make up the row.
    let part: Int
    /// How much of the view is scrolled out, in points.
    let hidden: Double

    /// Whether its numbers are in range: a saved session may be damaged.
    var isSane: Bool { hidden.isFinite && part >= 0 && steps.allSatisfy { $0.row >= 0 } }
}
