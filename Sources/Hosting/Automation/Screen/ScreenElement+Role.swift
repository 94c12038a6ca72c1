import Views

extension ScreenElement.Role {
    /// The name in the protocol of a role of the accessibility tree; a role without a name does not
    /// compile.
    init(_ role: AccessibilityProperties.Role) {
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
}
