import Automation
import Testing

/// Finding and reading what the app shows.
extension TestApp {
    /// What acts on the app now running.
    package var driver: ScenarioDriver { ScenarioDriver(host) }

    /// A finder of the elements with this label, and with this role if one is given.
    public func find(
        _ label: String, role: ElementRole? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finder {
        finder(Selector(label: label, role: role?.screenRole), sourceLocation)
    }

    /// A finder of the elements with this accessibility identifier.
    public func find(id: String, sourceLocation: SourceLocation = #_sourceLocation) -> Finder {
        finder(Selector(id: id), sourceLocation)
    }

    /// A finder of the elements of this kind.
    public func find(
        role: ElementRole, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finder {
        finder(Selector(role: role.screenRole), sourceLocation)
    }

    /// A finder of the elements whose label contains this part.
    public func find(
        containing part: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finder {
        finder(Selector(contains: part), sourceLocation)
    }

    /// A finder of the element that has the keyboard focus.
    public func findFocused(sourceLocation: SourceLocation = #_sourceLocation) -> Finder {
        finder(Selector().focused, sourceLocation)
    }

    private func finder(_ selector: Selector, _ location: SourceLocation) -> Finder {
        Finder(app: self, selector: selector, location: location)
    }

    // MARK: Printed

    /// The accessibility tree of all windows, a line for each element.
    public var printedTree: String { driver.screen.description }

    /// The display list of a window as it was last painted; of the key window without a number.
    public func printedDisplayList(window number: Int? = nil) -> String {
        let screen = driver.screen
        guard let window = number.map(screen.window) ?? screen.keyWindow,
            let list = driver.target.surface(of: window.windowID)?.shownList
        else { return "" }
        return list.description
    }
}
