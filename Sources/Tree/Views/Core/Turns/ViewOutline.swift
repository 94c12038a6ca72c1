import Foundation
import Geometry
@_spi(Reflection) import Swift

/// The views of a window as its author has written them: the app's own with all that is in them, and
/// of Casement's those that the app names, without their parts.
@MainActor
package struct ViewOutline {
    package let node: _ViewNode
    /// The type of the view.
    package let name: String
    /// Whether the app declares it.
    package let isOwn: Bool
    /// The modifiers around it, the outermost first.
    package let modifiers: [String]
    package let children: [ViewOutline]

    /// The outline of one view, without what is in it.
    package init(of node: _ViewNode) {
        self.init(
            node: node, name: node.name, isOwn: node.isOwnBody, modifiers: [], children: [])
    }

    private init(
        node: _ViewNode, name: String, isOwn: Bool, modifiers: [String], children: [ViewOutline]
    ) {
        self.node = node
        self.name = name
        self.isOwn = isOwn
        self.modifiers = modifiers
        self.children = children
    }

    /// The outlines of what a window shows. Hidden parts are left out.
    package static func all(in tree: ViewTree) -> [ViewOutline] {
        guard let root = tree.root else { return [] }
        var outlines: [ViewOutline] = []
        add(root, modifiers: [], isInside: true, to: &outlines)
        return outlines
    }

    /// - Parameter isInside: Whether the node is a part of one of Casement's views.
    private static func add(
        _ node: _ViewNode, modifiers: [String], isInside: Bool, to outlines: inout [ViewOutline]
    ) {
        guard !node.isRemoved else { return }
        if node.isModifier {
            let name = node.outlineName
            let inner = isInside || name.isEmpty ? modifiers : modifiers + [name]
            return addChildren(of: node, modifiers: inner, isInside: isInside, to: &outlines)
        }
        let isOwn = node.isOwnBody
        guard isOwn || !isInside && node.isNamed else {
            return addChildren(of: node, modifiers: modifiers, isInside: isInside, to: &outlines)
        }
        var children: [ViewOutline] = []
        let isOpaque = !isOwn && node.bodyType != nil
        addChildren(of: node, modifiers: [], isInside: isOpaque, to: &children)
        outlines.append(
            ViewOutline(
                node: node, name: node.name, isOwn: isOwn, modifiers: modifiers,
                children: children))
    }

    private static func addChildren(
        of node: _ViewNode, modifiers: [String], isInside: Bool, to outlines: inout [ViewOutline]
    ) {
        guard !node.hidesChildren else { return }
        node.forEachChild { add($0, modifiers: modifiers, isInside: isInside, to: &outlines) }
    }

    /// What it covers of the window; nil if it shows nothing.
    package var frame: CGRect? { node.shownFrame }

    /// The properties of a view or modifier of the app; empty for others.
    package var properties: [InspectedProperty] { node.inspected?.properties ?? [] }

    /// What it was asked and answered, from the window inwards; empty if it shows nothing.
    package var layouts: [NodeLayout] { node.firstRender?.layoutsAround ?? [] }

    /// The environment that it reads.
    package var environment: EnvironmentValues { node.scope.current }
}

extension _ViewNode {
    fileprivate var isOwnBody: Bool { bodyType.map { !FrameworkTypes.contains($0) } ?? false }

    fileprivate var isModifier: Bool {
        name == "ModifiedContent" || name.hasSuffix("Modifier") || passthroughContent != nil
    }

    /// Whether it stands for something that an app writes, and not only for structure.
    fileprivate var isNamed: Bool {
        !Self.structure.contains(name) && !name.hasPrefix("_")
            && !name.contains("<") && !Self.helpers.contains { name.hasSuffix($0) }
    }

    /// How the names of Casement's own helpers end, in which an app's views stand.
    private static let helpers = ["Host", "Scope", "Watch", "Root"]

    private static let structure: Set<String> = [
        "TupleView", "Optional", "Group", "AnyView", "EmptyView", "ForEach", "Row", "WindowRoot",
        "KeyedViews",
    ]

    /// A modifier as it is written; empty if it has no name of its own.
    package var outlineName: String {
        let end = "Modifier"
        guard name.hasSuffix(end) else { return name == "ModifiedContent" ? "" : name }
        let method = name.dropLast(end.count).trimmingPrefix("Flexible")
        return "." + method.prefix(1).lowercased() + method.dropFirst()
    }

    /// The outermost render node of it; nil if it shows none.
    fileprivate var firstRender: RenderNode? {
        var first: RenderNode?
        renderChain.forEach { if $0.isInTree { first = $0 } }
        if let first { return first }
        forEachChild { child in
            if first == nil { first = child.firstRender }
        }
        return first
    }
}

// MARK: Memory

extension ViewTree {
    /// How many nodes there are of each kind, and the bytes that they take apart from what they
    /// refer to; the most bytes first.
    package var nodeKinds: [(name: String, count: Int, bytes: Int)] {
        var counts: [String: (count: Int, bytes: Int)] = [:]
        func note(_ object: AnyObject, _ name: String) {
            let size = _MetadataKind.instanceSize(of: type(of: object))
            let known = counts[name] ?? (0, 0)
            counts[name] = (known.count + 1, known.bytes + size)
        }
        func visit(_ node: _ViewNode) {
            note(node, node.outlineName.isEmpty ? "modifier" : node.outlineName)
            node.forEachChild(visit)
        }
        func visit(_ render: RenderNode) {
            note(render, "drawing of \(render.viewNode?.outlineName ?? "a window")")
            for child in render.children { visit(child) }
        }
        if let root { visit(root) }
        visit(rootRender)
        return counts.map { ($0.key, $0.value.count, $0.value.bytes) }
            .sorted { $0.bytes == $1.bytes ? $0.name < $1.name : $0.bytes > $1.bytes }
    }
}
