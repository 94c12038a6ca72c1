import Foundation
import Geometry

/// The views of a window that share geometry, by group.
///
/// A view registers when it is placed. After each layout, and after each step of the animations, the
/// frames of all groups are settled: first those of the sources, then those of what follows them.
@MainActor
final class MatchedGeometry: @preconcurrency RunningAnimation, LayoutObserver {
    private unowned let tree: ViewTree
    private var members: [Int: MatchedMember] = [:]
    private var groups: [MatchedGeometryKey: Group] = [:]

    /// What is known of a group from when it was last settled.
    private struct Group {
        var source: Int
        var frame: CGRect
        var anchor: UnitPoint
    }

    init(_ tree: ViewTree) { self.tree = tree }

    func member(in slot: RenderNode, as effect: MatchedGeometryModifier) -> MatchedMember {
        tree.observeLayouts(self)
        if let known = members[slot.id] {
            known.effect = effect
            return known
        }
        let new = MatchedMember(slot, effect)
        members[slot.id] = new
        return new
    }

    func layoutDidEnd() -> Bool {
        settle()
        return !members.isEmpty
    }

    // MARK: Settling

    /// A member with its node, as all are looked up once in a settling.
    private typealias Present = (member: MatchedMember, slot: RenderNode, isLeaving: Bool)

    /// Shows each member in the frame of its group.
    func settle() {
        var present: [Present] = []
        for (id, member) in members {
            guard let slot = member.slot else {
                members[id] = nil
                continue
            }
            guard slot.isInTree else { continue }
            present.append((member, slot, slot.isInLeavingPart))
        }
        present.sort { ($0.member.depth, $0.slot.id) < ($1.member.depth, $1.slot.id) }
        // What moves inside moves with it, and has no motion of its own.
        let mayAnimate = tree.mayAnimatePositions
        let animates = mayAnimate && !tree.isTicking
        tree.mayAnimatePositions = false
        defer { tree.mayAnimatePositions = mayAnimate }
        let sources = settleSources(present, animates)
        for other in present where sources[other.member.effect.key] != other.slot.id {
            if other.member.effect.isSource, !other.isLeaving {
                other.member.show(other.member.ownFrame(other.slot), isOwn: true, other.slot)
            } else {
                settleFollower(other, animates)
            }
        }
    }

    /// Settles the source of each group, and returns the sources by group.
    private func settleSources(
        _ present: [Present], _ animates: Bool
    ) -> [MatchedGeometryKey: Int] {
        var sources: [MatchedGeometryKey: Int] = [:]
        for candidate in present where candidate.member.effect.isSource && !candidate.isLeaving {
            let key = candidate.member.effect.key
            if let first = sources[key], first != candidate.slot.id {
                warn(about: key)
                continue
            }
            sources[key] = candidate.slot.id
            settleSource(candidate, animates)
        }
        for (key, group) in groups where sources[key] == nil {
            // The last source may still be shown for its transition.
            if !present.contains(where: { $0.slot.id == group.source }) { groups[key] = nil }
        }
        return sources
    }

    private func warn(about key: MatchedGeometryKey) {
        tree.app.warn(
            """
            Multiple inserted views in matched geometry group \(key.id.base) have \
            `isSource: true`, results are undefined.
            """, at: "")
    }

    private func settleSource(_ source: Present, _ animates: Bool) {
        let (member, slot, _) = source
        let key = member.effect.key
        let own = member.ownFrame(slot)
        if member.followed != slot.id {
            let start = startOfSource(member, own)
            let earlier = groups[key].flatMap { members[$0.source]?.motion }
            member.motion = nil
            if animates, let start, start != own, let animation = slot.transaction.animation {
                member.motion =
                    earlier.map { MatchedMotion(following: $0, to: own, animation, in: tree) }
                    ?? MatchedMotion(from: start, to: own, animation, in: tree)
                tree.animations.add(self)
                tree.whenDirty()
            }
            member.followed = slot.id
        }
        let shown = member.motion?.frame(to: own) ?? own
        member.show(shown, isOwn: member.motion == nil, slot)
        groups[key] = Group(source: slot.id, frame: shown, anchor: member.effect.anchor)
    }

    /// Where a view that has become the source comes from; nil where it simply stands.
    private func startOfSource(_ member: MatchedMember, _ own: CGRect) -> CGRect? {
        guard member.isNew else { return member.shownFrame }
        return groups[member.effect.key].map {
            member.frame(matching: $0.frame, anchoredAt: $0.anchor, own: own)
        }
    }

    private func settleFollower(_ follower: Present, _ animates: Bool) {
        let (member, slot, isLeaving) = follower
        let own = member.ownFrame(slot)
        let group = groups[member.effect.key]
        let target =
            group.map { member.frame(matching: $0.frame, anchoredAt: $0.anchor, own: own) } ?? own
        let followed = group?.source ?? slot.id
        if let old = member.followed, old != followed {
            let start = member.shownFrame
            let animation = animates && start != target ? slot.transaction.animation : nil
            if let animation, let motion = member.motion {
                member.motion = MatchedMotion(following: motion, to: target, animation, in: tree)
            } else {
                member.motion = animation.map {
                    MatchedMotion(from: start, to: target, $0, in: tree)
                }
            }
            if member.motion != nil {
                tree.animations.add(self)
                tree.whenDirty()
            }
        }
        member.followed = followed
        let isOwn = group == nil || isLeaving && group?.source == slot.id
        let shown = isOwn ? own : member.motion?.frame(to: target) ?? target
        member.show(shown, isOwn: isOwn && member.motion == nil, slot)
    }

    // MARK: Animation

    func advance(to now: Double) -> Bool {
        var actions: [() -> Void] = []
        var isRunning = false
        for member in members.values where member.motion != nil {
            member.motion?.advance(to: now, &actions)
            if member.motion?.isFinished == true {
                member.motion = nil
            } else {
                isRunning = true
            }
        }
        for action in actions { tree.app.actions.add(.task, action) }
        return isRunning
    }
}

extension ViewTree {
    @MainActor
    var matchedGeometry: MatchedGeometry { feature { MatchedGeometry(self) } }

    /// Has what shares geometry follow the animations that have just run.
    @MainActor
    func followMatchedGeometry() { knownFeature(MatchedGeometry.self)?.settle() }
}
