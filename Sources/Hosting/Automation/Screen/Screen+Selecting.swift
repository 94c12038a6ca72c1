/// Selectors for elements that are on the screen.
extension Screen {
    /// A selector that finds the element at a position of a window's content, in reading order, and
    /// no other: by its identifier, or its label and role, with a number where several are equal.
    func selector(
        forElementAt position: Int, in window: ScreenWindow, isInChrome: Bool = false
    ) -> Selector {
        let all = (isInChrome ? window.chrome : window.root).descendants
        let element = all[position]
        var selector = Selector()
        if let id = element.identifier, !id.isEmpty {
            selector.id = id
        } else {
            if !element.label.isEmpty { selector.label = element.label }
            selector.role = element.role
        }
        let equal = all.indices.filter { selector.matches(all[$0]) }
        if equal.count > 1, let index = equal.firstIndex(of: position) {
            selector.index = index + 1
        }
        selector.isInChrome = isInChrome
        if !window.isKey { selector.windows = .number(window.number) }
        return selector
    }
}
