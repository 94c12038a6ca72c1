import Views

/// What an element is, as finders name it.
public enum ElementRole: String, CaseIterable, Sendable {
    case text, heading, image, button, link, toggle, slider, stepper, picker, option
    case textField, secureField, textEditor, datePicker, colorPicker, progress, list, row
    case cell, tab, tabList, menu, menuItem, scroll, group, window, alert, sheet

    var accessibilityRole: AccessibilityProperties.Role {
        guard let role = AccessibilityProperties.Role(rawValue: rawValue) else {
            fatalError("The accessibility tree knows no \(rawValue)")
        }
        return role
    }

    init(_ role: AccessibilityProperties.Role) {
        guard let own = ElementRole(rawValue: role.rawValue) else {
            fatalError("Finders know no \(role.rawValue)")
        }
        self = own
    }
}
