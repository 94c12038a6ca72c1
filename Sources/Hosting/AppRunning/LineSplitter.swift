/// Splits a stream of bytes into lines of text.
package struct LineSplitter {
    private var pending: [UInt8] = []

    package init() {}

    package mutating func split(_ chunk: ArraySlice<UInt8>) -> [String] {
        pending += chunk
        guard let last = pending.lastIndex(of: 10) else { return [] }
        let whole = pending[..<last].split(separator: 10, omittingEmptySubsequences: false)
        defer { pending.removeSubrange(...last) }
        return whole.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The last line, if no newline ends it.
    package mutating func takeRest() -> [String] {
        defer { pending = [] }
        return pending.isEmpty ? [] : [String(decoding: pending, as: UTF8.self)]
    }
}
