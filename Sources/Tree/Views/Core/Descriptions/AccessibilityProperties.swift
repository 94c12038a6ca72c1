import Foundation

/// What a node is, to those who cannot see it and to those who drive the app from outside.
package struct AccessibilityProperties {
    package enum Role: String, Codable, Sendable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, stepper, picker, option
        case textField, secureField, textEditor, datePicker, colorPicker, progress, list, row
        case cell, tab, tabList, menu, menuItem, scroll, group, window, alert, sheet
    }

    /// A part of a description that other views say.
    package enum Part: Hashable, Sendable { case label, value, hint }

    package enum Children: Hashable, Sendable {
        case keep, combine, ignore
        /// The texts inside are the label of the control inside, which takes their place.
        case label
        /// The texts inside are the element's value.
        case value
        /// What is inside can be done with the elements beside it; see `takesActions`.
        case actions
        /// The actions inside belong to the other elements inside.
        case takesActions
        /// What is inside says a part of the description of the elements beside it.
        case part(Part)
        /// The parts inside belong to the other elements inside.
        case takesParts
    }

    package var role: Role?
    /// The role that a trait gives to the element inside.
    package var traitRole: Role?
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var hint: String?
    package var isHidden = false
    package var isEnabled: Bool?
    package var isSelected: Bool?
    /// Whether keys go to it though it has not the focus, as to the lit row of an open menu.
    package var isFocused = false
    /// Whether texts beside it, in a row of `Children.label`, are its label.
    package var takesLabel = false
    /// Whether the element stands for everything inside it.
    package var children = Children.keep
    /// Sets the value as far as the control can; for sliders, steppers and fields.
    package var setValue: ((String) -> Void)?
    /// The value one step up (true) or down.
    package var adjust: ((Bool) -> Void)?
    /// The range of a slider, for whoever drags its thumb.
    package var range: ClosedRange<Double>?

    /// The text that people edit in the element.
    package var editedText: (any EditedText)?
    /// Whether the element hides what is beside it until it is closed.
    package var isModal = false

    /// The level of a heading, from 1; 0 where it has none.
    package var headingLevel = 0
    /// Among neighbours, those with a higher priority come first.
    package var sortPriority = 0.0
    /// What few elements have.
    package var details: [AccessibilityDetail] = []

    /// In a view that says a part of a description: what the described view says itself.
    package static let ownPart = "\u{F8FF0}"

    package init(role: Role? = nil, label: String? = nil, value: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
    }
}
