import Foundation
import Geometry

/// Stands among the elements for rows of a loop that are not made. Containers that ask for rows
/// as they come into sight take it for what it is; others never meet one.
final class PlaceholderRows: RenderNode {
    private(set) weak var source: (any RowSource)?
    let range: Range<Int>

    init(_ source: any RowSource, _ range: Range<Int>) {
        self.source = source
        self.range = range
        super.init(in: source.tree, owner: nil)
    }

    override var isPlaceholder: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The lengths of the rows together, with the room between them.
    func length(spacing: Double, _ fallback: Double) -> Double {
        MainActor.assumeIsolated {
            guard let source else { return 0 }
            return source.extents.length(of: range, fallback) + spacing * Double(range.count - 1)
        }
    }
}
