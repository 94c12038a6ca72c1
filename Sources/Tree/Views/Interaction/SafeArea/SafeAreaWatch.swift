import Foundation
import Geometry

/// What reaches beneath bars in one window. A bar that changes, or a view that moves, changes the
/// reach of views that are otherwise the same, so each is checked after a layout.
@MainActor
final class SafeAreaWatch: LayoutObserver {
    /// What depends on a node's reach.
    enum Use { case placement, painting }

    private struct Entry {
        let node: Handle<RenderNode>
        let reach: EdgeInsets
        let regions: SafeAreaRegions
        let use: Use
    }

    private var entries: [Int: Entry] = [:]

    func watch(
        _ node: RenderNode, _ reach: EdgeInsets, in regions: SafeAreaRegions, for use: Use
    ) {
        entries[node.id] = Entry(node: node.handle, reach: reach, regions: regions, use: use)
        node.tree.observeLayouts(self)
    }

    func layoutDidEnd() -> Bool {
        for (id, entry) in entries {
            guard let node = entry.node.target, node.isInTree else {
                entries[id] = nil
                continue
            }
            guard node.reachBeneathBars(in: entry.regions) != entry.reach else { continue }
            entries[id] = nil
            switch entry.use {
            case .placement:
                node.invalidatePlacement()
                node.invalidatePaint()
            case .painting: node.invalidatePaint()
            }
        }
        return !entries.isEmpty
    }
}

extension ViewTree {
    fileprivate var safeAreaWatch: SafeAreaWatch { feature { SafeAreaWatch() } }
}

@MainActor
extension RenderContext {
    /// The node's reach at some edges; when it changes, the node is placed or painted again.
    package func reachBeneathBars(
        at edges: Edge.Set, in regions: SafeAreaRegions = .all, isForPainting: Bool
    ) -> EdgeInsets {
        guard node.tree.barCount > 0, !edges.isEmpty else { return EdgeInsets() }
        let reach = node.reachBeneathBars(in: regions)
        node.tree.safeAreaWatch.watch(
            node, reach, in: regions, for: isForPainting ? .painting : .placement)
        return reach.limited(to: edges)
    }

    /// The window's rectangle in the node's own coordinates.
    package var windowBounds: CGRect {
        node.rect(CGRect(origin: .zero, size: node.tree.size), from: .global)
    }
}

/// Parts of a window that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits: 1 for bars, 2 for the keyboard.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars around the view.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything that may cover a part of the window.
    public static let all = SafeAreaRegions(rawValue: .max)
}
