import AppRunning
import AutomationProtocol
import Foundation

/// An element of an app at one moment, as tests see it: the app, a window, what is in a window, or a
/// bar that Casement's tree has no element for.
final class ElementNode {
    let types: [XCUIElement.ElementType]
    let identifier: String
    let label: String
    let value: String?
    /// The frame on the screen, in points.
    let frame: CGRect
    let element: ScreenElement?
    /// What the steps of the app find it by; nil for what is not an element of its tree.
    let target: (tree: WindowTree, node: TreeNode)?
    /// The number of the window that it is in.
    let window: Int?
    private(set) var children: [ElementNode] = []

    private init(
        _ types: [XCUIElement.ElementType], label: String = "", identifier: String = "",
        frame: CGRect = .zero, window: Int? = nil
    ) {
        self.types = types
        self.label = label
        self.identifier = identifier
        self.frame = frame
        self.window = window
        value = nil
        element = nil
        target = nil
    }

    private init(_ node: TreeNode, _ element: ScreenElement, in tree: WindowTree) {
        types = element.role.elementTypes
        identifier = element.identifier ?? ""
        label = element.label
        value = element.value
        let origin = tree.window.frame.origin
        frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        self.element = element
        target = (tree, node)
        window = tree.window.number
    }

    /// The whole app.
    convenience init(_ screen: Screen, name: String) {
        self.init([.application, .any], label: name)
        children = screen.windows.map { ElementNode(WindowTree($0)) }
    }

    private convenience init(_ tree: WindowTree) {
        let window = tree.window
        self.init(
            [.window], label: window.title, identifier: window.id, frame: window.frame,
            window: window.number)
        for node in tree.root.children {
            if let child = Self.element(node, in: tree) {
                children.append(child)
            } else {
                // The parts of the window itself.
                let bar = ElementNode([.menuBar, .toolbar], window: window.number)
                bar.children = node.children.compactMap { Self.element($0, in: tree) }
                children.append(bar)
            }
        }
        children += Self.bars(of: self, window)
    }

    private static func element(_ node: TreeNode, in tree: WindowTree) -> ElementNode? {
        guard let element = node.element else { return nil }
        let result = ElementNode(node, element, in: tree)
        result.children = node.children.compactMap { Self.element($0, in: tree) }
        return result
    }

    /// The navigation bars: a title of a page, and what stands in its line. A window without one has
    /// its title bar for that.
    private static func bars(of window: ElementNode, _ shown: ScreenWindow) -> [ElementNode] {
        var bars: [ElementNode] = []
        func collect(_ around: ElementNode) {
            for heading in around.children where heading.element?.role == .heading {
                let line = around.children.filter { other in
                    other.frame.minY < heading.frame.maxY && other.frame.maxY > heading.frame.minY
                        && other.frame.height <= longestLine
                }
                let bar = ElementNode(
                    [.navigationBar, .toolbar], label: heading.label, identifier: heading.label,
                    frame: line.reduce(heading.frame) { $0.union($1.frame) },
                    window: shown.number)
                bar.children = line
                bars.append(bar)
            }
            for child in around.children { collect(child) }
        }
        collect(window)
        if !shown.title.isEmpty, !bars.contains(where: { $0.label == shown.title }) {
            let bar = ElementNode(
                [.navigationBar], label: shown.title, identifier: shown.title, frame: shown.frame,
                window: shown.number)
            bar.children = window.children.last?.children ?? []
            bars.append(bar)
        }
        return bars
    }

    /// The largest height of a part of a title's line, in points; what is higher is content.
    private static let longestLine = 80.0

    // MARK: Reading

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || types.contains(type) }

    /// Whether a name is its identifier, its label or its value.
    func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || (value == name && element?.role == .text)
    }

    /// All elements below it, each once, in reading order.
    var descendants: [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        var all: [ElementNode] = []
        func collect(_ node: ElementNode) {
            for child in node.children where seen.insert(ObjectIdentifier(child)).inserted {
                all.append(child)
                collect(child)
            }
        }
        collect(self)
        return all
    }

    /// What a predicate asks for by name.
    var properties: [String: Any] {
        [
            "identifier": identifier, "label": label, "title": label, "value": shownValue ?? "",
            "placeholderValue": placeholder ?? "", "elementType": types[0].rawValue,
            "enabled": isEnabled, "isEnabled": isEnabled, "selected": isSelected,
            "isSelected": isSelected, "hasFocus": isFocused, "hasKeyboardFocus": isFocused,
            "exists": true,
        ]
    }

    var isEnabled: Bool { element?.isEnabled ?? true }
    var isSelected: Bool { element?.isSelected ?? false }
    var isFocused: Bool { element?.isFocused ?? false }

    /// The value that tests read: `1` or `0` for a switch, the prompt for an empty field.
    var shownValue: String? {
        guard let element else { return nil }
        if element.role == .toggle {
            return switch value {
            case "on": "1"
            case "off": "0"
            default: value
            }
        }
        if let value, value.isEmpty, let placeholder { return placeholder }
        return value
    }

    var placeholder: String? {
        guard let element, [.textField, .secureField].contains(element.role) else { return nil }
        return label
    }

    /// The printed tree.
    func lines(_ indent: String = "") -> [String] {
        let own = element?.line ?? "\(types[0])" + (label.isEmpty ? "" : " “\(label)”")
        let inside = children.filter { !$0.isOf(.navigationBar) || $0.element != nil }
        return [indent + own] + inside.flatMap { $0.lines(indent + "  ") }
    }
}
