/// A call in a manifest: `.target(name: "App", dependencies: ["Other"])`.
///
/// A manifest is a program. What its calls say as literals is read; what it computes is not.
struct ManifestCall {
    let name: String
    /// The tokens of each argument by its label; arguments without one are left out.
    let arguments: [String: [SwiftToken]]

    /// The calls of some names, in their order, except those inside of one another.
    static func all(_ names: Set<String>, in tokens: [SwiftToken]) -> [ManifestCall] {
        var calls: [ManifestCall] = []
        var index = 1
        while index + 1 < tokens.count {
            if names.contains(tokens[index].text), tokens[index].kind == .word,
                tokens[index - 1].text == ".", tokens[index + 1].text == "("
            {
                let (arguments, count) = arguments(in: tokens[(index + 2)...])
                calls.append(ManifestCall(name: tokens[index].text, arguments: arguments))
                index += count + 1
            }
            index += 1
        }
        return calls
    }

    /// The arguments up to the parenthesis that closes, and how many tokens they are.
    private static func arguments(
        in tokens: ArraySlice<SwiftToken>
    ) -> ([String: [SwiftToken]], Int) {
        var found: [String: [SwiftToken]] = [:]
        var depth = 0
        var label: String?
        var current: [SwiftToken] = []
        func end() {
            if let label, found[label] == nil { found[label] = current }
            label = nil
            current = []
        }
        var count = 0
        for token in tokens {
            count += 1
            if token.kind == .sign {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if depth < 0 { break }
                if depth == 0, token.text == "," {
                    end()
                    continue
                }
                if depth == 0, token.text == ":", label == nil, current.count == 1 {
                    label = current[0].text
                    current = []
                    continue
                }
            }
            current.append(token)
        }
        end()
        return (found, count)
    }

    func text(_ label: String) -> String? {
        arguments[label]?.first { $0.kind == .text }?.text
    }

    /// The texts of a list of them; those inside of calls do not count.
    func texts(_ label: String) -> [String] {
        var depth = 0
        return (arguments[label] ?? []).compactMap { token in
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            return token.kind == .text && depth == 0 ? token.text : nil
        }
    }

    func calls(_ names: Set<String>, in label: String) -> [ManifestCall] {
        Self.all(names, in: arguments[label] ?? [])
    }

    /// The first text of a call's arguments without a label: `.process("Resources")`.
    static func firstTexts(
        of names: Set<String>, in tokens: [SwiftToken]
    ) -> [(name: String, text: String)] {
        tokens.indices.compactMap { index in
            guard names.contains(tokens[index].text), index + 2 < tokens.count,
                tokens[index + 1].text == "(", tokens[index + 2].kind == .text
            else { return nil }
            return (tokens[index].text, tokens[index + 2].text)
        }
    }
}
