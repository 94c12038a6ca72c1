import Foundation
import Views

/// A user who does at random what the app offers, and keeps a journal.
extension ScenarioDriver {
    /// Performs random steps, and waits until what moves has come to its place. Each step is added to
    /// the journal as a line of JSON before it is performed, so that whoever started the app knows the
    /// step that it does not survive.
    package func use(_ use: RandomUse, journal path: String) async throws(StepFailure) {
        guard let journal = fopen(path, "a") else {
            throw StepFailure("\(path) cannot be written")
        }
        defer { fclose(journal) }
        // Nobody looks at the frames in between.
        target.pace = .unseen
        defer { target.pace = .display }
        var numbers = SplitMix64(seed: use.seed)
        var next: [ScenarioStep] = []
        var done = 0
        // What goes to the background comes back.
        while done < use.events || !next.isEmpty, !target.hasEnded {
            if next.isEmpty { next = randomSteps(&numbers) }
            done += 1
            guard !next.isEmpty else { continue }
            await perform(next.removeFirst(), notedIn: journal)
        }
        if !target.hasEnded { await perform(RandomUse.pause, notedIn: journal) }
    }

    private func perform(_ step: ScenarioStep, notedIn journal: UnsafeMutablePointer<FILE>) async {
        guard let line = ControlSocket.line(of: step) else { return }
        _ = line.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, journal) }
        fflush(journal)
        // A step that is refused, because a sheet came or a row went, is not a failure.
        try? await perform(step)
    }

    /// What is offered by name, three times in four, or else input anywhere.
    private func randomSteps(_ numbers: inout SplitMix64) -> [ScenarioStep] {
        target.settle()
        let visible = target.instance.windows.filter(\.state.isVisible)
        guard let chosen = visible.randomElement(using: &numbers) else {
            // There is nothing else to press.
            return target.instance.windows.first.map { [.restoreWindow($0.id.number)] } ?? []
        }
        if visible.count > Self.mostWindows { return [.closeWindow(chosen.id.number)] }
        let screen = target.screen { $0.id == chosen.id }
        guard let window = screen.windows.first else { return [] }
        if Int.random(in: 0..<4, using: &numbers) > 0,
            let step = offeredStep(in: window, of: screen, &numbers)
        {
            return [step]
        }
        return blindSteps(in: window, &numbers)
    }

    private func offeredStep(
        in window: ScreenWindow, of screen: Screen, _ numbers: inout SplitMix64
    ) -> ScenarioStep? {
        let all = window.root.descendants
        var offered = all.indices.filter {
            Self.offeringRoles.contains(all[$0].role) && all[$0].isEnabled
        }
        // Finding out whether an element is in sight takes long, so it is done for the chosen one alone.
        var position: Int?
        while position == nil, let next = offered.indices.randomElement(using: &numbers) {
            offered.swapAt(next, offered.count - 1)
            let last = offered.removeLast()
            if all[last].isInSight { position = last }
        }
        guard let position else { return nil }
        let element = all[position]
        let selector = screen.selector(forElementAt: position, in: window)
        if let range = element.range, element.role == .slider, range.upperBound > range.lowerBound {
            // Whole numbers where there are several, as most steps are.
            let unit = range.upperBound - range.lowerBound >= 5 ? 1.0 : 0.01
            let value = Double.random(in: range, using: &numbers)
            return .slide(selector, to: (value / unit).rounded() * unit)
        }
        if element.isFocused, Self.textRoles.contains(element.role), window.isKey,
            let word = Self.words.randomElement(using: &numbers)
        {
            return .type(word)
        }
        let press: ScenarioStep.Press =
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0: .doubleTap
            case 1: .rightTap
            case 2: .longPress
            default: .tap
            }
        return .press(press, .element(selector))
    }

    private func blindSteps(
        in window: ScreenWindow, _ numbers: inout SplitMix64
    ) -> [ScenarioStep] {
        func target(_ numbers: inout SplitMix64) -> StepTarget {
            let (width, height) = (window.frame.width, window.frame.height)
            let x = Int.random(in: 0..<max(1, Int(saturating: width)), using: &numbers)
            let y = Int.random(in: 0..<max(1, Int(saturating: height)), using: &numbers)
            return .point(CGPoint(x: x, y: y), .number(window.number))
        }
        let place = target(&numbers)
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<28: return [.press(.tap, place)]
        case ..<32: return [.press(.doubleTap, place)]
        case ..<36: return [.press(.rightTap, place)]
        case ..<40: return [.press(.hover, place)]
        case ..<48: return [.drag(from: place, to: .at(target(&numbers)))]
        case ..<58:
            let distance = Int.random(in: -240...240, using: &numbers)
            return [.scroll(place, by: CGSize(width: 0, height: distance))]
        case ..<78:
            let name = Self.strokes.randomElement(using: &numbers) ?? "Tab"
            return KeyStroke(name).map { [.key($0)] } ?? []
        case ..<82: return Self.words.randomElement(using: &numbers).map { [.type($0)] } ?? []
        case ..<87:
            // Now and then as narrow as people have it.
            let width = max(320, Int.random(in: 0...1_400, using: &numbers))
            let height = Int.random(in: 240...1_000, using: &numbers)
            return [.resizeWindow(window.number, to: CGSize(width: width, height: height))]
        case ..<92: return [.environment(randomChange(&numbers))]
        case ..<95: return [.phase(.background, window: nil), .phase(.active, window: nil)]
        default:
            let tenths = Int.random(in: 1...10, using: &numbers)
            return [.advance(Double(tenths) / 10, real: false)]
        }
    }

    private func randomChange(_ numbers: inout SplitMix64) -> EnvironmentChange {
        var change = EnvironmentChange()
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
            change.colorScheme = EnvironmentChange.Scheme.allCases.randomElement(using: &numbers)
        case 1:
            change.layoutDirection = EnvironmentChange.Direction.allCases.randomElement(
                using: &numbers)
        case 2:
            change.dynamicTypeSize = EnvironmentChange.TypeSize.allCases.randomElement(
                using: &numbers)
        default:
            change.locale = ["en", "de", "ru", "ar", "ja", "pt-BR", "zh-Hans", "he", "hi", "tr"]
                .randomElement(using: &numbers)
        }
        return change
    }

    /// Visible windows; of more than these, one is closed.
    private static let mostWindows = 6

    private static let offeringRoles: Set<ScreenElement.Role> = [
        .button, .link, .toggle, .slider, .stepper, .picker, .option, .textField, .secureField,
        .textEditor, .datePicker, .colorPicker, .row, .cell, .tab, .menu, .menuItem,
    ]
    private static let textRoles: Set<ScreenElement.Role> = [.textField, .secureField, .textEditor]
}
