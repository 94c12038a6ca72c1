import Foundation

/// Bytes as they arrive, cut into lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ chunk: some Sequence<UInt8>) { bytes += chunk }

    /// The next whole line without its end.
    package mutating func next() -> Data? {
        guard let end = bytes.firstIndex(of: 10) else { return nil }
        defer { bytes.removeSubrange(...end) }
        return Data(bytes[..<end])
    }

    /// What is left behind the last line.
    package mutating func takeRest() -> Data {
        defer { bytes = [] }
        return Data(bytes)
    }
}
