import Foundation

/// What a scroll view shows first, told by the row and not by its distance from the beginning: that
/// is only estimated while rows of different heights before it have not been measured.
package struct ScrollAnchor: Equatable, Codable, Sendable {
    /// A row of a loop: which loop of those beside each other, and which of its rows.
    struct Step: Equatable, Codable, Sendable {
        let loop: Int
        let row: Int
    }

    /// The path of the container that makes the rows.
    let container: String
    /// From the outermost loop inwards; none for what is in no loop.
    let steps: [Step]
    /// Which of the views that make up the row.
    let part: Int
    /// How much of it is out of sight, in points.
    let hidden: Double

    /// Whether it can be used, wherever it comes from.
    var isSane: Bool { hidden.isFinite && part >= 0 && steps.allSatisfy { $0.row >= 0 } }
}
