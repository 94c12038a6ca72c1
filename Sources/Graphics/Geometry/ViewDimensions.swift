import Foundation

/// A view's size and its alignment guides, measured in points from its top leading corner.
public struct ViewDimensions: Equatable {
    package let size: CGSize
    package let proposal: ProposedViewSize
    package let guides: (any AlignmentGuides)?

    package init(
        size: CGSize, proposal: ProposedViewSize = .unspecified,
        guides: (any AlignmentGuides)? = nil
    ) {
        self.size = size
        self.proposal = proposal
        self.guides = guides
    }

    /// The width of the view, in points.
    public var width: CGFloat { size.width }

    /// The height of the view, in points.
    public var height: CGFloat { size.height }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let guides else { return nil }
        guard !guides.explicitAlignmentKeys.isDisjoint(with: AlignmentKeySet(key)) else {
            return nil
        }
        return guides.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.proposal == right.proposal && left.guides === right.guides
    }
}

/// The alignment guides that a laid-out view and its children set.
package protocol AlignmentGuides: AnyObject {
    /// A superset of the guides that are set.
    var explicitAlignmentKeys: AlignmentKeySet { get }

    /// The position of a guide in a view with a size, laid out for a proposal; nil if not set.
    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?
}
