import Foundation
import Views

/// A user who presses, drags, scrolls and types anywhere.
extension ScenarioDriver {
    /// Sends random input to the windows that are open. The app is expected to go on; a crash ends
    /// the step and with it the scenario.
    package func use(_ use: RandomUse) async {
        var numbers = SplitMix64(seed: use.seed)
        for _ in 0..<use.events {
            target.settle()
            let visible = target.instance.windows.filter(\.state.isVisible)
            guard let window = visible.randomElement(using: &numbers) else {
                restoreAll()
                continue
            }
            act(in: window.id, CGRect(origin: .zero, size: window.state.frame.size), &numbers)
            takeFrame()
        }
        await settle()
    }

    private func act(in id: WindowID, _ bounds: CGRect, _ numbers: inout SplitMix64) {
        let point = CGPoint.random(in: bounds, using: &numbers)
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<35:
            target.focus(id)
            click(at: point, in: id)
        case ..<40:
            click(at: point, in: id)
            click(at: point, count: 2, in: id)
        case ..<44: click(at: point, button: .secondary, in: id)
        case ..<54:
            let end = CGPoint.random(in: bounds, using: &numbers)
            drag(from: point, to: end, in: id, steps: 4)
        case ..<66:
            let delta = CGSize(
                width: CGFloat.random(in: -80...80, using: &numbers),
                height: CGFloat.random(in: -240...240, using: &numbers))
            send(.moved(point), .wheel(delta: delta, at: point, modifiers: []), in: id)
        case ..<74: send(.moved(point), in: id)
        case ..<92: stroke(in: id, &numbers)
        case ..<97: send(.text(Self.words.randomElement(using: &numbers) ?? ""), in: id)
        case ..<99:
            let size = CGSize(
                width: CGFloat.random(in: 120...1_400, using: &numbers),
                height: CGFloat.random(in: 90...1_000, using: &numbers))
            target.resize(id, to: size)
        default: target.advance(by: Double.random(in: 0...2, using: &numbers))
        }
    }

    private func stroke(in window: WindowID, _ numbers: inout SplitMix64) {
        guard let name = Self.strokes.randomElement(using: &numbers), let stroke = KeyStroke(name)
        else { return }
        send(.key(stroke.event(.down)), in: window)
        if let text = stroke.text { send(.text(text), in: window) }
        send(.key(stroke.event(.up)), in: window)
        if !stroke.modifiers.isEmpty { send(.modifiers([]), in: window) }
    }

    /// Minimised windows come back, because there is nothing else to press.
    private func restoreAll() {
        for window in target.instance.windows { target.restore(window.id) }
    }

    /// No stroke that quits the app or closes a window.
    static let strokes = [
        "Tab", "shift+Tab", "Return", "space", "Escape", "Up", "Down", "Left", "Right", "Home",
        "End", "PageUp", "PageDown", "Backspace", "Delete", "shift+Left", "shift+Down",
        "ctrl+Left", "ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v", "ctrl+z", "ctrl+shift+z", "ctrl+f",
        "alt+Up", "alt+Down", "a", "7", "F10",
    ]

    static let words = ["a", "Zürich", "12.5", "-3", "👩‍🚀", "e\u{301}", "  ", "x\ty"]
}

extension CGPoint {
    fileprivate static func random(in rect: CGRect, using numbers: inout SplitMix64) -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: rect.minX...max(rect.minX, rect.maxX), using: &numbers),
            y: CGFloat.random(in: rect.minY...max(rect.minY, rect.maxY), using: &numbers))
    }
}

/// The generator SplitMix64 by Steele, Lea and Flood ("Fast Splittable Pseudorandom Number
/// Generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
