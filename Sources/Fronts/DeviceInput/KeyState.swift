import Hosting
import Views

/// The keys of all keyboards: which are down, what they type, and how they repeat.
struct KeyState {
    private let keyboard: XKBKeyboard
    private let rule: KeyRepeat?
    private var filter: KeyFilter
    /// The keys that each device holds.
    private var held: [DeviceID: Set<Int>] = [:]
    /// What the keys that are down have said, so that letting go says the same key; nil for those
    /// that said nothing.
    private var said: [Int: Key?] = [:]
    private(set) var modifiers: KeyModifiers = []
    private var repeating: (code: Int, next: ContinuousClock.Instant)?

    init(
        _ keyboard: XKBKeyboard, _ rule: KeyRepeat?, _ assistance: KeyAssistance = KeyAssistance()
    ) {
        self.keyboard = keyboard
        self.rule = rule
        filter = KeyFilter(assistance)
    }

    var deadline: ContinuousClock.Instant? {
        [repeating?.next, filter.deadline].compactMap { $0 }.min()
    }

    mutating func handle(
        _ code: Int, isDown: Bool, by device: DeviceID, now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        guard filter.isNeeded else { return apply(code, isDown: isDown, by: device, now: now) }
        let change = KeyFilter.Change(code: code, isDown: isDown, device: device)
        return filter.handle(change, isModifier: keyboard.isModifier(code), now: now)
            .flatMap { apply($0.code, isDown: $0.isDown, by: $0.device, now: now) }
    }

    private mutating func apply(
        _ code: Int, isDown: Bool, by device: DeviceID, now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        if isDown {
            guard held[device, default: []].insert(code).inserted else { return [] }
            // On another keyboard it is down already.
            guard holders(of: code) == 1 else { return [] }
            return press(code, now)
        }
        // A key that was down before the device was opened comes up unnoticed.
        guard held[device]?.remove(code) != nil, holders(of: code) == 0 else { return [] }
        return release(code)
    }

    /// The keys that have been held for long enough to count, and the repetition of the held key that
    /// is due. One that is late is not made up for.
    mutating func timePassed(_ now: ContinuousClock.Instant) -> [InputEvent.Kind] {
        var kinds = filter.timePassed(now).flatMap {
            apply($0.code, isDown: $0.isDown, by: $0.device, now: now)
        }
        if let rule, let (code, next) = repeating, next <= now {
            repeating?.next = max(next + rule.period, now)
            kinds += say(keyboard.stroke(code, isRepeated: true), .repeat)
        }
        return kinds
    }

    /// Lets go of what a device holds that is gone.
    mutating func remove(_ device: DeviceID) -> [InputEvent.Kind] {
        filter.remove(device)
        let codes = held.removeValue(forKey: device) ?? []
        return codes.sorted().filter { holders(of: $0) == 0 }.flatMap { release($0) }
    }

    private func holders(of code: Int) -> Int {
        held.values.reduce(0) { $0 + ($1.contains(code) ? 1 : 0) }
    }

    private mutating func press(
        _ code: Int, _ now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        let stroke = keyboard.stroke(code)
        keyboard.set(code, isDown: true)
        if let rule, keyboard.repeats(code) {
            repeating = (code, now + rule.delay)
        } else if stroke.key != nil {
            repeating = nil
        }
        said[code] = .some(stroke.key)
        return say(stroke, .down) + updateModifiers()
    }

    private mutating func release(_ code: Int) -> [InputEvent.Kind] {
        keyboard.set(code, isDown: false)
        if repeating?.code == code { repeating = nil }
        let key = said.removeValue(forKey: code) ?? nil
        return (key.map { [.key(KeyEvent($0, .up, modifiers: modifiers))] } ?? [])
            + updateModifiers()
    }

    private func say(_ stroke: KeyStroke, _ phase: KeyEvent.Phase) -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        if let key = stroke.key { kinds.append(.key(KeyEvent(key, phase, modifiers: modifiers))) }
        if !stroke.text.isEmpty { kinds.append(.text(stroke.text)) }
        return kinds
    }

    private mutating func updateModifiers() -> [InputEvent.Kind] {
        guard keyboard.modifiers != modifiers else { return [] }
        modifiers = keyboard.modifiers
        return [.modifiers(modifiers)]
    }

    /// Nil before the first key.
    var lights: KeyboardLights? { keyboard.lights }
}
