/// Text in which Pango has nothing to find out but the glyphs: no character that breaks a line or
/// joins with others of its kind, none of another direction, script or font.
enum PlainText {
    /// Blank, digits, Latin letters and the marks between them: all that ASCII prints.
    static let bytes: ClosedRange<UInt8> = 0x20...0x7E

    /// Whether there are letters among the bytes; nil where they are no plain text.
    static func hasLetters(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard !text.isEmpty else { return nil }
        var hasLetters = false
        for byte in text {
            guard bytes.contains(byte) else { return nil }
            // Capitals differ from small letters in one bit.
            hasLetters = hasLetters || (0x61...0x7A).contains(byte | 0x20)
        }
        return hasLetters
    }
}
