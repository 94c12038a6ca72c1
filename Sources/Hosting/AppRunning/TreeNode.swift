import AutomationProtocol
import Foundation

/// An element of a window as a client sees it: a node of an XML document, in which the title bar
/// and the menu bar are in an element `chrome` at the end.
package final class TreeNode {
    package let name: String
    package let attributes: [(name: String, value: String)]
    package let element: ScreenElement?
    package let isInChrome: Bool
    /// From 0, in the order of the document.
    package let order: Int
    /// The numbers of the children on the way from the root.
    package let path: [Int]
    package private(set) weak var parent: TreeNode?
    package private(set) var children: [TreeNode] = []

    fileprivate init(
        _ name: String, _ attributes: [(String, String)], _ element: ScreenElement?,
        isInChrome: Bool, order: Int, path: [Int]
    ) {
        self.name = name
        self.attributes = attributes
        self.element = element
        self.isInChrome = isInChrome
        self.order = order
        self.path = path
    }

    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// What a user reads: a field's text, a label, or the texts inside.
    package var text: String {
        if let element {
            if Self.fields.contains(element.role) { return element.value ?? "" }
            if !element.label.isEmpty { return element.label }
        }
        return children.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    package static let fields: Set<ScreenElement.Role> = [.textField, .secureField, .textEditor]

    /// The node and all below it, in the order of the document.
    package func forEach(_ visit: (TreeNode) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }

    package var descendants: [TreeNode] {
        var all: [TreeNode] = []
        for child in children { child.forEach { all.append($0) } }
        return all
    }

    fileprivate func add(_ child: TreeNode) {
        child.parent = self
        children.append(child)
    }
}

/// The tree of a window at one moment.
package struct WindowTree {
    package let window: ScreenWindow
    package let root: TreeNode
    /// All nodes that are elements of the screen, in the order of the document.
    package let elements: [TreeNode]

    package init(_ window: ScreenWindow) {
        self.window = window
        var order = 0
        func node(
            _ name: String, _ attributes: [(String, String)], _ element: ScreenElement?,
            _ inside: [ScreenElement], _ isInChrome: Bool, _ path: [Int]
        ) -> TreeNode {
            let result = TreeNode(
                name, attributes, element, isInChrome: isInChrome, order: order, path: path)
            order += 1
            for (index, child) in inside.enumerated() {
                result.add(
                    node(
                        child.role.rawValue, Self.attributes(of: child), child, child.children,
                        isInChrome, path + [index]))
            }
            return result
        }
        root = node("window", Self.attributes(of: window), nil, window.root.children, false, [])
        let count = window.root.children.count
        root.add(node("chrome", [], nil, window.chrome.children, true, [count]))
        elements = root.descendants.filter { $0.element != nil }
    }

    private static func attributes(of window: ScreenWindow) -> [(String, String)] {
        [
            ("number", "\(window.number)"), ("id", window.id), ("title", window.title),
            ("phase", window.phase), ("key", "\(window.isKey)"),
        ] + frame(CGRect(origin: .zero, size: window.frame.size))
    }

    private static func attributes(of element: ScreenElement) -> [(String, String)] {
        var list = [("label", element.label)]
        if let value = element.value { list.append(("value", value)) }
        if let id = element.identifier, !id.isEmpty { list.append(("id", id)) }
        list += [
            ("enabled", "\(element.isEnabled)"), ("selected", "\(element.isSelected)"),
            ("focused", "\(element.isFocused)"),
        ]
        return list + frame(element.frame)
    }

    private static func frame(_ frame: CGRect) -> [(String, String)] {
        [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
        ].map { name, value in
            let tenths = (Double(value) * 10).rounded() / 10
            return (name, Int(exactly: tenths).map(String.init) ?? "\(tenths)")
        }
    }
}
