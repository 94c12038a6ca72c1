import Views

/// A sentence that a screen reader says.
package struct Utterance: Equatable, Sendable {
    package var text: String
    /// What the app has said about the way in which it is spoken.
    package var speech: SpeechAttributes

    package init(_ text: String, speech: SpeechAttributes = SpeechAttributes()) {
        self.text = text
        self.speech = speech
    }
}
