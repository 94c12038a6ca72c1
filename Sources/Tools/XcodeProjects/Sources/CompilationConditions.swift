/// What `#if` asks for, as the compiler of a package answers it on Linux.
struct CompilationConditions: Hashable {
    /// What can be imported.
    var modules: Set<String>
    var flags: Set<String> = ["DEBUG"]

    /// The tokens that are compiled. A branch whose condition is not understood is.
    func active(_ tokens: [SwiftToken]) -> [SwiftToken] {
        /// Whether the branch is compiled, and whether an earlier one of the same condition was.
        var branches: [(isActive: Bool, wasTaken: Bool)] = []
        var kept: [SwiftToken] = []
        kept.reserveCapacity(tokens.count)
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "#", token.kind == .sign, index + 1 < tokens.count,
                ["if", "elseif", "else", "endif"].contains(tokens[index + 1].text)
            {
                let end = tokens[index...].firstIndex { $0.line != token.line } ?? tokens.count
                let condition = Array(tokens[(index + 2)..<max(end, index + 2)])
                switch tokens[index + 1].text {
                case "if":
                    let holds = evaluate(condition)
                    branches.append((holds, holds))
                case "elseif" where !branches.isEmpty:
                    let last = branches.removeLast()
                    let holds = !last.wasTaken && evaluate(condition)
                    branches.append((holds, last.wasTaken || holds))
                case "else" where !branches.isEmpty:
                    branches.append((!branches.removeLast().wasTaken, true))
                case "endif" where !branches.isEmpty: branches.removeLast()
                default: break
                }
                index = max(end, index + 2)
                continue
            }
            if branches.allSatisfy(\.isActive) { kept.append(token) }
            index += 1
        }
        return kept
    }

    private func evaluate(_ tokens: [SwiftToken]) -> Bool {
        var parser = Parser(conditions: self, tokens: tokens[...], depth: 0)
        return parser.either()
    }

    private struct Parser {
        let conditions: CompilationConditions
        var tokens: ArraySlice<SwiftToken>
        var depth: Int

        private mutating func take(_ sign: String) -> Bool {
            guard tokens.first?.text == sign else { return false }
            tokens.removeFirst()
            return true
        }

        mutating func either() -> Bool {
            var holds = both()
            while take("|") {
                _ = take("|")
                let other = both()
                holds = holds || other
            }
            return holds
        }

        private mutating func both() -> Bool {
            var holds = one()
            while take("&") {
                _ = take("&")
                let other = one()
                holds = holds && other
            }
            return holds
        }

        private mutating func one() -> Bool {
            depth += 1
            defer { depth -= 1 }
            guard depth < 32 else {
                tokens = []
                return true
            }
            if take("!") { return !one() }
            if take("(") {
                let holds = either()
                _ = take(")")
                return holds
            }
            guard let word = tokens.popFirst() else { return true }
            guard take("(") else {
                return word.text == "true" || conditions.flags.contains(word.text)
            }
            let argument = tokens.first?.text ?? ""
            var open = 1
            while open > 0, let token = tokens.popFirst() {
                if token.text == "(" { open += 1 }
                if token.text == ")" { open -= 1 }
            }
            return conditions.answer(word.text, argument)
        }
    }

    private func answer(_ question: String, _ argument: String) -> Bool {
        switch question {
        case "os", "platform": argument == "Linux"
        case "canImport": modules.contains(argument)
        case "targetEnvironment": false
        case "arch": argument == "x86_64" || argument == "arm64"
        default: true
        }
    }
}
