import Foundation
import Geometry
import Layouts

/// Makes each view of the outermost layout inside a scroll target.
struct ScrollTargetLayoutModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = ScrollTargetLayoutModifier
    let isEnabled: Bool
}

/// Makes the view itself a scroll target.
struct ScrollTargetModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = ScrollTargetModifier
    let isEnabled: Bool
}

extension View {
    /// Makes the views of the outermost layout inside those at which scrolling may come to rest.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }

    /// Makes the view one at which scrolling may come to rest.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
    }
}

/// A scroll target with its frame in the content's coordinates.
package struct ScrollTargetFrame {
    /// Nil for a row that has not been made, whose frame is an estimate.
    package let render: RenderNode?
    package let frame: CGRect

    /// The id of the target: that of its row, or the one that `id` gave it.
    @MainActor package var id: AnyHashable? { render?.ownIdentity }
}

extension RenderNode {
    /// The id that `ForEach` or `id` has given to the node's view.
    final var ownIdentity: AnyHashable? {
        if let position = traits[LoopPositionTrait.self] { return position.id }
        var node = viewNode
        while let current = node {
            if let known = current as? any Identified { return known.identity }
            let next = current.parent
            // Only what passes the node on has the same view.
            guard next?.passthroughContent === current || next is any Identified else {
                return nil
            }
            node = next
        }
        return nil
    }
}

extension ScrollRender {
    /// The scroll targets inside, first to last. Of rows that have not been made, only those near
    /// the given part of the content. None once the scroll view has gone.
    package func targetFrames(near area: CGRect) -> [ScrollTargetFrame] {
        guard isInTree else { return [] }
        var found: [ScrollTargetFrame] = []
        for child in children { collectTargets(child, area, &found) }
        return found
    }

    private func collectTargets(
        _ node: RenderNode, _ area: CGRect, _ found: inout [ScrollTargetFrame]
    ) {
        if node is ScrollRender { return }
        if let mark = node as? EffectRender<ScrollTargetModifier>, mark.target.isEnabled {
            found.append(ScrollTargetFrame(render: mark, frame: contentFrame(of: mark)))
            return
        }
        if let mark = node as? EffectRender<ScrollTargetLayoutModifier>, mark.target.isEnabled,
            let layout = outermostLayout(in: mark)
        {
            if let lazy = layout as? LazyRender {
                found += lazy.targets(near: area, corner: contentFrame(of: lazy).origin)
            } else {
                found += layout.children.map {
                    ScrollTargetFrame(render: $0, frame: contentFrame(of: $0))
                }
            }
            return
        }
        for child in node.children { collectTargets(child, area, &found) }
    }

    private func outermostLayout(in node: RenderNode) -> RenderNode? {
        for child in node.children {
            if child is any StackRender || child is LazyRender { return child }
            if let found = outermostLayout(in: child) { return found }
        }
        return nil
    }

    /// The distances of a node inside from the leading and upper edges.
    func leadingCorner(of node: RenderNode) -> CGPoint {
        let corner = convertFromWindow(node.convertToWindow(.zero))
        guard isRightToLeft else { return corner }
        return CGPoint(x: size.width - corner.x - node.size.width, y: corner.y)
    }

    /// The frame of a node inside in the content's coordinates, which begin behind the margins and
    /// count from the leading edge.
    func contentFrame(of node: RenderNode) -> CGRect {
        let corner = leadingCorner(of: node)
        return CGRect(
            x: corner.x + offset.x + overscroll.x - settings.margins.leading,
            y: corner.y + offset.y + overscroll.y - settings.margins.top,
            width: node.size.width, height: node.size.height)
    }
}

extension LazyRender {
    /// The rows as scroll targets; of those that are not made, the ones near the area.
    func targets(near area: CGRect, corner: CGPoint) -> [ScrollTargetFrame] {
        var found: [ScrollTargetFrame] = []
        func add(_ render: RenderNode?, _ start: Double, _ length: Double) {
            var frame = CGRect(origin: corner, size: size)
            if let render {
                frame.origin[axis.other] += render.origin[axis.other]
                frame.size[axis.other] = render.size[axis.other]
            }
            frame.origin[axis] += CGFloat(start)
            frame.size[axis] = CGFloat(length)
            found.append(ScrollTargetFrame(render: render, frame: frame))
        }
        let low = Double(area.origin[axis] - corner[axis])
        let high = low + Double(area.size[axis])
        for segment in segments {
            guard let placeholder = segment.placeholder else {
                add(segment.render, segment.start, segment.length)
                continue
            }
            forEachRow(of: placeholder, from: segment.start, low, high) { add(nil, $0, $1) }
        }
        return found
    }

    /// Visits the estimated starts and lengths of rows that are not made, in and beside a range.
    private func forEachRow(
        of placeholder: PlaceholderRows, from start: Double, _ low: Double, _ high: Double,
        _ visit: (Double, Double) -> Void
    ) {
        guard let extents = placeholder.source?.extents else { return }
        let line = rowsInLine(across: size[axis.other])
        let range = placeholder.range
        func index(at position: Double) -> Int {
            let distance = (position - start) * Double(line)
            return extents.index(at: distance, in: range, spacing: rowSpacing, fallbackLength)
        }
        let first = max(range.lowerBound, index(at: low) / line * line - 2 * line)
        let last = min(range.upperBound, index(at: high) + 3 * line)
        guard first < last else { return }
        for row in stride(from: first, to: last, by: line) {
            let before = range.lowerBound..<row
            let from =
                start
                + (extents.length(of: before, fallbackLength) + rowSpacing * Double(before.count))
                / Double(line)
            visit(from, extents.length(of: row..<(row + 1), fallbackLength))
        }
    }
}
