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
        if let survey = tree.survey { return size(for: proposal, in: survey) }
        tree.app.report.layouts += 1
        let size = computeSize(proposal)
        if isSteady(size, for: proposal) {
            answers.sizes.insertSteady(size, for: proposal)
        } else {
            answers.sizes.insert(size, for: proposal)
        }
        return size
    }

    /// An answer that no layout is made from: later changes do not have to find out whether it
    /// would still be the same.
    private func size(for proposal: ProposedViewSize, in survey: SizeSurvey) -> CGSize {
        if let known = survey.size(of: self, for: proposal) { return known }
        tree.app.report.layouts += 1
        let size = computeSize(proposal)
        survey.insert(size, of: self, for: proposal)
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
        doubtPlacement()
    }

    /// The node has other children from now on: some came, went or moved, and what is known of those
    /// that stayed holds.
    final func childrenExchanged() {
        if doubt == .none {
            spreadDoubt()
            doubt = .inside
        }
        hasOtherChildren = true
        doubtPlacement()
    }

    /// Children that are none any more, or are asked for everything anew.
    final func forgetDoubt(about children: some Collection<RenderNode>) {
        guard !doubtful.isEmpty || !resizedChildren.isEmpty || !childrenInDoubt.isEmpty else {
            return
        }
        let known = Set(children.map(ObjectIdentifier.init))
        doubtful.removeAll { known.contains(ObjectIdentifier($0)) }
        resizedChildren.removeAll { known.contains(ObjectIdentifier($0)) }
        childrenInDoubt.removeAll { known.contains(ObjectIdentifier($0)) }
    }

    private func spreadDoubt() {
        var node = self
        while let parent = node.parent, parent.doubt != .changed {
            let isNews = parent.doubt == .none
            if isNews { parent.doubt = .inside }
            parent.doubtful.append(node)
            guard isNews, !parent.isLayoutBoundary else { return }
            node = parent
        }
    }

    /// Finds out whether its answers still hold, before it gives another one.
    final func settle() {
        guard doubt != .none else { return }
        guard let survey = tree.survey else { return endDoubt() }
        // Answers that were given before are compared, and kept, whoever asks.
        tree.survey = nil
        endDoubt()
        tree.survey = survey
    }

    private func endDoubt() {
        // Those that have gone are asked no more.
        if hasOtherChildren { _ = children }
        // Building what is inside may put more of it in doubt.
        while doubt == .inside, !doubtful.isEmpty {
            let inside = doubtful
            doubtful = []
            for node in inside { node.settle() }
        }
        let (resized, axes) = doubt == .changed ? ([], []) : (resizedChildren, resizedAxes)
        let isOther = doubt == .changed
        let hasChanged = isOther || hasOtherChildren || !resized.isEmpty
        doubt = .none
        hasOtherChildren = false
        doubtful = []
        resizedChildren = []
        resizedAxes = []
        guard hasChanged else { return }
        var old = LayoutAnswers()
        swap(&old, &answers)
        needsPlacement = true
        if isOther {
            subtreeSizeChanged()
        } else if !resized.isEmpty {
            sizesChanged(of: resized, along: axes)
        }
        if let parent, parent.doubt == .inside { compare(with: old, for: parent) }
    }

    /// Tells the parent which of the answers that it was made from no longer hold.
    private func compare(with old: LayoutAnswers, for parent: RenderNode) {
        let keepsRest =
            !old.includesOthers && old.sizes.count <= Self.answersWorthComparing
            && old.spacing.map { $0.isSame(as: spacing) } ?? true
            && old.alignmentKeys.map { $0 == explicitAlignmentKeys } ?? true
        guard keepsRest else {
            parent.doubt = .changed
            return
        }
        var axes: Axis.Set = []
        old.sizes.forEach { proposal, old in
            let new = sizeThatFits(proposal)
            if new.width != old.width { axes.insert(.horizontal) }
            if new.height != old.height { axes.insert(.vertical) }
        }
        // Which other proposals there were is not known.
        if !old.sizes.isSteady(in: answers.sizes) { axes = [.horizontal, .vertical] }
        guard !axes.isEmpty else { return }
        parent.resizedChildren.append(self)
        parent.resizedAxes.formUnion(axes)
    }

    /// Of a node that was asked for more sizes most are of no use any more.
    private static let answersWorthComparing = 8

    /// All its answers are forgotten, though none inside may have changed.
    final func forgetAnswers() {
        doubt = .changed
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
        var node = self
        while !node.placementIsInDoubt {
            node.placementIsInDoubt = true
            guard let parent = node.parent else { break }
            parent.childrenInDoubt.append(node)
            node = parent
        }
        tree.needsLayout()
    }
}
