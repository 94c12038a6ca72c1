#if SDL
    import Views

    /// What an element is, by the numbers that AT-SPI gives to roles.
    package enum AccessibleRole: UInt32, Sendable {
        case checkBox = 7
        case checkMenuItem = 8
        case colorChooser = 9
        case columnHeader = 10
        case comboBox = 11
        case dateEditor = 12
        case dialog = 16
        case frame = 23
        case image = 27
        case label = 29
        case list = 31
        case listItem = 32
        case menu = 33
        case menuBar = 34
        case menuItem = 35
        case pageTab = 37
        case pageTabList = 38
        case panel = 39
        case passwordText = 40
        case progressBar = 42
        case pushButton = 43
        case radioButton = 44
        case scrollPane = 49
        case slider = 51
        case spinButton = 52
        case table = 55
        case tableCell = 56
        case text = 61
        case treeTable = 66
        case application = 75
        case entry = 79
        case heading = 83
        case link = 88
        case tableRow = 90
        case grouping = 99

        /// The name that clients show and search for.
        package var name: String {
            switch self {
            case .checkBox: "check box"
            case .checkMenuItem: "check menu item"
            case .colorChooser: "color chooser"
            case .columnHeader: "column header"
            case .comboBox: "combo box"
            case .dateEditor: "date editor"
            case .dialog: "dialog"
            case .frame: "frame"
            case .image: "image"
            case .label: "label"
            case .list: "list"
            case .listItem: "list item"
            case .menu: "menu"
            case .menuBar: "menu bar"
            case .menuItem: "menu item"
            case .pageTab: "page tab"
            case .pageTabList: "page tab list"
            case .panel: "panel"
            case .passwordText: "password text"
            case .progressBar: "progress bar"
            case .pushButton: "push button"
            case .radioButton: "radio button"
            case .scrollPane: "scroll pane"
            case .slider: "slider"
            case .spinButton: "spin button"
            case .table: "table"
            case .tableCell: "table cell"
            case .text: "text"
            case .treeTable: "tree table"
            case .application: "application"
            case .entry: "entry"
            case .heading: "heading"
            case .link: "link"
            case .tableRow: "table row"
            case .grouping: "grouping"
            }
        }

        /// The role of an element of Casement's tree. `hasOptions` says that a picker shows all that can
        /// be picked.
        init(
            _ role: AccessibilityProperties.Role, hasOptions: Bool = false, isChecked: Bool = false
        ) {
            self =
                switch role {
                case .text: .label
                case .heading: .heading
                case .image: .image
                case .button: .pushButton
                case .link: .link
                case .toggle: .checkBox
                case .slider: .slider
                case .stepper: .spinButton
                case .picker: hasOptions ? .grouping : .comboBox
                case .option: .radioButton
                case .textField: .entry
                case .secureField: .passwordText
                case .textEditor: .text
                case .datePicker: .dateEditor
                case .colorPicker: .colorChooser
                case .progress: .progressBar
                case .list: .list
                case .row: .listItem
                case .cell: .tableCell
                case .tab: .pageTab
                case .tabList: .pageTabList
                case .menu: .menu
                case .menuItem: isChecked ? .checkMenuItem : .menuItem
                case .scroll: .scrollPane
                case .group: .panel
                case .window: .frame
                // Orca reads what a dialog says when the focus comes into it, and of an alert nothing.
                case .alert: .dialog
                case .sheet: .dialog
                }
        }

        /// Whether its text is what it shows, beside its name.
        var showsText: Bool {
            switch self {
            case .label, .heading, .link, .columnHeader, .tableCell: true
            default: false
            }
        }

        /// Whether its children can be selected.
        var holdsSelection: Bool {
            switch self {
            case .list, .table, .treeTable, .pageTabList, .grouping, .menuBar: true
            default: false
            }
        }
    }
#endif
