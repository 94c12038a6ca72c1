import Foundation
import Limits

/// Steps one by one, each from a settled app to a settled app.
extension ScenarioDriver {
    package func perform(_ step: ScenarioStep) async throws(StepFailure) {
        await settle()
        if !step.isExpectation { _ = target.app.writes.changeLog?.take() }
        switch step {
        case .press(let press, let location): try self.press(press, location)
        case .pointer(let input): try send(input)
        case .type(let text): try type(text)
        case .key(let stroke): try key(stroke)
        case .drag(let start, let end): try drag(from: start, to: end)
        case .drop(let files, let text, let location):
            try drop(files: files, text: text, on: location)
        case .pinch(let location, let scale, let degrees):
            try pinch(location, scale: scale, degrees: degrees)
        case .slide(let selector, let value): try slide(selector, to: value)
        case .pick(let selector, let option): try pick(selector, option: option)
        case .scroll(let location, let delta): try scroll(location, by: delta)
        case .reveal(let selector): try reveal(selector)
        case .focus(let selector): try focus(selector)
        case .clear(let selector): try clear(selector)
        case .action(let selector, let name): try act(selector, name)
        case .accessibilityFocus(let selector): try moveAccessibilityFocus(to: selector)
        case .rotor(let selector, let name, let entry): try turn(selector, name, to: entry)
        case .openWindow(let id, let value): try openWindow(id: id, value: value)
        case .closeWindow(let number): try closeWindow(number)
        case .focusWindow(let number): try focusWindow(number)
        case .minimizeWindow(let number): try minimizeWindow(number)
        case .restoreWindow(let number): try restoreWindow(number)
        case .resizeWindow(let number, let size): try resizeWindow(number, to: size)
        case .moveWindow(let number, let origin): try moveWindow(number, to: origin)
        case .phase(let phase, let window): try drive(to: phase, window: window)
        case .environment(let change): changeEnvironment(change)
        case .openURL(let text): try openURL(text)
        case .defaults(let values): write(values)
        case .advance(let seconds, let isReal): await advance(by: seconds, real: isReal)
        case .wait(let seconds): await wait(seconds)
        case .random(let use): await self.use(use)
        case .expect(let expectation, let limit): try await expect(expectation, within: limit)
        }
        await settle()
    }

    /// Runs everything that is due: the main queue, and the turns that follow from it.
    package func settle() async {
        await runMainQueue()
        target.settle()
    }

    /// Moves the virtual clock frame by frame; where `real`, as much real time passes.
    package func advance(by seconds: Double, real: Bool) async {
        guard target.hasVirtualClock else { return await wait(seconds) }
        let start = ContinuousClock.now
        var passed = 0.0
        while passed < seconds {
            let step = min(target.pace.interval, seconds - passed)
            passed += step
            target.advance(by: step)
            if real {
                try? await Task.sleep(
                    until: start + Duration(saturatingSeconds: passed), clock: .continuous)
            }
            await runMainQueue()
        }
    }

    private func wait(_ seconds: Double) async {
        try? await Task.sleep(for: Duration(saturatingSeconds: seconds))
    }

    private func expect(
        _ expectation: ScreenExpectation, within limit: Double?
    ) async throws(StepFailure) {
        if expectation == .rest {
            guard await comesToRest() else {
                throw StepFailure(
                    "the app never rests: each turn of its loop leads to another one, though "
                        + "nothing happens and no time passes")
            }
            return
        }
        var left = limit ?? 0
        while left > 0, !holds(expectation) {
            await advance(by: min(Self.frame, left), real: true)
            left -= Self.frame
        }
        try check(expectation)
    }

    /// Returns after all earlier work of the main queue.
    private func runMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
