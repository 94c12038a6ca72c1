import Foundation
import Geometry

/// Something that few elements have besides a label and a value.
package enum AccessibilityDetail {
    /// A piece of information that is read only when it is asked for.
    case content(AccessibilityContent)
    /// A list of places to go to.
    case rotor(AccessibilityRotorList)
    /// The element is what an entry of a rotor leads to.
    case rotorEntry(AccessibilityLink)
    /// The element belongs together with others of the same link.
    case linkedGroup(AccessibilityLink)
    /// The element is the label of the content with the same link, or that content.
    case labeledPair(AccessibilityLink, isLabel: Bool)
    /// The kind of text, as it is to be read.
    case textContentType(String)
    /// Touches go to the element itself, and are not gestures of assistive technology.
    case directTouch(silent: Bool, requiresActivation: Bool)
    case respondsToUserInteraction(Bool)
    /// A text that is shown large while the element is held; its label where there is none.
    case largeContent(() -> String?)
    /// The point that an activation presses, as a part of the frame or in points of it.
    case activationPoint(UnitPoint?, CGPoint)
    /// Pictures in it keep their colours where all others are inverted.
    case ignoresInvertedColors
    /// Notified when assistive technology comes to the element or leaves it.
    case focusObserver(any FocusObserver)
}

/// A piece of information about an element, with the name of what it tells.
package struct AccessibilityContent: Hashable, Sendable {
    package let label: String
    package let value: String
    package let isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// What connects elements that name the same id of a namespace.
package struct AccessibilityLink: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID?

    package init(id: AnyHashable, namespace: Namespace.ID?) {
        self.id = id
        self.namespace = namespace
    }
}

/// A list of places in a window, one of which can be gone to.
package struct AccessibilityRotorList {
    package struct Entry {
        /// The element itself where it has no label.
        package let label: String
        package let target: AccessibilityLink?
        package let range: Range<String.Index>?
        /// Makes the target, such as a row that has not been scrolled to.
        package let prepare: () -> Void

        package init(
            label: String, target: AccessibilityLink?, range: Range<String.Index>? = nil,
            prepare: @escaping () -> Void = {}
        ) {
            self.label = label
            self.target = target
            self.range = range
            self.prepare = prepare
        }
    }

    package let name: String
    package let entries: [Entry]

    package init(name: String, entries: [Entry]) {
        self.name = name
        self.entries = entries
    }
}

extension AccessibilityProperties {
    /// Custom content, which assistive apps read on request; important content first.
    package var customContent: [AccessibilityContent] {
        let all = details.compactMap { if case .content(let content) = $0 { content } else { nil } }
        // A later value of the same name replaces an earlier one, inside out.
        var names: Set<String> = []
        let latest = all.filter { names.insert($0.label).inserted }
        return latest.filter(\.isImportant) + latest.filter { !$0.isImportant }
    }

    package var rotors: [AccessibilityRotorList] {
        details.compactMap { if case .rotor(let rotor) = $0 { rotor } else { nil } }
    }

    package var textContentType: String? {
        details.lazy.compactMap {
            if case .textContentType(let type) = $0 { type } else { nil }
        }.first
    }

    package var respondsToUserInteraction: Bool? {
        details.lazy.compactMap {
            if case .respondsToUserInteraction(let responds) = $0 { responds } else { nil }
        }.first
    }

    /// The text that is shown large while the element is held; nil where none is.
    package var largeContent: String? {
        for detail in details {
            if case .largeContent(let text) = detail { return text() ?? label ?? "" }
        }
        return nil
    }

    package var takesDirectTouch: Bool {
        details.contains { if case .directTouch = $0 { true } else { false } }
    }
}

extension AccessibilityNode {
    /// The point of the window that an activation presses.
    package var activationPoint: CGPoint {
        for detail in properties.details {
            guard case .activationPoint(let unit, let point) = detail else { continue }
            return unit.map { $0.point(in: frame) }
                ?? CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
