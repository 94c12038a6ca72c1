import Foundation
import Hosting
import Views

/// An element of the accessibility tree at one moment, as scenarios and tests see it.
package struct ScreenElement {
    package var role: AccessibilityProperties.Role
    package var label: String
    package var value: String?
    package var identifier: String?
    package var isEnabled: Bool
    package var isFocused: Bool
    package var isSelected: Bool
    /// In the coordinates of the window's content.
    package var frame: CGRect
    package var children: [ScreenElement]
    /// The part of the window's frame or of the screen that it is; nil in the content.
    package var part: ScreenMap.Part?
    /// The range of a slider.
    package var range: ClosedRange<Double>?
    /// What can be done with it, by name; empty in a decoded tree.
    package var actions: [AccessibilityNamedAction] = []
    /// Its custom content, which assistive apps read on request.
    package var customContent: [AccessibilityContent] = []
    package var rotors: [AccessibilityRotorList] = []
    package var hasAccessibilityFocus = false
    /// The render node that shows it; nil in a decoded tree.
    @MainActor package var render: RenderNode? { handle?.node }
    private var handle: Handle<RenderNode>?

    package init(
        _ role: AccessibilityProperties.Role, _ label: String = "", value: String? = nil,
        identifier: String? = nil, isEnabled: Bool = true, isFocused: Bool = false,
        isSelected: Bool = false, frame: CGRect = .zero, children: [ScreenElement] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        self.isEnabled = isEnabled
        self.isFocused = isFocused
        self.isSelected = isSelected
        self.frame = frame
        self.children = children
    }

    @MainActor
    package init(_ node: AccessibilityNode) {
        self.init(
            node.role, node.label, value: node.properties.value,
            identifier: node.properties.identifier, isEnabled: node.isEnabled,
            isFocused: node.isFocused, isSelected: node.properties.isSelected ?? false,
            frame: node.frame, children: node.children.map(ScreenElement.init))
        range = node.properties.range
        actions = node.allActions
        customContent = node.properties.customContent
        rotors = node.properties.rotors
        hasAccessibilityFocus = node.hasAccessibilityFocus
        handle = node.handle
    }

    /// The element and all inside it as a part of the screen, whose origin is offset by this from
    /// the window's.
    func moved(to part: ScreenMap.Part, by offset: CGSize) -> ScreenElement {
        var copy = self
        copy.part = part
        copy.frame = frame.offsetBy(dx: offset.width, dy: offset.height)
        copy.children = children.map { $0.moved(to: part, by: offset) }
        return copy
    }

    /// Visits the element and all inside it in reading order.
    package func forEach(_ visit: (ScreenElement) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }
}
