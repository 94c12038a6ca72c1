import Foundation
import Views

/// The focused element of a window, as saved and restored with a session.
struct SavedFocus {
    /// The element from a saved session, until it has been looked for.
    private var wanted: FocusPath?
    /// The state of the element, such as the selection of a field.
    private var wantedState: String?
    private weak var last: Focusable?
    private var lastPath: String?

    init(path: String?, state: String? = nil) {
        wanted = path.flatMap(FocusPath.init(text:))
        wantedState = state
    }

    /// The state of the focused element, to be saved.
    @MainActor
    func state(in tree: ViewTree) -> String? {
        guard let focusable = tree.focus.current?.focusable else {
            return wanted == nil ? nil : wantedState
        }
        return focusable.saveState?()
    }

    /// The path of the focused element, to be saved.
    @MainActor
    mutating func path(in tree: ViewTree) -> String? {
        guard let focusable = tree.focus.current?.focusable else { return wanted?.text }
        if focusable !== last {
            last = focusable
            lastPath = FocusPath(ofFocusIn: tree)?.text
        }
        return lastPath
    }

    /// Restores the focus, unless the app has already focused an element.
    @MainActor
    mutating func restore(in tree: ViewTree) {
        guard let path = wanted else { return }
        wanted = nil
        guard tree.focus.current == nil else { return }
        path.focus(in: tree)
        if let wantedState { tree.focus.current?.focusable.restoreState?(wantedState) }
    }
}

/// An element by its role and name and by the number of equal ones before it, which is more stable
/// than its index among all elements.
private struct FocusPath: Codable {
    private var role: AccessibilityProperties.Role
    private var name: String
    private var ordinal: Int
    private var isByKeyboard: Bool

    init?(text: String) {
        guard let path = try? JSONDecoder().decode(FocusPath.self, from: Data(text.utf8)) else {
            return nil
        }
        self = path
    }

    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    @MainActor
    init?(ofFocusIn tree: ViewTree) {
        let elements = Self.elements(of: tree)
        guard let index = elements.firstIndex(where: \.isFocused) else { return nil }
        role = elements[index].role
        name = Self.name(of: elements[index])
        isByKeyboard = tree.focus.isByKeyboard
        ordinal = 0
        ordinal = elements[..<index].count { matches($0) }
    }

    @MainActor
    func focus(in tree: ViewTree) {
        let alike = Self.elements(of: tree).filter { matches($0) }
        guard alike.indices.contains(ordinal), let render = alike[ordinal].render,
            tree.focus.moveInto(render), let holder = tree.focus.current, let node = holder.node
        else { return }
        tree.focus.set(holder.focusable, node: node, byKeyboard: isByKeyboard)
    }

    private func matches(_ element: AccessibilityNode) -> Bool {
        element.role == role && Self.name(of: element) == name
    }

    private static func name(of element: AccessibilityNode) -> String {
        element.properties.identifier ?? element.label
    }

    /// In reading order; the window itself is not among them.
    @MainActor
    private static func elements(of tree: ViewTree) -> [AccessibilityNode] {
        func flatten(_ node: AccessibilityNode) -> [AccessibilityNode] {
            [node] + node.children.flatMap(flatten)
        }
        return AccessibilityTree.of(tree).children.flatMap(flatten)
    }
}
