import Foundation
import Geometry
import Layouts

/// What a layout has asked a render node, and what the node has answered.
@MainActor
package struct NodeLayout {
    /// The type of the view, or the modifier as it is written, such as `.frame`.
    package let name: String
    /// The lengths and alignments that it lays out with, such as `width 200`.
    package let values: [String]
    /// The nearest view of the app around it; empty if there is none.
    package let view: String
    /// In the window's content.
    package let frame: CGRect
    /// The proposal that it was placed with.
    package let proposal: ProposedViewSize
    /// What it has answered since its layout last changed, as far as it is kept.
    package private(set) var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    package let childCount: Int

    fileprivate init(_ node: RenderNode) {
        name = node.layoutName
        values = LayoutValueText.all(in: node.layoutSubject)
        view = node.viewNode?.enclosingViewName ?? ""
        frame = node.windowFrame
        proposal = node.proposal
        childCount = node.children.count
        node.layoutCache.sizes.forEach { answers.append(($0, $1)) }
    }
}

extension RenderNode {
    /// The layouts of all nodes from the window to this one, and on through those that have but one
    /// child.
    package final var layoutsAround: [NodeLayout] {
        var nodes: [RenderNode] = [self]
        while let parent = nodes.last?.parent { nodes.append(parent) }
        nodes.reverse()
        while let last = nodes.last, last.children.count == 1 { nodes.append(last.children[0]) }
        return nodes.map(NodeLayout.init)
    }

    fileprivate final var layoutName: String {
        if self === tree.rootRender { return "Window" }
        guard let viewNode else { return typeName(of: type(of: self)) }
        return viewNode.outlineName.isEmpty ? viewNode.name : viewNode.outlineName
    }
}

/// The lengths and alignments of a value as short texts.
@MainActor
private enum LayoutValueText {
    /// A layout has its values in itself, or in the algorithm that it stores.
    private static let deepest = 2

    static func all(in subject: Any?) -> [String] {
        guard let subject else { return [] }
        var texts: [String] = []
        add(subject, depth: 0, to: &texts)
        return texts
    }

    private static func add(_ value: Any, depth: Int, to texts: inout [String]) {
        for child in Mirror(reflecting: value).children {
            guard let label = child.label else { continue }
            if let text = text(of: child.value) {
                texts.append("\(label) \(text)")
            } else if depth + 1 < deepest, Mirror(reflecting: child.value).displayStyle == .struct {
                add(child.value, depth: depth + 1, to: &texts)
            }
        }
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let length as CGFloat: "\(length)"
        case let length as CGFloat?: length.map { "\($0)" }
        case let size as CGSize: "\(size.width)×\(size.height)"
        case let insets as EdgeInsets:
            "\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)"
        case let count as Int: "\(count)"
        case let count as Int?: count.map { "\($0)" }
        default: nil
        }
    }
}
