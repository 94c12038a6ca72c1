import Foundation
import Geometry

/// A command and the origin of its coordinates, while two display lists are compared.
///
/// It does not retain its group and must not outlive it.
struct PlacedCommand {
    private unowned(unsafe) let group: DisplayGroup
    private let index: Int
    /// The origin of the command's coordinates.
    let origin: CGPoint
    /// Everything it can touch.
    let bounds: CGRect

    /// The command at an index of a group whose origin is at a point.
    init(_ group: DisplayGroup, _ index: Int, at origin: CGPoint = .zero) {
        self.group = group
        self.index = index
        self.origin = origin
        bounds = group.bounds(ofCommandAt: index).offsetBy(dx: origin.x, dy: origin.y)
    }

    var command: DrawCommand { group.commands[index] }

    /// The number of the node that the command draws, if any.
    var node: Int? { command.child?.id }

    /// Whether both draw the same at the same position, whichever nodes they belong to.
    func isSame(as other: PlacedCommand) -> Bool {
        origin == other.origin && command.draws(sameAs: other.command)
    }

    /// Whether both draw the same node at the same position, whatever its content.
    func showsNode(of other: PlacedCommand) -> Bool {
        guard origin == other.origin else { return false }
        switch (command, other.command) {
        case (.group(let group, let offset), .group(let later, let laterOffset)):
            return group.id == later.id && offset == laterOffset
        case (.effect(let group, let effect), .effect(let later, let other)):
            guard group.id == later.id, effect == other else { return false }
            if case .opacity = effect { return group.foldsOpacity == later.foldsOpacity }
            return true
        default: return false
        }
    }

    /// Appends the visible commands it consists of, including those of child groups.
    func appendCommands(to commands: inout [PlacedCommand], in visible: VisibleRect) {
        guard case .group(let group, let offset) = command else { return commands.append(self) }
        let inner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        group.forEachPlacedCommand(in: group.commands.indices, at: inner, visible) {
            $0.appendCommands(to: &commands, in: visible)
        }
    }
}

extension DisplayGroup {
    /// Calls the body, in order, with the commands of a range that may be visible if the group's
    /// origin is at a point.
    func forEachPlacedCommand(
        in range: Range<Int>, at origin: CGPoint = .zero, _ visible: VisibleRect,
        _ body: (PlacedCommand) -> Void
    ) {
        forEachIndex(in: range, visible.relative(to: origin)) {
            body(PlacedCommand(self, $0, at: origin))
        }
    }

    /// Whether both draw the same, whichever nodes they belong to.
    fileprivate func draws(sameAs other: DisplayGroup) -> Bool {
        if self === other { return true }
        return commands.count == other.commands.count
            && zip(commands, other.commands).allSatisfy { $0.draws(sameAs: $1) }
    }
}

extension DrawCommand {
    fileprivate func draws(sameAs other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.group(let group, let offset), .group(let later, let laterOffset)):
            offset == laterOffset && group.draws(sameAs: later)
        case (.effect(let group, let effect), .effect(let later, let other)):
            effect == other && group.draws(sameAs: later)
        default: self == other
        }
    }
}
