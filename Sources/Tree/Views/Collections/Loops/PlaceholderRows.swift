import Foundation
import Geometry

/// An element that stands for consecutive rows that a loop has not made. Only lazy containers get
/// such elements.
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

    /// The sum of the estimated lengths of the rows and the spacing between them.
    func length(spacing: Double, _ fallback: Double) -> Double {
        guard let source else { return 0 }
        return source.extents.length(of: range, fallback) + spacing * Double(range.count - 1)
    }
}
