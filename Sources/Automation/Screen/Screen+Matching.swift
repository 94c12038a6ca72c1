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
            let list = found.map { "\n  \($0.element.line) in window \($0.window.number)" }
            throw StepFailure("found \(found.count) of \(selector):\(list.joined())")
        }
        throw notFound(selector)
    }

    /// Explains why nothing matches the selector, with the nearest miss and the tree around it.
    package func notFound(_ selector: Selector) -> StepFailure {
        let windows = windows(for: selector.windows)
        guard !windows.isEmpty else {
            let open = self.windows.map { String($0.number) }.joined(separator: ", ")
            let whole =
                switch selector.windows {
                case .number(let number): "there is no window \(number)"
                case .key, .any: "no window is key"
                }
            return StepFailure("\(whole); open are: \(open.isEmpty ? "none" : open)")
        }
        let count = candidates(selector).count
        if let index = selector.index, count > 0 {
            return StepFailure(
                "there is no number \(index), only \(count)", near: near(nil, windows))
        }
        guard let (miss, parent) = nearestMiss(selector, windows) else {
            return StepFailure("found no \(selector)", near: near(nil, windows))
        }
        return StepFailure(
            "found no \(selector); the nearest is \(miss.line)", near: near(parent, windows))
    }

    /// The printed tree for a failure's message.
    private func near(_ element: ScreenElement?, _ windows: [ScreenWindow]) -> String {
        let lines = element.map { $0.lines() } ?? windows.flatMap(\.lines)
        let limit = 40
        guard lines.count > limit else { return lines.joined(separator: "\n") }
        return lines.prefix(limit).joined(separator: "\n") + "\n… \(lines.count - limit) more"
    }

    /// The element that meets most of the conditions, with the one around it.
    private func nearestMiss(
        _ selector: Selector, _ windows: [ScreenWindow]
    ) -> (ScreenElement, parent: ScreenElement)? {
        var best: (ScreenElement, parent: ScreenElement)?
        var most = 0
        func visit(_ element: ScreenElement) {
            for child in element.children {
                let closeness = selector.closeness(of: child)
                if closeness > most {
                    most = closeness
                    best = (child, element)
                }
                visit(child)
            }
        }
        for window in windows { visit(selector.isInChrome ? window.chrome : window.root) }
        return best
    }
}
