/// Cuts bytes into lines of text.
struct LineCutter {
    private var pending: [UInt8] = []

    mutating func cut(_ chunk: ArraySlice<UInt8>) -> [String] {
        pending += chunk
        guard let last = pending.lastIndex(of: 10) else { return [] }
        let whole = pending[..<last].split(separator: 10, omittingEmptySubsequences: false)
        defer { pending.removeSubrange(...last) }
        return whole.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A last line without an end.
    mutating func rest() -> [String] {
        defer { pending = [] }
        return pending.isEmpty ? [] : [String(decoding: pending, as: UTF8.self)]
    }
}
