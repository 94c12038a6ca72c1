import Foundation
import Geometry
import Layouts

/// How a change finds those it concerns.
///
/// A node that changes puts the answers of everything around it in doubt, up to the next layout
/// boundary. Whoever is asked in doubt first settles what changed inside: a node whose answers
/// are what they were leaves its parent as it is, so a change goes no further out than it can be
/// seen. A node in doubt has not been asked since; so nothing is made from what no longer holds.
extension RenderNode {
    // MARK: Answers

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        settle()
        if let known = answers.sizes.size(for: proposal) { return known }
        tree.app.report.layouts += 1
        let size = computeSize(proposal)
        answers.sizes.insert(size, for: proposal)
        return size
    }

    package final var spacing: ViewSpacing {
        settle()
        if let known = answers.spacing { return known }
        let spacing = computeSpacing()
        answers.spacing = spacing
        return spacing
    }

    package final var explicitAlignmentKeys: AlignmentKeySet {
        settle()
        if let known = answers.alignmentKeys { return known }
        let keys = computeAlignmentKeys()
        answers.alignmentKeys = keys
        return keys
    }

    package final func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        settle()
        answers.includesOthers = true
        return ownAlignment(of: key, in: size, proposal: proposal)
    }

    package final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        answers.includesOthers = true
        return traitValue(key) ?? ownLayoutValue(key) ?? K.defaultValue
    }

    package final var layoutPriority: Double { traits[LayoutPriorityTrait.self] }

    // MARK: Doubt

    /// The node may answer differently from now on.
    package final func invalidateLayout() {
        if doubt == .none { spreadDoubt() }
        doubt = .changed
        doubtful = []
        doubtPlacement()
    }

    private func spreadDoubt() {
        var node = self
        while let parent = node.parent, parent.doubt != .changed {
            let isNews = parent.doubt == .none
            parent.doubt = .inside
            parent.doubtful.append(node)
            guard isNews, !parent.isLayoutBoundary else { return }
            node = parent
        }
    }

    /// Finds out whether its answers still hold, before it gives another one.
    private func settle() {
        if doubt != .none { endDoubt() }
    }

    private func endDoubt() {
        // Building what is inside may put more of it in doubt.
        while doubt == .inside, !doubtful.isEmpty {
            let inside = doubtful
            doubtful = []
            for node in inside { node.settle() }
        }
        guard doubt == .changed else {
            doubt = .none
            return
        }
        doubt = .none
        let old = answers
        answers = LayoutAnswers()
        needsPlacement = true
        subtreeSizeChanged()
        guard let parent, parent.doubt == .inside, !givesAgain(old) else { return }
        parent.doubt = .changed
    }

    private func givesAgain(_ old: LayoutAnswers) -> Bool {
        guard !old.includesOthers, old.sizes.count <= Self.answersWorthComparing else {
            return false
        }
        if let spacing = old.spacing, !spacing.isSame(as: self.spacing) { return false }
        if let keys = old.alignmentKeys, keys != explicitAlignmentKeys { return false }
        return old.sizes.allSatisfy { sizeThatFits($0) == $1 }
    }

    /// Of a node that was asked for more sizes most are of no use any more.
    private static let answersWorthComparing = 8

    /// All its answers are forgotten, though none inside may have changed.
    final func forgetAnswers() {
        doubt = .changed
        doubtful = []
        doubtPlacement()
    }

    // MARK: Placement

    /// Something inside must be placed again, but the node's size cannot change.
    package final func invalidatePlacement() {
        needsPlacement = true
        doubtPlacement()
    }

    /// Leads the next layout to the node.
    private func doubtPlacement() {
        var node: RenderNode? = self
        while let current = node, !current.placementIsInDoubt {
            current.placementIsInDoubt = true
            node = current.parent
        }
        tree.needsLayout()
    }
}
