extension _Cell {
    /// Whether the store would hold the same.
    func isSame(as other: _Cell) -> Bool {
        switch (content, other.content) {
        case (.null, .null), (.fault, .fault): true
        case (.integer(let a), .integer(let b)): a == b
        case (.real(let a), .real(let b)): a == b || a.isNaN && b.isNaN
        case (.text(let a), .text(let b)): a == b && a.utf8.elementsEqual(b.utf8)
        case (.data(let a), .data(let b)): a == b
        case (.file(let a), .file(let b)): a == b
        case (.boxed(let a), .boxed(let b)):
            a === b || (try? a.encoded() == b.encoded()) ?? false
        case (.boxed(let a), .text(let b)), (.text(let b), .boxed(let a)):
            (try? a.encoded() == b) ?? false
        default: false
        }
    }

    var isNull: Bool { if case .null = content { true } else { false } }

    /// The size in bytes of values without a fixed size.
    var size: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .data(let data): data.count
        default: 8
        }
    }
}
