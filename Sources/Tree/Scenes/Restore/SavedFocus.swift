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
    /// What the focused element and what labels it said when its path was computed; nil if its name does
    /// not depend on its content.
    private var lastWords: String?
    private var lastIsNamedByWords = false

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
        guard let holder = tree.focus.current else { return wanted?.text }
        // The name may change while the element has the focus, as if the label of a stepper says its
        // value. Turns that evaluate something look at the element alone.
        let isAnother = holder.focusable !== last
        let mayDiffer = lastIsNamedByWords && tree.app.report.updates > 0
        if isAnother || mayDiffer && Self.words(around: holder.node) != lastWords {
            let path = FocusPath(ofFocusIn: tree)
            last = holder.focusable
            lastPath = path?.text
            lastIsNamedByWords = path?.isNamedByWords ?? false
            lastWords = lastIsNamedByWords ? Self.words(around: holder.node) : nil
        }
        return lastPath
    }

    /// What a node says together with the modifiers around it and with the texts that label it.
    @MainActor
    private static func words(around node: RenderNode?) -> String? {
        guard var part = node else { return nil }
        var next = part.parent
        while let outer = next, next !== part.tree.rootRender {
            if outer.accessibility?.children == .label { part = outer }
            next = outer.parent
        }
        while let outer = part.parent, outer.children.count == 1 { part = outer }
        return AccessibilityTree.text(in: part)
    }

    /// Restores the focus, unless the app has already focused an element. Returns false if the
    /// element is not there any more.
    @MainActor
    mutating func restore(in tree: ViewTree) -> Bool {
        guard let path = wanted else { return true }
        wanted = nil
        guard tree.focus.current == nil else { return true }
        path.focus(in: tree)
        guard let holder = tree.focus.current else { return false }
        if let wantedState { holder.focusable.restoreState?(wantedState) }
        return true
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

    /// Whether the name may be what is inside the element and beside it, and not only the app's own
    /// name for a part of the window.
    var isNamedByWords: Bool {
        switch role {
        case .list, .scroll, .group: false
        default: true
        }
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
