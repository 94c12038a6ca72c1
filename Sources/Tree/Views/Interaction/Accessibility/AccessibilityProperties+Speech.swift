extension AccessibilityProperties {
    /// How the whole element is spoken.
    package var speech: SpeechAttributes {
        // The details of an outer view come first, and those of an inner one count.
        details.reversed().reduce(SpeechAttributes()) { result, detail in
            guard case .speech(let own, range: nil) = detail else { return result }
            return result.combined(with: own)
        }
    }

    /// How parts of the label are spoken, by their UTF-8 offsets, where they say so themselves.
    package var speechInLabel: [(range: Range<Int>, speech: SpeechAttributes)] {
        details.compactMap { detail in
            guard case .speech(let own, range: let range?) = detail else { return nil }
            return (range, own.combined(with: speech))
        }
    }
}
