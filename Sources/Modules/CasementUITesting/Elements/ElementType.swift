import AutomationProtocol

extension XCUIElement {
    /// What an element is. Several of these may stand for one of Casement's roles, because they are
    /// the same control of different systems.
    public enum ElementType: UInt, CaseIterable, Sendable {
        case any, other, application, group, window, sheet, drawer, alert, dialog, button
        case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox
        case menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup
        case toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
        case collectionView, slider, pageIndicator, progressIndicator, activityIndicator
        case segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon
        case searchField, scrollView, scrollBar, staticText, textField, secureTextField
        case datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
        case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
        case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler
        case rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
        case tab, touchBar, statusItem
    }
}

extension ScreenElement.Role {
    /// The types that stand for it, the most usual first; a role without one does not compile.
    var elementTypes: [XCUIElement.ElementType] {
        switch self {
        case .text, .heading: [.staticText]
        case .image: [.image, .icon]
        case .button: [.button, .toolbarButton]
        case .link: [.link, .button]
        case .toggle: [.switch, .toggle, .checkBox]
        case .slider: [.slider]
        case .stepper: [.stepper]
        case .picker: [.picker, .popUpButton, .segmentedControl, .button]
        case .option: [.radioButton, .button, .menuItem]
        case .textField: [.textField, .searchField]
        case .secureField: [.secureTextField]
        case .textEditor: [.textView]
        case .datePicker: [.datePicker]
        case .colorPicker: [.colorWell]
        case .progress: [.progressIndicator, .activityIndicator]
        case .list: [.table, .collectionView, .outline]
        case .row: [.cell, .tableRow, .outlineRow]
        case .cell: [.cell]
        case .tab: [.tab, .button]
        case .tabList: [.tabBar, .tabGroup]
        case .menu: [.menuButton, .menu, .popUpButton, .button, .menuBarItem]
        case .menuItem: [.menuItem, .button]
        case .scroll: [.scrollView]
        case .group: [.group, .other]
        case .window: [.window]
        case .alert: [.alert, .dialog, .sheet]
        case .sheet: [.sheet, .other]
        }
    }
}
