import Foundation
import Limits

/// One step of a scenario that the app itself performs. Killing, restarting and reading the log are
/// the runner's.
package enum ScenarioStep: Hashable, Codable, Sendable {
    package enum Press: String, Codable, Sendable, CaseIterable {
        case tap, doubleTap, rightTap, longPress, hover
    }

    package enum DragEnd: Hashable, Codable, Sendable {
        case at(StepTarget)
        case by(CGSize)
    }

    package enum Phase: String, Codable, Sendable, CaseIterable {
        case active, inactive, background
    }

    case press(Press, StepTarget)
    case pointer(PointerInput)
    case type(String)
    case key(KeyStroke)
    case drag(from: StepTarget, to: DragEnd)
    /// What another program drops: files by their paths, and text.
    case drop(files: [String], text: String?, on: StepTarget?)
    /// Two fingers that move apart to a multiple of their distance, and turn by degrees.
    case pinch(StepTarget, scale: Double, degrees: Double)
    case slide(Selector, to: Double)
    case pick(Selector, option: String)
    case scroll(StepTarget?, by: CGSize)
    case reveal(Selector)
    case focus(Selector)
    case clear(Selector)
    /// Does what assistive technology can do with an element, by the action's name.
    case action(Selector, name: String)
    /// Brings assistive technology to an element, apart from the keyboard focus.
    case accessibilityFocus(Selector)
    /// Goes to an entry of a rotor of an element.
    case rotor(Selector, name: String, entry: String)

    case openWindow(id: String?, value: JSONValue?)
    case closeWindow(Int)
    case focusWindow(Int)
    case minimizeWindow(Int)
    case restoreWindow(Int)
    case resizeWindow(Int, to: CGSize)
    case moveWindow(Int, to: CGPoint)
    case phase(Phase, window: Int?)

    case environment(EnvironmentChange)
    case openURL(String)
    case defaults([String: JSONValue])
    /// Moves the virtual clock, and lets as much real time pass where `real`.
    case advance(Double, real: Bool)
    /// Real time alone.
    case wait(Double)

    /// Sends random input.
    case random(RandomUse)

    /// Holds now, or within that many seconds.
    case expect(ScreenExpectation, within: Double?)

    /// Seconds that one random event may take, on a slow machine and in a large app.
    private static let longestEvent = 0.1

    private static func bounded(_ seconds: Double) -> Double {
        Duration(saturatingSeconds: seconds) / .seconds(1)
    }

    /// Whether it only looks, and does nothing to the app.
    package var isExpectation: Bool {
        if case .expect = self { true } else { false }
    }

    /// How long the step may take by itself, in real seconds.
    package var duration: Double {
        switch self {
        case .advance(let seconds, _), .wait(let seconds): Self.bounded(seconds)
        case .expect(_, let seconds): Self.bounded(seconds ?? 0)
        case .random(let use): Double(use.events) * Self.longestEvent
        default: 0
        }
    }
}

/// An expectation of a scenario.
package enum ScreenExpectation: Hashable, Codable, Sendable {
    case some(Selector)
    case none(Selector)
    case count(Selector, Int)
    case windows(Int)
    case title(String, window: Int?)
    case phase(ScenarioStep.Phase, window: Int?)
    case focus(Selector)
    case defaults([String: JSONValue])
    /// What a window's scene storage has; the key window's without a number.
    case storage([String: JSONValue], window: Int?)
    /// Nothing keeps people from using what is on the screen.
    case guidelines([ScreenGuideline])
    /// The app has nothing left to do while its clock stands still.
    case rest
}

/// A change of an app's environment; values that are `nil` stay as they are.
package struct EnvironmentChange: Hashable, Codable, Sendable {
    package enum Scheme: String, Codable, Sendable, CaseIterable { case light, dark }
    package enum Direction: String, Codable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }
    package enum Contrast: String, Codable, Sendable, CaseIterable { case standard, increased }
    package enum TypeSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package var colorScheme: Scheme?
    package var locale: String?
    package var dynamicTypeSize: TypeSize?
    package var layoutDirection: Direction?
    package var contrast: Contrast?
    package var reduceMotion: Bool?
    package var reduceTransparency: Bool?
    package var differentiateWithoutColor: Bool?
    package var boldText: Bool?

    package init() {}
}

/// Input that looks random and is the same for the same seed, to find what makes an app crash.
package struct RandomUse: Hashable, Codable, Sendable {
    package let events: Int
    package let seed: UInt64

    /// Time for what moves to come to its place before the app is looked at.
    package static let pause = ScenarioStep.advance(0.6, real: false)

    package init(events: Int, seed: UInt64) {
        self.events = events
        self.seed = seed
    }
}

/// Where the pointer goes: to an element's centre, or to a point of a window's content.
package enum StepTarget: Hashable, Codable, Sendable, CustomStringConvertible {
    case element(Selector)
    case point(CGPoint, Selector.Windows)

    package var description: String {
        switch self {
        case .element(let selector): selector.description
        case .point(let point, .number(let number)):
            "(\(point.x), \(point.y)) in window \(number)"
        case .point(let point, _): "(\(point.x), \(point.y))"
        }
    }
}
