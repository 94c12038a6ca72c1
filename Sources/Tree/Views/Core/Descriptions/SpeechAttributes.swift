/// How assistive technology speaks a text; nil leaves it to what is around.
package struct SpeechAttributes: Hashable, Sendable {
    package var includesPunctuation: Bool?
    package var spellsOut: Bool?
    /// Added to the voice's pitch: from -1 for the lowest to 1 for the highest.
    package var pitch: Double?
    /// Whether the text waits until what is being spoken has ended.
    package var isQueued: Bool?

    package init() {}

    package var isEmpty: Bool { self == SpeechAttributes() }

    /// These attributes, and others where these say nothing.
    package func combined(with outer: SpeechAttributes) -> SpeechAttributes {
        var result = self
        result.includesPunctuation = includesPunctuation ?? outer.includesPunctuation
        result.spellsOut = spellsOut ?? outer.spellsOut
        result.pitch = pitch ?? outer.pitch
        result.isQueued = isQueued ?? outer.isQueued
        return result
    }
}
