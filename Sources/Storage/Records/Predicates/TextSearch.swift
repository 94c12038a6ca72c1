import Foundation

/// Looks for texts in texts as people search: without regard to case and accents.
enum TextSearch {
    /// Returns what `localizedStandardContains` does, which takes fifty times as long if both texts
    /// are plain English.
    static func contains(_ text: String, _ part: String) -> Bool {
        guard !part.isEmpty else { return false }
        var (text, part) = (text, part)
        let result: Bool? = part.withUTF8 { part in
            text.withUTF8 { text in contains(text, part) }
        }
        return result ?? text.localizedStandardContains(part)
    }

    /// Returns whether a text has another in it, or `nil` if one has other letters than English
    /// ones.
    static func contains(
        _ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>
    ) -> Bool? {
        guard isPlain(part), isPlain(text) else { return nil }
        guard let first = part.first.map(lowercase) else { return false }
        guard text.count >= part.count else { return false }
        for start in 0...(text.count - part.count) where lowercase(text[start]) == first {
            var length = 1
            while length < part.count,
                lowercase(text[start + length]) == lowercase(part[length])
            {
                length += 1
            }
            if length == part.count { return true }
        }
        return false
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // A carriage return and a line feed are one character.
        bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D && $0 != 0 }
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
