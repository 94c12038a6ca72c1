/// Finds elements by selectors.
extension Screen {
    /// An element and the window it is in.
    package struct Match {
        package let window: ScreenWindow
        package let element: ScreenElement
    }

    package var keyWindow: ScreenWindow? { windows.first(where: \.isKey) }

    package func window(_ number: Int) -> ScreenWindow? { windows.first { $0.number == number } }

    /// The windows that a selector searches.
    package func windows(for choice: Selector.Windows) -> [ScreenWindow] {
        switch choice {
        case .key: keyWindow.map { [$0] } ?? []
        case .number(let number): window(number).map { [$0] } ?? []
        case .any: windows
        }
    }

    /// All matches of the selector in reading order, ignoring its index.
    package func candidates(_ selector: Selector) -> [Match] {
        windows(for: selector.windows).flatMap { window in
            let root = selector.isInChrome ? window.chrome : window.root
            return root.all(selector).map { Match(window: window, element: $0) }
        }
    }

    /// The matches of the selector: one at most where it has an index.
    package func matches(_ selector: Selector) -> [Match] {
        let all = candidates(selector)
        guard let index = selector.index else { return all }
        return index >= 1 && index <= all.count ? [all[index - 1]] : []
    }

    /// The only match, as an action needs it.
    package func only(_ selector: Selector) throws(StepFailure) -> Match {
        let found = matches(selector)
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            let list = found.map { "\($0.element.line) in window \($0.window.number)" }
            throw StepFailure(
                "found \(found.count) of \(selector), and one is needed; an index says which",
                near: list.joined(separator: "\n"), cause: .ambiguous)
        }
        throw notFound(selector)
    }
}
