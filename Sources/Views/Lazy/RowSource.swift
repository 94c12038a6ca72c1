import Foundation
import Geometry

/// A loop whose rows are made when a container asks for them.
@MainActor protocol RowSource: _ViewNode {
    /// How long its rows are, kept by the container that measures them.
    var extents: RowExtents { get set }
    /// Whether a row is kept, though it may be far out of sight.
    func isPinned(_ index: Int) -> Bool
    func pin(_ index: Int) -> RowPin?

    /// Makes rows, or brings back those that were put aside.
    func show(_ range: Range<Int>)

    /// Takes a row out of sight; it keeps its state.
    func detach(_ index: Int)

    func rowID(at index: Int) -> AnyHashable
    func rowIndex(of id: AnyHashable) -> Int?

    /// The tag that a row not made would have, as far as its value tells.
    func rowTag(at index: Int) -> Tag?
}

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

private enum RowPositionTrait: TraitKey { static var defaultValue: RowPosition? { nil } }

extension Element {
    /// Which row of a lazy loop it belongs to; nil for what belongs to none.
    var rowPosition: RowPosition? {
        get { traits[RowPositionTrait.self] }
        set { traits[RowPositionTrait.self] = newValue }
    }
}

/// Which row of which loop an element belongs to; where loops stand in each other, the outermost
/// comes first.
final class RowPosition {
    let source: any RowSource
    let index: Int
    let inner: RowPosition?

    init(_ source: any RowSource, _ index: Int, inner: RowPosition?) {
        self.source = source
        self.index = index
        self.inner = inner
    }
}
