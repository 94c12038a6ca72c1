import Automation

/// What an element is, as finders name it.
public enum ElementRole: String, CaseIterable, Sendable {
    case text, heading, image, button, link, toggle, slider, stepper, picker, option
    case textField, secureField, textEditor, datePicker, colorPicker, progress, list, row
    case cell, tab, tabList, menu, menuItem, scroll, group, window, alert, sheet
}

extension ElementRole {
    /// The name of a role on a screen; a role without a name does not compile.
    init(_ role: ScreenElement.Role) {
        self =
            switch role {
            case .text: .text
            case .heading: .heading
            case .image: .image
            case .button: .button
            case .link: .link
            case .toggle: .toggle
            case .slider: .slider
            case .stepper: .stepper
            case .picker: .picker
            case .option: .option
            case .textField: .textField
            case .secureField: .secureField
            case .textEditor: .textEditor
            case .datePicker: .datePicker
            case .colorPicker: .colorPicker
            case .progress: .progress
            case .list: .list
            case .row: .row
            case .cell: .cell
            case .tab: .tab
            case .tabList: .tabList
            case .menu: .menu
            case .menuItem: .menuItem
            case .scroll: .scroll
            case .group: .group
            case .window: .window
            case .alert: .alert
            case .sheet: .sheet
            }
    }

    /// A role without a counterpart on a screen does not compile.
    var screenRole: ScreenElement.Role {
        switch self {
        case .text: .text
        case .heading: .heading
        case .image: .image
        case .button: .button
        case .link: .link
        case .toggle: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .picker: .picker
        case .option: .option
        case .textField: .textField
        case .secureField: .secureField
        case .textEditor: .textEditor
        case .datePicker: .datePicker
        case .colorPicker: .colorPicker
        case .progress: .progress
        case .list: .list
        case .row: .row
        case .cell: .cell
        case .tab: .tab
        case .tabList: .tabList
        case .menu: .menu
        case .menuItem: .menuItem
        case .scroll: .scroll
        case .group: .group
        case .window: .window
        case .alert: .alert
        case .sheet: .sheet
        }
    }
}
