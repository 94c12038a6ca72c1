import Foundation
import Geometry

/// The views of a window that share geometry, by group.
///
/// A view registers when it is placed. After each layout, and after each step of the animations, the
/// frames of all groups are settled: first those of the sources, then those of what follows them.
@MainActor
final class MatchedGeometry: RunningAnimation, LayoutObserver {
    static let subject = "a matched geometry"
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

    /// A member and where it stands, which is looked up once in a settling.
    @MainActor
    private struct Present {
        let member: MatchedMember
        let position: MatchedPosition
        var id: Int { position.slot.id }
        var isSource: Bool { member.effect.isSource && !position.isLeaving }
        var key: MatchedGeometryKey { member.effect.key }
    }

    /// Shows each member in the frame of its group.
    func settle() {
        var present: [Present] = []
        present.reserveCapacity(members.count)
        for (id, member) in members {
            guard let slot = member.slot else {
                setMotion(nil, of: member)
                members[id] = nil
                continue
            }
            if let position = MatchedPosition(of: slot) {
                present.append(Present(member: member, position: position))
            }
        }
        // A member that is inside of another one is settled after it.
        present.sort { ($0.member.depth, $0.id) < ($1.member.depth, $1.id) }
        // What moves inside moves with it, and has no motion of its own.
        let mayAnimate = tree.mayAnimatePositions
        let animates = mayAnimate && !tree.isTicking
        tree.mayAnimatePositions = false
        defer { tree.mayAnimatePositions = mayAnimate }
        let sources = settleSources(present, animates)
        for other in present where sources[other.key] != other.id {
            if other.isSource {
                other.member.show(other.position.frame, isOwn: true, at: other.position)
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
        for candidate in present where candidate.isSource {
            if sources[candidate.key] != nil {
                warn(about: candidate.key)
                continue
            }
            sources[candidate.key] = candidate.id
            settleSource(candidate, animates)
        }
        for (key, group) in groups where sources[key] == nil {
            // The last source may still be shown for its transition.
            if !present.contains(where: { $0.id == group.source }) { groups[key] = nil }
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
        let (member, position) = (source.member, source.position)
        let own = position.frame
        if member.followed != source.id {
            let start = startOfSource(member, own)
            let earlier = groups[source.key].flatMap { members[$0.source]?.motion }
            var motion: MatchedMotion?
            if animates, let start, start != own,
                let animation = position.slot.transaction.animation
            {
                motion =
                    earlier.map { MatchedMotion(following: $0, to: own, animation, in: tree) }
                    ?? MatchedMotion(from: start, to: own, animation, in: tree)
            }
            setMotion(motion, of: member)
            member.followed = source.id
        }
        let shown = member.motion?.frame(to: own) ?? own
        member.show(shown, isOwn: member.motion == nil, at: position)
        groups[source.key] = Group(
            source: source.id, frame: shown, anchor: member.effect.anchor)
    }

    /// Where a view that has become the source comes from; nil where it simply stands.
    private func startOfSource(_ member: MatchedMember, _ own: CGRect) -> CGRect? {
        guard member.isNew else { return member.shownFrame }
        return groups[member.effect.key].map {
            member.frame(matching: $0.frame, anchoredAt: $0.anchor, own: own)
        }
    }

    private func settleFollower(_ follower: Present, _ animates: Bool) {
        let (member, position) = (follower.member, follower.position)
        let own = position.frame
        guard let group = groups[follower.key], group.source != follower.id else {
            return member.show(own, isOwn: true, at: position)
        }
        let target = member.frame(matching: group.frame, anchoredAt: group.anchor, own: own)
        if let old = member.followed, old != group.source {
            let start = member.shownFrame
            let animation = animates && start != target ? position.slot.transaction.animation : nil
            let motion = animation.map { animation in
                member.motion.map {
                    MatchedMotion(following: $0, to: target, animation, in: tree)
                } ?? MatchedMotion(from: start, to: target, animation, in: tree)
            }
            setMotion(motion, of: member)
        }
        member.followed = group.source
        member.show(member.motion?.frame(to: target) ?? target, isOwn: false, at: position)
    }

    // MARK: Animation

    /// Replaces a member's motion. The completions that wait for the old one no longer do.
    private func setMotion(_ motion: MatchedMotion?, of member: MatchedMember) {
        let actions = member.motion?.finish() ?? []
        member.motion = motion
        for action in actions { tree.app.actions.add(.task, action) }
        guard motion != nil else { return }
        tree.animations.add(self)
        tree.whenDirty()
    }

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
    var matchedGeometry: MatchedGeometry { feature { MatchedGeometry(self) } }

    /// Has what shares geometry follow the animations that have just run.
    func followMatchedGeometry() { knownFeature(MatchedGeometry.self)?.settle() }
}
