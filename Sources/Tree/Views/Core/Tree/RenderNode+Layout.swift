import Foundation
import Geometry
import Layouts

/// How a change reaches the nodes that depend on it.
///
/// A node that changes marks its ancestors as having dirty children, up to the next layout boundary.
/// A marked node first validates its dirty children when it is asked for a size: a child whose
/// cached values are unchanged leaves its parent valid, so a change spreads only as far as it is
/// visible.
extension RenderNode {
    // MARK: Cached values

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        validateLayout()
        if let known = layoutCache.sizes.size(for: proposal) { return known }
        if let measurement = tree.transientMeasurement {
            return size(for: proposal, in: measurement)
        }
        tree.app.report.layouts += 1
        let size = numericSize(proposal)
        if isSingleLine(size, for: proposal) {
            layoutCache.sizes.insertSingleLine(size, for: proposal)
        } else {
            layoutCache.sizes.insert(size, for: proposal)
        }
        return size
    }

    /// What views compute from numbers that are not numbers spreads no further.
    private func numericSize(_ proposal: ProposedViewSize) -> CGSize {
        computeSize(proposal.withoutNaN).withoutNaN
    }

    /// A size that no layout uses and that is therefore not cached in the node: after a change it
    /// need not be computed again for comparison.
    private func size(
        for proposal: ProposedViewSize, in measurement: TransientMeasurement
    ) -> CGSize {
        if let known = measurement.size(of: self, for: proposal) { return known }
        tree.app.report.layouts += 1
        let size = numericSize(proposal)
        measurement.insert(size, of: self, for: proposal)
        return size
    }

    package final var spacing: ViewSpacing {
        validateLayout()
        if let known = layoutCache.spacing { return known }
        let spacing = computeSpacing()
        layoutCache.spacing = spacing
        return spacing
    }

    package final var explicitAlignmentKeys: AlignmentKeySet {
        validateLayout()
        if let known = layoutCache.alignmentKeys { return known }
        let keys = computeAlignmentKeys()
        layoutCache.alignmentKeys = keys
        return keys
    }

    package final func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        validateLayout()
        layoutCache.servedUncachedValues = true
        return ownAlignment(of: key, in: size, proposal: proposal)
    }

    package final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        layoutCache.servedUncachedValues = true
        return traitValue(key) ?? ownLayoutValue(key) ?? K.defaultValue
    }

    package final var layoutPriority: Double { traits[LayoutPriorityTrait.self] }

    // MARK: Dirty state

    /// Marks the node's cached layout as no longer valid.
    package final func invalidateLayout() {
        if layoutState == .clean { markAncestorsDirty() }
        layoutState = .dirty
        markForPlacement()
    }

    /// Marks the set of children as changed; the cached layout of children that stay remains valid.
    final func childrenChanged() {
        if layoutState == .clean {
            markAncestorsDirty()
            layoutState = .childrenDirty
        }
        childrenHaveChanged = true
        markForPlacement()
    }

    /// Drops what is noted about nodes that are no longer children, or that are measured from
    /// scratch.
    final func forgetDirtyState(of children: some Collection<RenderNode>) {
        guard
            !dirtyChildren.isEmpty || !resizedChildren.isEmpty || !childrenNeedingPlacement.isEmpty
        else { return }
        let known = Set(children.map(ObjectIdentifier.init))
        dirtyChildren.removeAll { known.contains(ObjectIdentifier($0)) }
        resizedChildren.removeAll { known.contains(ObjectIdentifier($0)) }
        childrenNeedingPlacement.removeAll { known.contains(ObjectIdentifier($0)) }
    }

    private func markAncestorsDirty() {
        var node = self
        while let parent = node.parent, parent.layoutState != .dirty {
            let wasClean = parent.layoutState == .clean
            if wasClean { parent.layoutState = .childrenDirty }
            parent.dirtyChildren.append(node)
            guard wasClean, !parent.isLayoutBoundary else { return }
            node = parent
        }
    }

    /// Validates the cached layout, or clears it, before it is read.
    final func validateLayout() {
        guard layoutState != .clean else { return }
        guard let measurement = tree.transientMeasurement else { return revalidate() }
        // Values cached earlier are compared, and cached again, even within a transient measurement.
        tree.transientMeasurement = nil
        revalidate()
        tree.transientMeasurement = measurement
    }

    private func revalidate() {
        // Removes the dirty state of children that are gone.
        if childrenHaveChanged { _ = children }
        // Validating a child may build content, which makes more children dirty.
        while layoutState == .childrenDirty, !dirtyChildren.isEmpty {
            let dirty = dirtyChildren
            dirtyChildren = []
            for node in dirty { node.validateLayout() }
        }
        let isDirty = layoutState == .dirty
        let (resized, axes) = isDirty ? ([], []) : (resizedChildren, resizedAxes)
        let hasChanged = isDirty || childrenHaveChanged || !resized.isEmpty
        layoutState = .clean
        childrenHaveChanged = false
        dirtyChildren = []
        resizedChildren = []
        resizedAxes = []
        guard hasChanged else { return }
        var old = LayoutCache()
        swap(&old, &layoutCache)
        needsPlacement = true
        if isDirty {
            subtreeSizeChanged()
        } else if !resized.isEmpty {
            sizesChanged(of: resized, along: axes)
        }
        if let parent, parent.layoutState == .childrenDirty { compare(with: old, for: parent) }
    }

    /// Notes in the parent which of the values that it was computed from have changed.
    private func compare(with old: LayoutCache, for parent: RenderNode) {
        let keepsRest =
            !old.servedUncachedValues && old.sizes.count <= Self.sizesWorthComparing
            && old.spacing.map { $0.isSame(as: spacing) } ?? true
            && old.alignmentKeys.map { $0 == explicitAlignmentKeys } ?? true
        guard keepsRest else {
            parent.layoutState = .dirty
            return
        }
        var axes: Axis.Set = []
        old.sizes.forEach { proposal, old in
            let new = sizeThatFits(proposal)
            if new.width != old.width { axes.insert(.horizontal) }
            if new.height != old.height { axes.insert(.vertical) }
        }
        // The other proposals that the single-line size was returned for are unknown.
        if !old.sizes.singleLineHolds(in: layoutCache.sizes) { axes = [.horizontal, .vertical] }
        guard !axes.isEmpty else { return }
        parent.resizedChildren.append(self)
        parent.resizedAxes.formUnion(axes)
    }

    /// Of a node with more cached sizes than this, most are no longer used.
    private static let sizesWorthComparing = 8

    /// Marks the cached layout as no longer valid without marking the ancestors.
    final func forgetLayout() {
        layoutState = .dirty
        markForPlacement()
    }

    // MARK: Placement

    /// Has the children placed again by the next layout; the node's own size stays.
    package final func invalidatePlacement() {
        needsPlacement = true
        markForPlacement()
    }

    /// Marks the path from the root to the node, which the next layout follows.
    private func markForPlacement() {
        var node = self
        while !node.subtreeNeedsPlacement {
            node.subtreeNeedsPlacement = true
            guard let parent = node.parent else { break }
            parent.childrenNeedingPlacement.append(node)
            node = parent
        }
        tree.needsLayout()
    }
}

extension [RenderNode] {
    /// One by one, because converting the array would look up how each of them conforms.
    @MainActor var asLayoutElements: [any LayoutElement] { map { $0 } }
}
