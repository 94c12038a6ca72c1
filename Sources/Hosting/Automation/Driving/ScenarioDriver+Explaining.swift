import Views

/// Finds elements, and explains why there is none.
extension ScenarioDriver {
    /// The only element that matches the selector.
    package func only(_ selector: Selector) throws(StepFailure) -> Screen.Match {
        let searched = screen(searchedBy: selector)
        let found = searched.matches(selector)
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw notFound(selector, on: screen) }
        return try searched.only(selector)
    }

    /// Why nothing matches: what is nearest, what keeps a user from it, and what is behind a sheet.
    func notFound(_ selector: Selector, on screen: Screen) -> StepFailure {
        var failure = screen.notFound(selector) { match in
            guard let tree = target.tree(of: match.window.windowID) else { return nil }
            if let obstacle = Reachability.obstacle(to: match.element, in: match.window, tree) {
                return obstacle
            }
            return selector.isInSight == false ? "which is in sight" : nil
        }
        for window in screen.windows(for: selector.windows) where !selector.isInChrome {
            guard let sheet = sheet(before: selector, in: window) else { continue }
            failure.found += "; it is behind \(sheet)"
            break
        }
        return failure
    }

    /// What is worth knowing of an expectation that holds: that all it finds is out of sight.
    func note(on step: ScenarioStep) -> String? {
        guard case .expect(.some(let selector), _) = step, selector.isInSight == nil else {
            return nil
        }
        let found = target.screen.matches(selector)
        guard let first = found.first, !found.contains(where: \.element.isInSight) else {
            return nil
        }
        return "\(first.element.line) is there, out of sight"
    }

    /// Whether the expectation holds, without an explanation, which takes long.
    package func holds(_ expectation: ScreenExpectation) -> Bool {
        switch expectation {
        case .some(let selector): return !screen.matches(selector).isEmpty
        case .none(let selector): return present(selector, on: screen).isEmpty
        case .count(let selector, let count): return screen.candidates(selector).count == count
        default:
            do {
                try check(expectation)
                return true
            } catch {
                return false
            }
        }
    }

    /// The sheet or alert in front of an element that has the selector's name, and that the
    /// accessibility tree leaves out therefore.
    private func sheet(before selector: Selector, in window: ScreenWindow) -> String? {
        guard let tree = target.tree(of: window.windowID), var front = tree.foremostConcealing
        else { return nil }
        while let parent = front.parent, parent !== tree.rootRender { front = parent }
        let behind = tree.rootRender.children.prefix { $0 !== front }
        guard behind.contains(where: { names(selector, in: $0) }) else { return nil }
        let panel = window.root.descendants.first { [.sheet, .alert].contains($0.role) }
        return panel?.line ?? "what is in front"
    }

    private func names(_ selector: Selector, in node: RenderNode) -> Bool {
        if node.isLeaving { return false }
        if let own = node.accessibility {
            if let label = selector.label, own.label == label { return true }
            if let id = selector.id, own.identifier == id { return true }
        }
        return node.children.contains { names(selector, in: $0) }
    }
}
