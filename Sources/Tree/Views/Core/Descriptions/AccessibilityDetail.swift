import Foundation
import Geometry

/// Something that few elements have besides a label and a value.
package enum AccessibilityDetail {
    /// Something that can be done with the element besides a press.
    case action(AccessibilityNamedAction)
    /// What people say to name the element.
    case inputLabels([String])
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
    /// How the element is spoken, or a range of UTF-8 offsets of its label.
    case speech(SpeechAttributes, range: Range<Int>?)
    /// Pictures in it keep their colours where all others are inverted.
    case ignoresInvertedColors
    /// The element only serves the one beside it, of which the views around both speak.
    case accessory
    /// What the element no longer is: these roles, and modal if that is said.
    case removedTraits(roles: Set<AccessibilityProperties.Role>, modal: Bool)
    /// Where a drag begins, as a part of the frame, and what it does.
    case dragPoint(UnitPoint, String)
    /// Where a drag may end, as a part of the frame, and what that does.
    case dropPoint(UnitPoint, String)
    /// The element is the header of a table.
    case tableHeader(AccessibilityTable)
    /// The element is the list of a table's rows.
    case table(AccessibilityTable)
    /// Parts of its text open addresses.
    case links([AccessibilityTextLink])
    /// How the text that is edited in it looks.
    case textStyle(() -> AccessibilityTextStyle)
    /// Notified when assistive technology comes to the element or leaves it.
    case focusObserver(any FocusObserver)
}

/// A piece of information about an element, with the name of what it tells.
package struct AccessibilityContent: Hashable, Sendable {
    /// What a later value of the same piece of information has, too: the app's identifier, or else
    /// the label.
    package let id: String
    package let label: String
    package let value: String
    package let isImportant: Bool

    package init(id: String? = nil, label: String, value: String, isImportant: Bool) {
        self.id = id ?? label
        self.label = label
        self.value = value
        self.isImportant = isImportant
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

/// Something that can be done with an element.
package struct AccessibilityNamedAction {
    package let name: String
    private let work: (_ frame: CGRect) -> Void

    package init(_ name: String, _ perform: @escaping () -> Void) {
        self.name = name
        work = { _ in perform() }
    }

    /// An action that depends on where the element is in the window.
    package init(_ name: String, inFrame work: @escaping (_ frame: CGRect) -> Void) {
        self.name = name
        self.work = work
    }

    package func perform(in frame: CGRect = .zero) { work(frame) }

    /// The name of the action that a press is, too.
    package static let activate = "activate"
}
