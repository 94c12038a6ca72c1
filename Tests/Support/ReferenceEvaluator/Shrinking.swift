/// Makes a failing run as small as it can be and still fail.
@MainActor
public struct Shrinking {
    public private(set) var spec: TreeSpec
    public private(set) var mutations: [Mutation]
    private let fails: @MainActor (TreeSpec, [Mutation]) async -> Bool
    /// Runs that may still be tried.
    private var attempts: Int

    public init(
        _ spec: TreeSpec, _ mutations: [Mutation], attempts: Int = 1_500,
        fails: @escaping @MainActor (TreeSpec, [Mutation]) async -> Bool
    ) {
        self.spec = spec
        self.mutations = mutations
        self.attempts = attempts
        self.fails = fails
    }

    public mutating func run() async {
        var isSmaller = true
        while isSmaller, attempts > 0 {
            isSmaller = await dropMutations()
            if await dropSteps() { isSmaller = true }
            if await dropParts() { isSmaller = true }
        }
    }

    private mutating func accept(_ spec: TreeSpec, _ mutations: [Mutation]) async -> Bool {
        guard attempts > 0, spec != self.spec || mutations != self.mutations else { return false }
        attempts -= 1
        guard spec.isSound(), await fails(spec, mutations) else { return false }
        self.spec = spec
        self.mutations = mutations
        return true
    }

    private mutating func dropMutations() async -> Bool {
        var isSmaller = false
        var count = max(mutations.count / 2, 1)
        while count >= 1 {
            var start = 0
            while start < mutations.count {
                var fewer = mutations
                fewer.removeSubrange(start..<min(start + count, fewer.count))
                if await accept(spec, fewer) { isSmaller = true } else { start += count }
            }
            count /= 2
        }
        return isSmaller
    }

    private mutating func dropSteps() async -> Bool {
        var isSmaller = false
        for index in mutations.indices {
            var step = 0
            while step < mutations[index].steps.count, mutations[index].steps.count > 1 {
                var fewer = mutations
                fewer[index].steps.remove(at: step)
                if await accept(spec, fewer) { isSmaller = true } else { step += 1 }
            }
        }
        return isSmaller
    }

    private mutating func dropParts() async -> Bool {
        var isSmaller = false
        var tried = 0
        while true {
            let candidates = spec.smaller()
            guard tried < candidates.count else { return isSmaller }
            if await accept(candidates[tried], mutations) { isSmaller = true } else { tried += 1 }
        }
    }
}

extension TreeSpec {
    /// The trees with one part fewer, the smallest first.
    func smaller() -> [TreeSpec] {
        var found: [TreeSpec] = inside
        if part != .text { found.append(TreeSpec(number, .text, .constant(0))) }
        if argument != .constant(0), argument != .constant(1) {
            found.append(TreeSpec(number, part, .constant(0), inside))
            found.append(TreeSpec(number, part, .constant(1), inside))
        }
        if part == .stack || part == .group, inside.count > 1 {
            for index in inside.indices {
                var fewer = self
                fewer.inside.remove(at: index)
                found.append(fewer)
            }
        }
        for index in inside.indices {
            for smaller in inside[index].smaller() {
                var other = self
                other.inside[index] = smaller
                found.append(other)
            }
        }
        return found
    }

    /// Whether all that happens in the tree is said exactly; see `RandomTree`.
    func isSound(isUnderBound: Bool = false) -> Bool {
        if isUnderBound, case .keeper(.defaultObject, _) = part { return false }
        var isBound = false
        if case .bound = argument { isBound = true }
        return inside.allSatisfy { $0.isSound(isUnderBound: isBound) }
    }
}

extension TreeSpec: CustomStringConvertible {
    /// The tree, a line for each part.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        ["\(indent)\(number) \(part) \(argument)"]
            + inside.flatMap { $0.lines(indent: indent + "  ") }
    }
}
