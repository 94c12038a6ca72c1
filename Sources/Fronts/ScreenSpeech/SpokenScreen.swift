import Automation
import Foundation
import Hosting
import Views

/// The screen reader of a bare screen, which no desktop's reaches: what has the focus, what is touched and
/// what is announced is spoken by a program beside the app.
///
/// It is on from the start if the launch says so, and otherwise after three presses of Control alone.
/// While it is on, Control silences it, Control and Option with the arrow keys go from element to
/// element, and with Space press one. On a screen for fingers a finger that moves explores, and a
/// double tap anywhere presses what was said last.
@MainActor
package final class SpokenScreen: AssistiveTechnology, UserSettingsSource {
    private let voice: Voice
    private let exploresByTouch: Bool
    private var reader: ScreenReader?
    private weak var host: AppHost?
    private lazy var looking = PacedWork { [weak self] in self?.reader?.turnEnded() }
    private var presses = ControlPresses()
    /// When a finger last tapped, in seconds of the app's clock, to know a double tap.
    private var lastTap: Double?
    private var touchBegan: (time: Double, place: CGPoint)?
    /// When the app last announced something, until something else is said.
    private var announced: Double?
    private(set) var isOn: Bool

    package var changed: (() -> Void)?

    package var settings: UserSettings {
        var settings = UserSettings()
        settings.hasScreenReader = isOn
        return settings
    }

    /// - Parameters:
    ///   - isOn: Whether it speaks from the start.
    ///   - exploresByTouch: Whether what points at the screen is a finger.
    package init(isOn: Bool, exploresByTouch: Bool, _ voice: Voice) {
        self.isOn = isOn
        self.exploresByTouch = exploresByTouch
        self.voice = voice
    }

    package func start(_ host: AppHost) {
        self.host = host
        if isOn { begin() }
    }

    package func turnEnded() { if reader != nil { looking.isDue() } }

    package func announce(_ sentence: String) {
        reader?.announce(sentence)
        announced = host?.app.now
    }

    package func end() {
        reader?.end()
        voice.end()
    }

    // MARK: On and off

    private func begin() {
        guard let host else { return }
        let reader = ScreenReader(in: words) { [weak self] in self?.say($0) }
        reader.start(host)
        self.reader = reader
        reader.sayPlace()
    }

    private func toggle() {
        isOn.toggle()
        if isOn {
            say([Utterance(words[.readerOn])])
            begin()
        } else {
            reader?.end()
            reader = nil
            say([Utterance(words[.readerOff])])
        }
        changed?()
    }

    /// The app's language.
    private var language: Locale.Language {
        host?.instance.environment.value.locale.language ?? Locale.Language(identifier: "en")
    }

    private var words: ReaderWords {
        ReaderWords(language: language.languageCode?.identifier ?? "en")
    }

    private func say(_ utterances: [Utterance]) {
        var utterances = utterances
        // What changes with an announcement is said after it.
        if let announced, let now = host?.app.now, now - announced < Self.announcing {
            for index in utterances.indices { utterances[index].speech.isQueued = true }
        }
        announced = nil
        voice.language = language.minimalIdentifier
        voice.speak(utterances)
    }

    // MARK: Keys

    package func takes(_ event: InputEvent) -> Bool {
        switch event.kind {
        case .modifiers(let held):
            if presses.modifiersChanged(to: held, at: host?.app.now ?? 0) {
                toggle()
            } else if held == .control {
                voice.cut()
            }
            return false
        case .key(let key):
            presses.forget()
            return takes(key)
        case .pointer(let pointer):
            presses.forget()
            return takes(pointer, in: event.window)
        default: return false
        }
    }

    private func takes(_ key: KeyEvent) -> Bool {
        guard let reader, key.modifiers == [.control, .option] else { return false }
        switch key.key {
        case .right, .left:
            if key.phase != .up { later { reader.move(forwards: key.key == .right) } }
        case .space: if key.phase == .down { later { reader.activate() } }
        default: return false
        }
        return true
    }

    // MARK: Fingers

    private func takes(_ pointer: PointerEvent, in window: WindowID?) -> Bool {
        guard let reader, exploresByTouch, let window, let host else { return false }
        let now = host.app.now
        switch pointer.phase {
        case .down:
            touchBegan = (now, pointer.location)
            if let lastTap, now - lastTap < Self.doubleTapInterval { break }
            later { reader.explore(pointer.location, in: window) }
        case .moved: later { reader.explore(pointer.location, in: window) }
        case .up:
            guard let began = touchBegan, now - began.time < Self.tapDuration,
                hypot(pointer.location.x - began.place.x, pointer.location.y - began.place.y)
                    < Self.tapDistance
            else { break }
            if let lastTap, now - lastTap < Self.doubleTapInterval {
                self.lastTap = nil
                later { reader.activate() }
            } else {
                lastTap = now
            }
        case .left, .cancelled: touchBegan = nil
        }
        return true
    }

    /// So many seconds after an announcement what is said waits for its end.
    private static let announcing = 0.5
    /// Within so many seconds a finger taps, and within so many points.
    private static let tapDuration = 0.3
    private static let tapDistance: CGFloat = 16
    private static let doubleTapInterval = 0.4

    /// Looks at the windows, and acts on them, after the turn in which an event came.
    private func later(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}
