/// Names a viewer among those of a screen.
package struct ViewerID: Hashable, Sendable {
    let number: Int
}

/// What viewers have asked for and the app has not yet taken.
struct ViewerQueue {
    /// An input, or nil where the viewer has gone.
    typealias Entry = (viewer: ViewerID, input: ViewerInput?)

    private var entries: [Entry] = []
    private var cost = 0

    /// What waits at most, as a number of inputs and of bytes of text.
    static let limit = (inputs: 10_000, bytes: 4 << 20)

    var isEmpty: Bool { entries.isEmpty }

    /// False, having done nothing, where too much is waiting.
    mutating func append(_ input: ViewerInput, of viewer: ViewerID) -> Bool {
        if let last = entries.last, last.viewer == viewer, let earlier = last.input,
            input.replaces(earlier)
        {
            cost += input.cost - earlier.cost
            entries[entries.count - 1].input = input
            return cost <= Self.limit.bytes
        }
        guard entries.count < Self.limit.inputs, cost + input.cost <= Self.limit.bytes else {
            return false
        }
        entries.append((viewer, input))
        cost += input.cost
        return true
    }

    mutating func appendEnd(of viewer: ViewerID) { entries.append((viewer, nil)) }

    mutating func take() -> [Entry] {
        defer { (entries, cost) = ([], 0) }
        return entries
    }
}

extension ViewerInput {
    /// Whether an earlier input without anything in between has no effect any more.
    fileprivate func replaces(_ earlier: ViewerInput) -> Bool {
        switch (earlier, self) {
        case (.pointer(_, _, let a), .pointer(_, _, let b)): a == b
        case (.clipboard, .clipboard), (.resize, .resize), (.composing, .composing): true
        case (.scale, .scale): true
        case (.pinch(.changed, _, _, _, _), .pinch(.changed, _, _, _, _)): true
        default: false
        }
    }

    /// The bytes of its text.
    fileprivate var cost: Int {
        switch self {
        case .text(let text), .composing(let text, _), .clipboard(let text): text.utf8.count
        case .pointer, .scroll, .pinch, .key, .resize, .scale, .focus: 0
        }
    }
}
