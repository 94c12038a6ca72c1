import Foundation
import Views

/// Controls that take more than one press.
extension ScenarioDriver {
    /// Drags a slider's thumb to the value it can take that lies nearest.
    package func slide(_ selector: Selector, to wanted: Double) throws(StepFailure) {
        let selector = selector.or(.slider)
        let match = try reach(selector)
        guard let range = match.element.range, let start = value(of: match.element) else {
            throw StepFailure("\(match.element.line) is not a slider with a number")
        }
        let window = match.window.windowID
        let centre = try point(on: match, pressing: true)
        let frame = match.element.frame
        let aim = max(range.lowerBound, min(wanted, range.upperBound))
        let thumb = position(of: start, range, frame, centre, window)
        send(.moved(thumb), .down(thumb), in: window)

        // The track of most sliders says where the value is, but for the width of the thumb.
        var guess = position(of: aim, range, frame, centre, window)
        let valuesOfAPoint = (range.upperBound - range.lowerBound) / max(1, frame.width)
        for _ in 0..<Self.guesses {
            let missing = aim - (try value(at: guess.x, centre.y, selector, window))
            if abs(missing) <= valuesOfAPoint / 4 {
                send(.up(guess), in: window)
                return takeFrame()
            }
            guess.x += (isMirrored(window) ? -missing : missing) / valuesOfAPoint
        }

        // Else a binary search for the pointer's position: the value grows with it, or shrinks in
        // right-to-left layout. Ends at the value, or within a quarter of a point.
        var (low, high) = (frame.minX - frame.width, frame.maxX + frame.width)
        let atLow = try value(at: low, centre.y, selector, window)
        let atHigh = try value(at: high, centre.y, selector, window)
        var best = abs(atLow - aim) < abs(atHigh - aim) ? (low, atLow) : (high, atHigh)
        while high - low > 0.25, best.1 != aim {
            let middle = (low + high) / 2
            let found = try value(at: middle, centre.y, selector, window)
            if abs(found - aim) < abs(best.1 - aim) { best = (middle, found) }
            if (found < aim) == (atLow < atHigh) { low = middle } else { high = middle }
        }
        let end = CGPoint(x: best.0, y: centre.y)
        send(.moved(end), in: window)
        send(.up(end), in: window)
        takeFrame()
    }

    /// Chooses an option of a picker, which is opened first if needed.
    package func pick(_ selector: Selector, option: String) throws(StepFailure) {
        let selector = selector.or(.picker)
        let match = try reach(selector)
        let number = match.window.number
        if let shown = match.element.all(Selector(label: option)).first {
            try press(shown, in: match.window)
            return
        }
        click(at: try point(on: match, pressing: true), in: match.window.windowID)
        takeFrame()
        let window = try window(number)
        let choices = Self.choices(in: window.root)
        if let wanted = choices.first(where: { $0.label == option }) {
            try press(wanted, in: window)
            return
        }
        let names = choices.map { "“\($0.label)”" }.joined(separator: ", ")
        throw StepFailure(
            "\(match.element.line) has no option “\(option)”, but \(names.isEmpty ? "none" : names)",
            near: window.excerpt(around: window.root.descendants.firstIndex(where: Self.isChoice)))
    }

    private func press(_ element: ScreenElement, in window: ScreenWindow) throws(StepFailure) {
        let match = Screen.Match(window: window, element: element)
        click(at: try point(on: match, pressing: true), in: window.windowID)
        takeFrame()
    }

    /// The options of open pickers, the last opened first.
    private static func choices(in root: ScreenElement) -> [ScreenElement] {
        var found: [ScreenElement] = []
        root.forEach { if isChoice($0) { found.append($0) } }
        return found.reversed()
    }

    private static func isChoice(_ element: ScreenElement) -> Bool {
        [.option, .menuItem].contains(element.role)
    }

    private func value(
        at x: Double, _ y: Double, _ selector: Selector, _ window: WindowID
    ) throws(StepFailure) -> Double {
        send(.moved(CGPoint(x: x, y: y)), in: window)
        let match = try only(selector.inWindow(window.number))
        guard let value = value(of: match.element) else {
            throw StepFailure("\(match.element.line) is not a slider with a number")
        }
        return value
    }

    private func value(of element: ScreenElement) -> Double? { element.value.flatMap(Double.init) }

    /// Where the thumb should be, on a track that spans the frame.
    private func position(
        of value: Double, _ range: ClosedRange<Double>, _ frame: CGRect, _ centre: CGPoint,
        _ window: WindowID
    ) -> CGPoint {
        let length = range.upperBound - range.lowerBound
        let fraction = length > 0 ? (value - range.lowerBound) / length : 0
        let inset = min(frame.height, frame.width) / 2
        let along = inset + (frame.width - 2 * inset) * fraction
        return CGPoint(
            x: isMirrored(window) ? frame.maxX - along : frame.minX + along, y: centre.y)
    }

    private func isMirrored(_ window: WindowID) -> Bool {
        target.tree(of: window)?.currentEnvironment.layoutDirection == .rightToLeft
    }

    /// How often a slider's place is guessed, the second time from what the first has shown.
    private static let guesses = 3
}
