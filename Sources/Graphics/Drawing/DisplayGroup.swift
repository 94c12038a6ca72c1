import Foundation
import Geometry

/// What one node of the view tree draws.
///
/// A group is immutable: the same object in two frames means that nothing inside has changed.
package final class DisplayGroup {
    /// The node's number, which identifies the group from frame to frame.
    package let id: Int
    /// In the group's own coordinates, back to front.
    package let commands: [DrawCommand]
    /// Everything the commands can touch, including shadows, strokes and ink.
    package let bounds: CGRect
    /// The number of commands in this group and all groups inside it.
    package let commandCount: Int
    /// Whether an opacity of the group can be applied to the one colour that it draws.
    package let foldsOpacity: Bool
    /// Whether a command inside shows what lies behind it, blurred.
    package let showsBackdrop: Bool
    /// What drawing and comparing need of each command.
    private let extents: [CommandExtent]
    /// The bounds of each run of `runLength` commands; empty in a group of one run.
    private let runBounds: [CGRect]

    private static let runLength = 32

    private struct CommandExtent {
        /// Everything the command can touch.
        var bounds: CGRect
        /// The child of a `.group` command. An identifier is compared without retaining the group.
        var child: ObjectIdentifier?
        var offset = CGPoint.zero

        func hasChild(of other: CommandExtent) -> Bool {
            child == other.child && offset.x == other.offset.x && offset.y == other.offset.y
        }
    }

    package init(id: Int, commands: [DrawCommand]) {
        self.id = id
        self.commands = commands
        foldsOpacity = commands.count == 1 && commands[0].foldsOpacity
        var extents: [CommandExtent] = []
        extents.reserveCapacity(commands.count)
        var runBounds: [CGRect] = []
        var count = commands.count
        var showsBackdrop = false
        var whole = PointBox()
        var run = PointBox()
        for command in commands {
            let extent: CommandExtent
            if case .group(let group, let offset) = command {
                extent = CommandExtent(
                    bounds: group.bounds(at: offset), child: ObjectIdentifier(group),
                    offset: offset)
                count += group.commandCount
                if group.showsBackdrop { showsBackdrop = true }
            } else {
                extent = CommandExtent(bounds: command.bounds)
                count += command.child?.commandCount ?? 0
                if command.showsBackdrop { showsBackdrop = true }
            }
            extents.append(extent)
            whole.add(extent.bounds)
            guard commands.count > Self.runLength else { continue }
            run.add(extent.bounds)
            if extents.count % Self.runLength == 0 || extents.count == commands.count {
                runBounds.append(run.rect)
                run = PointBox()
            }
        }
        self.extents = extents
        self.runBounds = runBounds
        bounds = whole.rect
        commandCount = count
        self.showsBackdrop = showsBackdrop
    }

    /// Everything a command can touch.
    func bounds(ofCommandAt index: Int) -> CGRect { extents[index].bounds }

    /// The bounds of the group with its origin at the point.
    package func bounds(at offset: CGPoint) -> CGRect {
        // `.null` has infinite corners, which adding leaves infinite.
        CGRect(
            origin: CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y),
            size: bounds.size)
    }

    /// The ranges, in both groups, from the first to the last command that differs.
    func changedRanges(since other: DisplayGroup) -> (old: Range<Int>, new: Range<Int>) {
        var start = 0
        var oldEnd = other.commands.count
        var newEnd = commands.count
        other.extents.withUnsafeBufferPointer { oldExtents in
            extents.withUnsafeBufferPointer { newExtents in
                func isSame(_ old: Int, _ new: Int) -> Bool {
                    newExtents[new].hasChild(of: oldExtents[old])
                        && (newExtents[new].child != nil || commands[new] == other.commands[old])
                }
                while start < oldEnd, start < newEnd, isSame(start, start) { start += 1 }
                while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
                    oldEnd -= 1
                    newEnd -= 1
                }
            }
        }
        return (start..<oldEnd, start..<newEnd)
    }

    /// Calls the body, in order, with each command that may be visible and its bounds.
    package func forEachCommand(in visible: VisibleRect, _ body: (DrawCommand, CGRect) -> Void) {
        forEachIndex(in: commands.indices, visible) { body(commands[$0], extents[$0].bounds) }
    }

    /// Calls the body, in order, with each index of the range whose command may be visible.
    func forEachIndex(in range: Range<Int>, _ visible: VisibleRect, _ body: (Int) -> Void) {
        guard !range.isEmpty else { return }
        extents.withUnsafeBufferPointer { extents in
            guard !runBounds.isEmpty else {
                for index in range where visible.intersects(extents[index].bounds) { body(index) }
                return
            }
            let last = (range.upperBound - 1) / Self.runLength
            for run in range.lowerBound / Self.runLength...last
            where visible.intersects(runBounds[run]) {
                let start = run * Self.runLength
                let inside = (start..<start + Self.runLength).clamped(to: range)
                for index in inside where visible.intersects(extents[index].bounds) { body(index) }
            }
        }
    }
}

extension Int {
    /// The number of a group that draws a part of a node, such as its clipped content, or that
    /// wraps a child. Nodes have positive numbers, so it differs from those of all nodes.
    ///
    /// `index` distinguishes the groups of one node; it is below 3 if `node` is given.
    package static func auxiliary(_ index: Int, of node: Int = 0) -> Int { -3 * node - index }
}

extension DisplayGroup: Hashable {
    package static func == (a: DisplayGroup, b: DisplayGroup) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DrawCommand {
    fileprivate var foldsOpacity: Bool {
        switch self {
        case .fill(_, .color), .stroke(_, _, .color), .text: true
        case .group(let group, _), .effect(let group, .transform), .effect(let group, .opacity):
            group.foldsOpacity
        default: false
        }
    }

    fileprivate var showsBackdrop: Bool {
        switch self {
        case .fill(_, .backdrop), .stroke(_, _, .backdrop): true
        case .group(let group, _), .effect(let group, _): group.showsBackdrop
        default: false
        }
    }
}
