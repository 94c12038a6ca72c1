import Foundation

/// Splits bytes that arrive in chunks into lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ chunk: some Sequence<UInt8>) { bytes += chunk }

    /// Removes and returns the next complete line, without its newline.
    package mutating func next() -> Data? {
        guard let end = bytes.firstIndex(of: 10) else { return nil }
        defer { bytes.removeSubrange(...end) }
        return Data(bytes[..<end])
    }

}
