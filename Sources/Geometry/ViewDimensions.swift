import Foundation

/// A view's size and its alignment guides, measured from its upper leading corner; points.
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

    public var width: CGFloat { size.width }

    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[guide.key]
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[guide.key]
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }

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
