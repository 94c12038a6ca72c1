import Foundation
import Hosting
import Views

/// What only the app that shows an element knows of it: none of it crosses the socket.
struct ElementDetails {
    /// The part of the window's frame or of the screen that it is; `nil` in the content.
    var part: ScreenMap.Part?
    /// The range of a slider.
    var range: ClosedRange<Double>?
    /// What happens if it is used.
    var hint = ""
    /// The level of a heading, from 1; 0 if it has none.
    var headingLevel = 0
    /// What can be done with it, by name.
    var actions: [AccessibilityNamedAction] = []
    /// Its custom content, which assistive apps read on request.
    var customContent: [AccessibilityContent] = []
    var rotors: [AccessibilityRotorList] = []
    var hasAccessibilityFocus = false
    /// Whether the app has said that its text can be shown large.
    var showsLargeContent = false
    /// The render node that shows it.
    var handle: Handle<RenderNode>?
    /// It as the app's own tree has it.
    var node: AccessibilityNode?
}

extension ScreenElement {
    @MainActor
    package init(_ node: AccessibilityNode) {
        self.init(
            Role(node.role), node.label, value: node.properties.value,
            identifier: node.properties.identifier, isEnabled: node.isEnabled,
            isFocused: node.isFocused, isSelected: node.properties.isSelected ?? false,
            frame: node.frame, children: node.children.map(ScreenElement.init))
        details = ElementDetails(
            range: node.properties.range, hint: node.properties.hint ?? "",
            headingLevel: node.properties.headingLevel, actions: node.allActions,
            customContent: node.properties.customContent, rotors: node.properties.rotors,
            hasAccessibilityFocus: node.hasAccessibilityFocus,
            showsLargeContent: node.properties.details.contains {
                if case .largeContent = $0 { true } else { false }
            }, handle: node.handle, node: node)
    }

    var details: ElementDetails {
        get { representedObject as? ElementDetails ?? ElementDetails() }
        set { representedObject = newValue }
    }

    /// The part of the window's frame or of the screen that it is; `nil` in the content.
    var part: ScreenMap.Part? {
        get { details.part }
        set { details.part = newValue }
    }

    /// The range of a slider.
    var range: ClosedRange<Double>? { details.range }

    /// What can be done with it, by name; empty in a decoded tree.
    package var actions: [AccessibilityNamedAction] { details.actions }

    /// Its custom content, which assistive apps read on request.
    package var customContent: [AccessibilityContent] { details.customContent }

    package var rotors: [AccessibilityRotorList] { details.rotors }

    /// What happens if it is used.
    var hint: String { details.hint }

    /// The level of a heading, from 1; 0 if it has none.
    var headingLevel: Int { details.headingLevel }

    /// How it is spoken; nothing special in a decoded tree.
    @MainActor var speech: SpeechAttributes {
        details.node?.properties.speech ?? SpeechAttributes()
    }

    /// Gives it the keyboard if it takes it, and brings assistive technology to it.
    @MainActor func takeFocus() { details.node?.takeFocus() }

    /// Does what a press does, or what the app has put in its place.
    @MainActor func activate() { details.node?.activate() }

    package var hasAccessibilityFocus: Bool { details.hasAccessibilityFocus }

    /// The render node that shows it; `nil` in a decoded tree.
    @MainActor package var render: RenderNode? { details.handle?.node }

    /// Whether any part of it can be seen without scrolling, whatever covers it. Only the app that
    /// shows it knows; of what is not in a window's content it is true.
    package var isInSight: Bool {
        guard part == nil, details.handle != nil else { return true }
        // The tree that it is a part of is the main actor's.
        return MainActor.assumeIsolated { Reachability.isInSight(self) }
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
}

extension ScreenWindow {
    package var windowID: WindowID { WindowID(number) }
}
