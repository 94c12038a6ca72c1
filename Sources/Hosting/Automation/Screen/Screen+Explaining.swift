/// Explains why nothing matches a selector: what is nearest to it, and what is around that.
extension Screen {
    /// The most elements that are named as the nearest.
    private static let mostNames = 3
    /// What is so much farther than the nearest is not named.
    private static let alsoNear = 0.2

    /// Why nothing matches the selector. The remark on an element says what its line does not, such
    /// as that something covers it.
    package func notFound(
        _ selector: Selector, remark: (Match) -> String? = { _ in nil }
    ) -> StepFailure {
        let searched = windows(for: selector.windows)
        guard let first = searched.first else {
            let open = self.windows.map { String($0.number) }.joined(separator: ", ")
            let whole =
                switch selector.windows {
                case .number(let number): "there is no window \(number)"
                case .key, .any: "no window is key"
                }
            return StepFailure(
                "\(whole); open are: \(open.isEmpty ? "none" : open)", cause: .missing)
        }
        if let index = selector.index, let last = candidates(selector).last {
            let count = candidates(selector).count
            return StepFailure(
                "there is no number \(index), only \(count)", near: near(last, selector),
                cause: .missing)
        }
        let misses = nearMisses(selector)
        guard let nearest = misses.first else {
            return StepFailure(
                "found no \(selector)", near: first.excerpt(around: nil), cause: .missing)
        }
        let names = misses.map { miss in
            let place = miss.isSearched ? nil : place(of: miss, selector)
            return ([miss.match.element.line, place, remark(miss.match)] as [String?])
                .compactMap(\.self).joined(separator: ", ")
        }
        let list =
            names.count == 1
            ? "the nearest is \(names[0])"
            : "the nearest are " + names.dropLast().joined(separator: "; ")
                + "; and \(names[names.count - 1])"
        return StepFailure(
            "found no \(selector); \(list)",
            near: nearest.match.window.excerpt(
                around: nearest.position, inChrome: nearest.isInChrome), cause: .missing)
    }

    /// The part of the printed tree around an element that the selector matches.
    func near(_ match: Match, _ selector: Selector) -> String {
        let part = selector.isInChrome ? match.window.chrome : match.window.root
        let position = part.descendants.firstIndex { selector.matches($0) }
        return match.window.excerpt(around: position, inChrome: selector.isInChrome)
    }

    /// The elements nearest to the selector, the nearest first.
    private func nearMisses(_ selector: Selector) -> [NearMiss] {
        let searched = Set(windows(for: selector.windows).map(\.number))
        let wanted = NearMiss.Texts(selector)
        var misses: [NearMiss] = []
        for window in windows {
            for isInChrome in [false, true] {
                let part = isInChrome ? window.chrome : window.root
                let isSearched =
                    searched.contains(window.number) && isInChrome == selector.isInChrome
                for (position, element) in part.descendants.enumerated() {
                    let match = Match(window: window, element: element)
                    let miss = NearMiss(
                        match, at: position, selector, wanted, isSearched: isSearched)
                    if var miss {
                        miss.isInChrome = isInChrome
                        misses.append(miss)
                    }
                }
            }
        }
        misses.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
        guard let least = misses.first?.distance else { return [] }
        return Array(misses.prefix(Self.mostNames).filter { $0.distance <= least + Self.alsoNear })
    }

    /// Where something is that the selector does not search.
    private func place(of miss: NearMiss, _ selector: Selector) -> String {
        if miss.isInChrome != selector.isInChrome {
            return miss.isInChrome ? "which is in the chrome" : "which is not in the chrome"
        }
        return "which is in window \(miss.match.window.number)"
    }
}
