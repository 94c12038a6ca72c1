import Foundation
import Geometry
import Views

/// What each node of a window belongs to: an element of the accessibility tree, a control that is
/// disabled, something that is hidden.
@MainActor
struct ShownParts {
    /// What is known of one node.
    struct Part {
        /// The number of the innermost element that the node belongs to.
        var element: Int?
        var isDisabled = false
        var isHidden = false
        /// Whether it is inside of a field, which scrolls its text itself.
        var isInField = false
        /// The layer of the window: its content, a sheet, a menu.
        var layer: Int
        var render: RenderNode

        /// Whether scrolling moves both or neither.
        @MainActor
        func scrolls(with other: Part) -> Bool {
            layer == other.layer
                && render.scrollView(along: nil) === other.render.scrollView(along: nil)
        }
    }

    /// All elements that have a node, in reading order.
    private(set) var elements: [ScreenElement] = []
    /// The number after the last one inside of each element.
    private var ends: [Int] = []
    private var parts: [Int: Part] = [:]
    /// The nodes of views that are only leaving.
    private var leaving: Set<Int> = []
    /// How many elements are in the part of the tree below each node.
    private var elementCounts: [Int: Int] = [:]

    private static let controls: Set<ScreenElement.Role> = [
        .button, .link, .toggle, .slider, .stepper, .picker, .textField, .secureField,
        .textEditor, .datePicker, .colorPicker, .option, .tab, .menu, .menuItem,
    ]
    private static let fields: Set<ScreenElement.Role> = [.textField, .secureField, .textEditor]
    /// Controls of which the arrow keys choose one, and Tab reaches them all together.
    private static let choices: Set<ScreenElement.Role> = [.option, .tab, .menu, .menuItem]

    init(of window: ScreenWindow, in tree: ViewTree) {
        for part in [window.root, window.chrome] {
            for child in part.children where child.part == nil { add(child) }
        }
        var owners: [ObjectIdentifier: Int] = [:]
        for (index, element) in elements.enumerated() {
            // Of two elements that one node shows, the outer one comes first.
            if let render = element.render { owners[ObjectIdentifier(render)] = index }
        }
        for element in elements where element.children.isEmpty {
            var node = element.render
            while let current = node {
                elementCounts[current.id, default: 0] += 1
                node = current.parent
            }
        }
        for (layer, node) in AccessibilityTree.reachableLayers(of: tree).enumerated() {
            visit(node, Part(layer: layer, render: node), owners)
        }
    }

    private mutating func add(_ element: ScreenElement) {
        let index = elements.count
        elements.append(element)
        ends.append(index + 1)
        for child in element.children { add(child) }
        ends[index] = elements.count
    }

    private mutating func visit(
        _ node: RenderNode, _ around: Part, _ owners: [ObjectIdentifier: Int]
    ) {
        if node.isLeaving { return }
        var part = around
        part.render = node
        if node.responder?.isDisabled == true { part.isDisabled = true }
        if node.accessibility?.isHidden == true { part.isHidden = true }
        if let element = owners[ObjectIdentifier(node)] {
            part.element = element
            if !elements[element].isEnabled { part.isDisabled = true }
            if Self.fields.contains(elements[element].role) { part.isInField = true }
        }
        parts[node.id] = part
        for child in node.children { visit(child, part, owners) }
        leaving.formUnion(node.leavingChildren.lazy.map(\.id))
    }

    // MARK: Looking

    /// What a drawn text belongs to; `nil` if it lies behind a sheet, or is only leaving.
    func part(of text: DrawnText) -> Part? {
        guard leaving.isDisjoint(with: text.nodes) else { return nil }
        return text.nodes.reversed().lazy.compactMap { parts[$0] }.first
    }

    func part(ofElement index: Int) -> Part? {
        elements[index].render.flatMap { parts[$0.id] }
    }

    /// Whether one of two elements is inside of the other.
    func isNested(_ first: Int, _ second: Int) -> Bool {
        let (outer, inner) = (min(first, second), max(first, second))
        return inner < ends[outer]
    }

    func isControl(_ index: Int) -> Bool { Self.controls.contains(elements[index].role) }

    /// The elements that take input, whether or not they are enabled.
    var controls: [Int] { elements.indices.filter(isControl) }

    /// The controls that a press acts on: enabled, and not made of other controls.
    var targets: [Int] {
        controls.filter { index in
            elements[index].isEnabled
                && !elements[(index + 1)..<ends[index]].indices.contains(where: isControl)
        }
    }

    /// The targets that have to be reached by Tab.
    var tabTargets: [Int] {
        targets.filter { !Self.choices.contains(elements[$0].role) }
    }

    /// The controls that each of the nodes in which Tab stops is, is a part of, or is around of.
    func reached(by stops: [RenderNode]) -> [[Int]] {
        let enabled = controls.filter { elements[$0].isEnabled }.map { ($0, elements[$0].render) }
        return stops.map { stop in
            let inside = enabled.filter { $0.1?.isInside(stop) == true }.map(\.0)
            let around = enabled.filter { $0.1.map(stop.isInside) == true }.map(\.0)
            let own = Set(inside).union(around).sorted()
            guard let first = own.first, around.isEmpty,
                own.contains(where: { !isNested(first, $0) })
            else { return own }
            // A stop around several controls, such as a list, does not reach those in it.
            return own.filter { Self.choices.contains(elements[$0].role) }
        }
    }

    /// Whether an element is one of the controls, or a part of one, such as a stepper's button.
    func isPart(_ index: Int, ofAny controls: Set<Int>) -> Bool {
        controls.contains { $0 <= index && index < ends[$0] }
    }

    /// The node whose gestures a press on an element reaches: its own, or one around it that is
    /// around no other element.
    func pressed(_ index: Int) -> RenderNode? {
        guard var node = elements[index].render else { return nil }
        var pressed = node
        while let parent = node.parent, elementCounts[parent.id] == 1 {
            if let responder = parent.responder, !responder.recognizers.isEmpty {
                pressed = parent
            }
            node = parent
        }
        return pressed
    }
}
