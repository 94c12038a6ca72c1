import Foundation

/// A string that is compared byte by byte. Swift strings with "é" as one scalar or as two are equal,
/// but offsets into one are not valid in the other.
struct ExactString: Hashable, Sendable {
    let string: String

    init(_ string: String) {
        var whole = string
        let hasNUL = whole.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
        }
        // A NUL would end the text for C; a space is as long and as invisible.
        if hasNUL { whole = whole.replacingOccurrences(of: "\0", with: " ") }
        whole.makeContiguousUTF8()
        self.string = whole
    }

    static func == (a: ExactString, b: ExactString) -> Bool {
        guard a.string.utf8.count == b.string.utf8.count else { return false }
        let isEqual = a.string.utf8.withContiguousStorageIfAvailable { left in
            b.string.utf8.withContiguousStorageIfAvailable { right in
                guard let left = left.baseAddress, let right = right.baseAddress else {
                    return true
                }
                return memcmp(left, right, a.string.utf8.count) == 0
            }
        }
        return (isEqual ?? nil) ?? a.string.utf8.elementsEqual(b.string.utf8)
    }

    func hash(into hasher: inout Hasher) {
        let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { string.utf8.forEach { hasher.combine($0) } }
    }
}
