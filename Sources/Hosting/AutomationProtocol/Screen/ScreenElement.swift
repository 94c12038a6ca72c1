import Foundation

/// An element of the accessibility tree at one moment, as scenarios and tests see it.
package struct ScreenElement {
    /// What an element is. The cases are those of the accessibility tree.
    package enum Role: String, Codable, Sendable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, stepper, picker, option
        case textField, secureField, textEditor, datePicker, colorPicker, progress, list, row
        case cell, tab, tabList, menu, menuItem, scroll, group, window, alert, sheet
    }

    package var role: Role
    package var label: String
    package var value: String?
    package var identifier: String?
    package var isEnabled: Bool
    package var isFocused: Bool
    package var isSelected: Bool
    /// In the coordinates of the window's content.
    package var frame: CGRect
    package var children: [ScreenElement]
    /// What the app that took the snapshot attaches to the element; `nil` in a decoded tree.
    package var representedObject: Any?

    package init(
        _ role: Role, _ label: String = "", value: String? = nil,
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

    /// Visits the element and all inside it in reading order.
    package func forEach(_ visit: (ScreenElement) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }

    /// All elements inside it, in reading order.
    package var descendants: [ScreenElement] {
        var all: [ScreenElement] = []
        for child in children { child.forEach { all.append($0) } }
        return all
    }
}
