/// What has elements of the types that tests ask for by name.
public protocol XCUIElementTypeQueryProvider: AnyObject {
    /// All elements below it of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// The groups and sheets below it.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The groups below it: elements that contain others and have no role of their own.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The windows below it: all of the app's, if it is the app.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The sheets and alerts below it.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The alerts below it, which are also `dialogs`.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The alerts below it, by the name that they have on macOS.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The buttons below it, and what may look like one: links, pickers and their options, tabs,
    /// menus and their entries.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The options of pickers below it.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The toggles below it, whatever their style; also found as `switches` and `toggles`.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The pickers below it, whatever their style, and the open menus.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The open menus below it. The button that opens a menu is one of the `buttons`.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The buttons below it, in a toolbar or not.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The headings below it, each with what stands in its line, by their texts; also the title bar
    /// of a window whose title is not among them.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The bars of tabs below it, in any style; also found as `tabGroups`.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The bars of tabs below it, in any style; also found as `tabBars`.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The bars of windows, and the headings with what stands in their line.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The lists and tables below it; also found as `collectionViews` and `outlines`.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The rows of lists and tables below it; also found as `cells` and `outlineRows`.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The lists and tables below it, with levels or not; also found as `tables`.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The rows of lists and tables below it, with levels or not; also found as `cells`.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The lists and tables below it, by the name that a `List` has on iOS.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The sliders below it.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The progress views and gauges below it; also found as `activityIndicators`.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The progress views and gauges below it, whether they know their fraction or not.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The pickers below it, whatever their style; also found as `pickers`.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The pickers below it, whatever their style.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The toggles below it, whatever their style, with the value `1` or `0`.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The toggles below it, whatever their style; also found as `switches`.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The links below it, which are also `buttons`.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The images and canvases below it that assistive technology can find.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The images and canvases below it; also found as `images`.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The text fields below it, for searches or not.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The scroll views below it, but not lists.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The texts and headings below it.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The text fields and search fields below it, but not fields for passwords.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The fields for passwords below it.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The date pickers below it, whatever their style.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The text editors below it.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The open menus below it.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The entries of open menus, the titles of menus in a menu bar, and the options of pickers.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The bar of each window, with its title, its buttons and its menus.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The open menus below it. The titles of menus in a menu bar are among the `menuItems`.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The colour pickers below it.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The rows of lists and tables below it, and other cells.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The steppers below it.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The tabs of bars of tabs below it, which are also `buttons`.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
}
