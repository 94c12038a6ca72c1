import Views

// How a text is spoken stands in the accessibility tree, from which assistive technology reads it.

extension Text {
    private func spoken(_ change: (inout SpeechAttributes) -> Void) -> Text {
        var speech = SpeechAttributes()
        change(&speech)
        var copy = self
        copy.changes.append(.speech(speech))
        return copy
    }

    /// Whether punctuation is spoken, as in the source of a program.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        spoken { $0.includesPunctuation = value }
    }

    /// Whether the text is spoken letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        spoken { $0.spellsOut = value }
    }

    /// Raises or lowers the voice: -1 is the lowest pitch, 1 the highest.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        spoken { $0.pitch = SpeechAttributes.pitch(value) }
    }

    /// Whether the text waits until what is being spoken has ended.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        spoken { $0.isQueued = value }
    }
}

extension View {
    nonisolated private func spoken(_ change: (inout SpeechAttributes) -> Void) -> some View {
        var speech = SpeechAttributes()
        change(&speech)
        return detailed(.speech(speech, range: nil))
    }

    /// Whether punctuation in the texts inside is spoken, as in the source of a program.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        spoken { $0.includesPunctuation = value }
    }

    /// Whether the texts inside are spoken letter by letter.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        spoken { $0.spellsOut = value }
    }

    /// Raises or lowers the voice for the texts inside: -1 is the lowest pitch, 1 the highest.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        spoken { $0.pitch = SpeechAttributes.pitch(value) }
    }

    /// Whether the texts inside wait until what is being spoken has ended.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        spoken { $0.isQueued = value }
    }
}

extension SpeechAttributes {
    /// A pitch from -1 to 1, or `nil`, with a warning, if the value is not finite.
    fileprivate static func pitch(_ value: Double) -> Double? {
        guard value.isFinite else {
            RuntimeWarnings.log("A pitch of speech cannot be \(value); the voice's own is used.")
            return nil
        }
        return min(max(value, -1), 1)
    }
}
