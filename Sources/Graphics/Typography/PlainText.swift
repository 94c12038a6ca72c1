/// Text that needs no analysis before shaping: it has no line breaks and no combining characters,
/// and only one direction, script and font.
enum PlainText {
    /// The printable ASCII characters.
    static let bytes: ClosedRange<UInt8> = 0x20...0x7E
    static let space: UInt8 = 0x20

    /// Whether there are letters among the bytes; nil if they are not plain text.
    static func hasLetters(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard !text.isEmpty else { return nil }
        var hasLetters = false
        for byte in text {
            guard bytes.contains(byte) else { return nil }
            // Upper and lower case differ in one bit.
            hasLetters = hasLetters || (0x61...0x7A).contains(byte | 0x20)
        }
        return hasLetters
    }
}
