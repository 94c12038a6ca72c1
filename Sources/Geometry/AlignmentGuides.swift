import Foundation

/// What knows the alignment guides that a laid-out view and its children set.
package protocol AlignmentGuides: AnyObject {
    /// The guides that may be set.
    var explicitAlignmentKeys: AlignmentKeySet { get }

    /// The guide's place in a view of that size, laid out for that proposal; nil where not set.
    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?
}
