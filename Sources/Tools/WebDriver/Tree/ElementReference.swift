import AppRunning
import AutomationProtocol

/// How an element that a client has found is found again: by its identifier, or else its role and
/// label, and its number among equal ones.
package struct ElementReference: Hashable {
    /// The key by which the standard names elements in JSON.
    package static let key = "element-6066-11e4-a52e-4f735466cecf"

    package let window: Int
    private let role: ScreenElement.Role
    private let label: String
    private let identifier: String?
    private let isInChrome: Bool
    /// From 0, among equal elements in the order of the document.
    private let index: Int
    private let path: [Int]

    /// Nil for what is not an element of the screen, such as the window itself.
    package init?(_ node: TreeNode, in tree: WindowTree) {
        guard let element = node.element else { return nil }
        window = tree.window.number
        role = element.role
        label = element.label
        identifier = element.identifier.flatMap { $0.isEmpty ? nil : $0 }
        isInChrome = node.isInChrome
        path = node.path
        let equal = tree.elements.filter { [role, label, identifier, isInChrome] in
            Self.isEqual($0, role, label, identifier, isInChrome)
        }
        index = equal.firstIndex { $0 === node } ?? 0
    }

    /// The element in another tree of the window. One whose label has changed is known by where it
    /// is; nil if it has gone.
    package func node(in tree: WindowTree) -> TreeNode? {
        let equal = tree.elements.filter { Self.isEqual($0, role, label, identifier, isInChrome) }
        if index < equal.count { return equal[index] }
        guard identifier == nil, equal.isEmpty else { return nil }
        return tree.elements.first {
            $0.path == path && $0.element?.role == role && $0.isInChrome == isInChrome
                && ($0.element?.identifier ?? "").isEmpty
        }
    }

    private static func isEqual(
        _ node: TreeNode, _ role: ScreenElement.Role, _ label: String, _ identifier: String?,
        _ isInChrome: Bool
    ) -> Bool {
        guard let element = node.element, node.isInChrome == isInChrome, element.role == role else {
            return false
        }
        if let identifier { return element.identifier == identifier }
        return element.label == label && (element.identifier ?? "").isEmpty
    }
}
