/// What the environment says of keyboards on a bare screen.
package struct InputOptions: Hashable, Sendable {
    /// Nil for the system's.
    package var keyboard: XKBLayout?
    /// Nil where held keys do not repeat.
    package var keyRepeat: KeyRepeat?

    package init(keyboard: XKBLayout? = nil, keyRepeat: KeyRepeat? = .standard) {
        self.keyboard = keyboard
        self.keyRepeat = keyRepeat
    }
}
