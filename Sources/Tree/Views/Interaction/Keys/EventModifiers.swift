/// The keys held down together with another.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock. Events never have it, and shortcuts ignore it.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Ctrl. Events that have it have `command`, too.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt, which is Option on a Mac.
    public static let option = EventModifiers(rawValue: 8)
    /// Ctrl where keyboards have no Command key, as on a PC.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is on the numeric pad. Events never have it, and shortcuts ignore it.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of these keys.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}

extension EventModifiers {
    package init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.control) { formUnion([.control, .command]) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

extension KeyModifiers {
    package init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.control) || modifiers.contains(.command) { insert(.control) }
    }
}
