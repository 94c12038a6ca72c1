import Foundation
import Geometry

/// Limits to a width and a height, and what they are where nothing is proposed.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package let alignment: Alignment

    /// The limits contradict each other. The largest one wins, from the minimum upwards.
    package let hasContradictoryConstraints: Bool

    private let horizontal: LengthLimits
    private let vertical: LengthLimits

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) {
        self.alignment = alignment
        horizontal = LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        vertical = LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        hasContradictoryConstraints = horizontal.isContradictory || vertical.isContradictory
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width = horizontal.settledLength(for: proposal.width),
            let height = vertical.settledLength(for: proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: horizontal.length(for: proposal.width, around: size.width),
            height: vertical.length(for: proposal.height, around: size.height))
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        aligned(
            child, alignment, in: ViewDimensions(size: size), proposal: childProposal(proposal))
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.childProposal(proposal.width),
            height: vertical.childProposal(proposal.height))
    }
}

/// The limits of one dimension.
private struct LengthLimits: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?
    let isContradictory: Bool

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let least = Self.number(minimum).map { max(0, $0) }
        let wanted = Self.number(ideal).map { max($0, least ?? 0) }
        self.minimum = least
        self.ideal = wanted
        self.maximum = Self.number(maximum).map { max($0, wanted ?? least ?? 0) }
        isContradictory =
            self.minimum != minimum || self.ideal != ideal || self.maximum != maximum
    }

    private static func number(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isNaN ? nil : $0 }
    }

    /// What is offered to the child: the proposal inside of the limits.
    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
        guard let wanted = proposal ?? ideal else { return nil }
        return clamp(wanted)
    }

    /// The frame's length where the child has no say in it: both limits are known.
    func settledLength(for proposal: CGFloat?) -> CGFloat? {
        guard minimum != nil, maximum != nil, let wanted = proposal ?? ideal else { return nil }
        return clamp(wanted)
    }

    /// The frame's length around a child of some length.
    func length(for proposal: CGFloat?, around child: CGFloat) -> CGFloat {
        if let settled = settledLength(for: proposal) { return settled }
        let wanted = proposal ?? ideal ?? child
        switch (minimum, maximum) {
        case (nil, nil): return child
        case (let minimum?, nil): return max(minimum, min(child, wanted))
        case (nil, let maximum?): return min(maximum, max(child, wanted))
        case (_?, _?): return clamp(child)
        }
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
        min(max(length, minimum ?? 0), maximum ?? .infinity)
    }
}
