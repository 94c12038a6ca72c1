import Foundation

/// One element of the accessibility tree.
package struct AccessibilityNode {
    package var properties: AccessibilityProperties
    /// In the window's coordinates.
    package var frame: CGRect
    package var isEnabled: Bool
    package var isFocused: Bool
    package var children: [AccessibilityNode]
    package let handle: Handle<RenderNode>

    @MainActor
    init(
        _ properties: AccessibilityProperties, _ render: RenderNode, frame: CGRect,
        isEnabled: Bool, isFocused: Bool, children: [AccessibilityNode]
    ) {
        self.properties = properties
        self.frame = frame
        self.isEnabled = isEnabled
        self.isFocused = isFocused
        self.children = children
        handle = render.handle
    }

    /// What shows it; nil once that is gone.
    @MainActor package var render: RenderNode? { handle.node }
    package var role: AccessibilityProperties.Role { properties.role ?? .group }
    package var label: String { properties.label ?? "" }
}

/// What a window shows, as a tree of described elements.
@MainActor
package enum AccessibilityTree {
    package static func of(_ tree: ViewTree) -> AccessibilityNode {
        var children: [AccessibilityNode] = []
        let bar = tree.rootRender.bar
        for node in reachableLayers(of: tree) where node !== bar {
            collect(node, isEnabled: true, in: tree, into: &children)
        }
        sort(&children)
        label(&children)
        return AccessibilityNode(
            AccessibilityProperties(role: .window), tree.rootRender,
            frame: CGRect(origin: .zero, size: tree.size), isEnabled: true, isFocused: false,
            children: children)
    }

    /// What the elements in a part of a window say.
    package static func text(in node: RenderNode) -> String? {
        var elements: [AccessibilityNode] = []
        collect(node, isEnabled: true, in: node.tree, into: &elements)
        return combinedLabel(elements)
    }

    /// Gives elements without a label that of the element which is paired with them.
    private static func label(_ nodes: inout [AccessibilityNode]) {
        var labels: [AccessibilityLink: String] = [:]
        func read(_ node: AccessibilityNode) {
            for detail in node.properties.details {
                if case .labeledPair(let link, isLabel: true) = detail { labels[link] = node.label }
            }
            node.children.forEach(read)
        }
        nodes.forEach(read)
        guard !labels.isEmpty else { return }
        func write(_ node: inout AccessibilityNode) {
            for detail in node.properties.details {
                guard case .labeledPair(let link, isLabel: false) = detail else { continue }
                if node.label.isEmpty { node.properties.label = labels[link] }
            }
            for index in node.children.indices { write(&node.children[index]) }
        }
        for index in nodes.indices { write(&nodes[index]) }
    }

    /// The menus in the bar above the window's content, which belong to the window itself.
    package static func bar(of tree: ViewTree) -> [AccessibilityNode] {
        var nodes: [AccessibilityNode] = []
        if let bar = tree.rootRender.bar { collect(bar, isEnabled: true, in: tree, into: &nodes) }
        return nodes
    }

    /// The parts of the window, back to front, without what a sheet or an alert is in front of.
    package static func reachableLayers(of tree: ViewTree) -> ArraySlice<RenderNode> {
        let layers = tree.rootRender.children
        guard var front = tree.foremostConcealing else { return layers[...] }
        while let parent = front.parent, parent !== tree.rootRender { front = parent }
        return layers.drop { $0 !== front }
    }

    private static func collect(
        _ node: RenderNode, isEnabled: Bool, in tree: ViewTree,
        into list: inout [AccessibilityNode]
    ) {
        if node.isLeaving { return }
        let isEnabled = isEnabled && node.responder?.isDisabled != true
        let isFocused =
            node.responder?.focusable.map { tree.focus.current?.focusable === $0 } ?? false
        guard var own = node.accessibility else {
            let start = list.count
            for child in node.children {
                collect(child, isEnabled: isEnabled, in: tree, into: &list)
            }
            if list.count == start + 1 {
                if isFocused { list[start].isFocused = true }
            } else if let focusable = node.responder?.focusable, focusable.isElement,
                focusable.isEnabled
            {
                // What takes the keys is an element itself, because none of those in it stands for
                // it.
                var inner = Array(list[start...])
                sort(&inner)
                list.replaceSubrange(
                    start...,
                    with: [
                        AccessibilityNode(
                            AccessibilityProperties(role: .group), node, frame: node.windowFrame,
                            isEnabled: isEnabled, isFocused: isFocused, children: inner)
                    ])
            }
            return
        }
        if own.isHidden { return }
        var inner: [AccessibilityNode] = []
        for child in node.children { collect(child, isEnabled: isEnabled, in: tree, into: &inner) }
        sort(&inner)
        if own.children == .takesActions {
            list.append(contentsOf: acted(inner))
            return
        }
        if own.children == .takesParts {
            list.append(contentsOf: parted(inner))
            return
        }
        if own.children == .label {
            list.append(contentsOf: labelled(inner))
            return
        }
        if own.role == nil, own.children == .keep, inner.count == 1 {
            // A modifier that only describes what is already an element.
            list.append(merge(own, into: inner[0], isFocused: isFocused))
            return
        }
        if own.role == nil, own.children == .keep, inner.count > 1 {
            let served = inner.indices.filter { !inner[$0].isAccessory }
            if served.count == 1 {
                inner[served[0]] = merge(own, into: inner[served[0]], isFocused: isFocused)
                list.append(contentsOf: inner)
                return
            }
        }
        if own.role == nil, own.children == .keep {
            if own.identifier == nil && own.label == nil && own.value == nil || inner.isEmpty {
                // What can be done with a group can be done with all in it.
                for index in inner.indices {
                    inner[index].properties.details = own.details + inner[index].properties.details
                }
                list.append(contentsOf: inner)
                return
            }
            own.role = own.traitRole ?? .group
        }
        if own.role == .picker, own.value == nil, own.children == .keep {
            own.value = inner.first { $0.properties.isSelected == true }?.label
        }
        if own.children == .value, own.value == nil { own.value = combinedLabel(inner) }
        if own.children == .actions || own.children.isPart {
            own.role = .group
        } else if own.children == .combine, own.mayHoldControls, inner.contains(where: \.hasControl)
        {
            guard let combined = combined(&own, &inner) else {
                list.append(contentsOf: inner)
                return
            }
            inner = combined
        } else if own.children != .keep {
            if own.label == nil, own.children == .combine { own.label = combinedLabel(inner) }
            if own.role == nil { own.role = own.traitRole }
            if own.role == nil { own.role = inner.count == 1 ? inner[0].properties.role : .group }
            inner = []
        }
        if own.children != .keep || own.role?.isControl == true,
            tree.focus.current?.node?.isInside(node) == true,
            !inner.contains(where: \.holdsFocus)
        {
            // It stands for what has the focus inside of it.
            own.isFocused = true
        }
        list.append(
            AccessibilityNode(
                own, node, frame: node.windowFrame, isEnabled: own.isEnabled ?? isEnabled,
                isFocused: isFocused || own.isFocused, children: inner))
    }

    /// Puts elements of higher priority first; all others stay in their order.
    private static func sort(_ nodes: inout [AccessibilityNode]) {
        guard nodes.contains(where: { $0.properties.sortPriority != 0 }) else { return }
        let sorted = nodes.enumerated().sorted { a, b in
            let (first, second) = (
                a.element.properties.sortPriority, b.element.properties.sortPriority
            )
            return first == second ? a.offset < b.offset : first > second
        }
        nodes = sorted.map(\.element)
    }

    /// The control among the elements with the others as its label; all of them where none is one.
    private static func labelled(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        guard let index = nodes.firstIndex(where: \.properties.takesLabel) else { return nodes }
        var control = nodes[index]
        var texts = nodes
        texts.remove(at: index)
        // A stepper may have its value in a field beside it.
        var fields = texts.filter { $0.role == .textField }
        texts.removeAll { $0.role == .textField }
        control.properties.label = control.properties.label ?? combinedLabel(texts)
        for index in fields.indices where fields[index].label.isEmpty {
            fields[index].properties.label = control.properties.label
        }
        return fields + [control]
    }

    /// The elements without those that are actions, which the others take.
    private static func acted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        let actions = nodes.filter { $0.properties.children == .actions }
            .flatMap(\.children).map { node in
                AccessibilityDetail.action(
                    AccessibilityNamedAction(node.label) { node.activate() })
            }
        return nodes.filter { $0.properties.children != .actions }.map { node in
            var node = node
            node.properties.details += actions
            return node
        }
    }

    /// The elements without those that say a part of a description, which the others take.
    private static func parted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        let parts = nodes.compactMap { node -> (AccessibilityProperties.Part, String)? in
            guard case .part(let part) = node.properties.children else { return nil }
            return (part, combinedLabel(node.children) ?? "")
        }
        return nodes.filter { !$0.properties.children.isPart }.map { node in
            var node = node
            for (part, words) in parts {
                let path = part.path
                let own = node.properties[keyPath: path] ?? ""
                node.properties[keyPath: path] = words.replacingOccurrences(
                    of: AccessibilityProperties.ownPart, with: own)
            }
            return node
        }
    }

    private static func merge(
        _ outer: AccessibilityProperties, into inner: AccessibilityNode, isFocused: Bool
    ) -> AccessibilityNode {
        var result = inner
        result.properties.role = outer.traitRole ?? inner.properties.role
        result.properties.adjust = outer.adjust ?? inner.properties.adjust
        result.properties.label = outer.label ?? inner.properties.label
        result.properties.value = outer.value ?? inner.properties.value
        result.properties.identifier = outer.identifier ?? inner.properties.identifier
        result.properties.hint = outer.hint ?? inner.properties.hint
        result.properties.isSelected = outer.isSelected ?? inner.properties.isSelected
        result.properties.isModal = outer.isModal || inner.properties.isModal
        if outer.headingLevel > 0 { result.properties.headingLevel = outer.headingLevel }
        if outer.sortPriority != 0 { result.properties.sortPriority = outer.sortPriority }
        result.properties.details = outer.details + inner.properties.details
        result.properties.removeTraits(outer.details)
        result.isFocused = inner.isFocused || isFocused
        return result
    }

    /// The labels of elements, and of those in them.
    package static func combinedLabel(_ nodes: [AccessibilityNode]) -> String? {
        func words(_ nodes: [AccessibilityNode]) -> [String] {
            nodes.flatMap { [$0.label, combinedLabel($0.children) ?? ""] }.filter { !$0.isEmpty }
        }
        // A symbol beside a text only adorns it.
        let texts = words(nodes.filter { $0.role != .image })
        let parts = texts.isEmpty ? words(nodes) : texts
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension AccessibilityProperties.Part {
    fileprivate var path: WritableKeyPath<AccessibilityProperties, String?> {
        switch self {
        case .label: \.label
        case .value: \.value
        case .hint: \.hint
        }
    }
}

extension AccessibilityProperties.Children {
    fileprivate var isPart: Bool { if case .part = self { true } else { false } }
}
