import Foundation
import Geometry

/// Marks a view whose focusable descendants are one group for arrow keys.
private final class FocusSectionMark: FocusObserver {
    func focusChanged(isInside: Bool) {}
}

/// Marks a view that says where inside the focus goes.
final class DefaultFocusMark: FocusObserver {
    /// Whether also a move of the user's goes there, and not only one of the app's.
    let isForUser: Bool
    let find: () -> RenderNode?

    init(isForUser: Bool, _ find: @escaping () -> RenderNode?) {
        self.isForUser = isForUser
        self.find = find
    }

    func focusChanged(isInside: Bool) {}
}

extension View {
    /// Makes the view a target of arrow keys as a whole. They move the focus among the views inside,
    /// and from there to what lies in their direction, however far beside it.
    nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

nonisolated private struct FocusSectionModifier: ViewModifier {
    @Retained private var responder = Responder()

    init() {}

    @MainActor func body(content: Content) -> some View {
        if responder.focusObserver == nil { responder.focusObserver = FocusSectionMark() }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

@MainActor
extension FocusChain {
    /// A view that can have the focus, where it is, and the section around it.
    private struct Stop {
        let holder: Holder
        let node: RenderNode
        let frame: CGRect
        let section: RenderNode?
    }

    /// Moves the focus in a direction, as an arrow key or a game pad asks for. False where nothing
    /// lies there, or where no view of the window is a section.
    package func move(_ direction: MoveCommandDirection) -> Bool {
        let all = stopsInSections()
        guard all.contains(where: { $0.section != nil }) else { return false }
        guard let here = all.first(where: { $0.holder.focusable === current?.focusable }) else {
            guard let first = all.first else { return false }
            return go(to: first.node)
        }
        return goOn(from: here, direction, among: all)
            || leave(here, direction, all.filter { $0.section !== here.section })
    }

    /// Takes an arrow key for a section around the focus, before views around the section do: it
    /// moves the focus to another view of the section. False if none lies in its direction.
    func take(_ event: KeyEvent, inSection section: RenderNode) -> Bool {
        guard section.responder?.focusObserver is FocusSectionMark, event.phase != .up,
            event.modifiers.isEmpty, let direction = MoveCommandDirection(event.key)
        else { return false }
        let all = stopsInSections()
        guard let here = all.first(where: { $0.holder.focusable === current?.focusable }),
            here.section === section
        else { return false }
        return goOn(from: here, direction, among: all)
    }

    private func stopsInSections() -> [Stop] {
        stops().compactMap { holder in
            holder.node.map {
                Stop(
                    holder: holder, node: $0, frame: $0.windowFrame, section: section(around: $0))
            }
        }
    }

    /// Moves to the nearest view of the same section in a direction.
    private func goOn(
        from here: Stop, _ direction: MoveCommandDirection, among all: [Stop]
    ) -> Bool {
        let beside = all.filter { $0.section === here.section && $0.node !== here.node }
        guard let next = direction.nearest(to: here.frame, among: beside.map(\.frame)) else {
            return false
        }
        return go(to: beside[next].node)
    }

    /// Moves to the nearest section in a direction, or to a view that is in none.
    private func leave(
        _ here: Stop, _ direction: MoveCommandDirection, _ others: [Stop]
    ) -> Bool {
        var targets: [(frame: CGRect, stops: [Stop])] = []
        var known: [ObjectIdentifier: Int] = [:]
        for stop in others {
            guard let section = stop.section else {
                targets.append((stop.frame, [stop]))
                continue
            }
            if let index = known[ObjectIdentifier(section)] {
                targets[index].stops.append(stop)
            } else {
                known[ObjectIdentifier(section)] = targets.count
                targets.append((section.windowFrame, [stop]))
            }
        }
        let origin = here.section?.windowFrame ?? here.frame
        guard let index = direction.nearest(to: origin, among: targets.map(\.frame)) else {
            return false
        }
        let inside = targets[index].stops
        let nearest = inside.min {
            $0.frame.distance(to: here.frame) < $1.frame.distance(to: here.frame)
        }
        return nearest.map { go(to: $0.node) } ?? false
    }

    private func go(to node: RenderNode) -> Bool {
        moveInto(userTarget(for: node))
    }

    /// Where the focus goes instead of to a view that the user has moved it to: a view around that
    /// one may have a default.
    func userTarget(for node: RenderNode) -> RenderNode {
        var target = node
        var next: RenderNode? = node
        while let around = next {
            if let mark = around.responder?.focusObserver as? DefaultFocusMark,
                mark.isForUser, !contains(around, current?.node), let found = mark.find(),
                contains(around, found)
            {
                target = found
            }
            next = around.parent
        }
        return target
    }

    private func section(around node: RenderNode) -> RenderNode? {
        var next: RenderNode? = node
        while let around = next {
            if around.responder?.focusObserver is FocusSectionMark { return around }
            next = around.parent
        }
        return nil
    }

    private func contains(_ outer: RenderNode, _ inner: RenderNode?) -> Bool {
        var next = inner
        while let node = next {
            if node === outer { return true }
            next = node.parent
        }
        return false
    }
}

extension MoveCommandDirection {
    /// The number of the frame that lies nearest in the direction; nil where none does. What lies
    /// straight ahead goes before what is beside the way.
    func nearest(to frame: CGRect, among others: [CGRect]) -> Int? {
        var best: (index: Int, distance: CGFloat)?
        for (index, other) in others.enumerated() {
            guard let ahead = distanceAhead(from: frame, to: other) else { continue }
            let isVertical = self == .up || self == .down
            let aside =
                isVertical
                ? max(other.minX - frame.maxX, frame.minX - other.maxX, 0)
                : max(other.minY - frame.maxY, frame.minY - other.maxY, 0)
            let distance = ahead + 2 * aside
            if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index
    }

    /// Nil for what does not lie in the direction.
    private func distanceAhead(from: CGRect, to: CGRect) -> CGFloat? {
        let gap =
            switch self {
            case .up: (from.minY - to.maxY, from.midY - to.midY)
            case .down: (to.minY - from.maxY, to.midY - from.midY)
            case .left: (from.minX - to.maxX, from.midX - to.midX)
            case .right: (to.minX - from.maxX, to.midX - from.midX)
            }
        return gap.1 > 0 && gap.0 > -1 ? max(gap.0, 0) : nil
    }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        hypot(midX - other.midX, midY - other.midY)
    }
}
