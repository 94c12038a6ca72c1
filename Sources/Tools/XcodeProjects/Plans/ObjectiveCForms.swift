import Foundation

/// What becomes of files with forms that need Objective-C, which is not on Linux: copies of them that
/// say the same in another way are compiled in their place.
///
/// - `@objc` and `@objcMembers` are left out.
/// - The call that has any field give up the keyboard, which names a selector, calls a method.
enum ObjectiveCForms {
    /// Has the tokens say it in the other way, too. Returns a remark for each file.
    static func change(
        _ tokens: inout [String: [SwiftToken]], _ copies: inout SourceCopies
    ) -> [String] {
        tokens.keys.sorted().compactMap { path in
            var remaining: [SwiftToken] = []
            var attributes: Set<Int> = []
            var calls: [ClosedRange<Int>] = []
            let all = tokens[path, default: []]
            var index = 0
            while index < all.count {
                if let end = endOfAttribute(all, at: index) {
                    attributes.insert(all[index].line)
                    index = end
                } else if let end = endOfCall(all, at: index) {
                    calls.append(all[index].line...all[end - 1].line)
                    remaining.append(
                        SwiftToken(
                            kind: .word, text: "_endEditing", line: all[index].line,
                            beginsLine: all[index].beginsLine))
                    index = end
                } else {
                    remaining.append(all[index])
                    index += 1
                }
            }
            guard !attributes.isEmpty || !calls.isEmpty else { return nil }
            tokens[path] = remaining
            copies.change(path, "without what needs Objective-C") { lines in
                for number in attributes where lines.indices.contains(number - 1) {
                    lines[number - 1].replace(#/@objc(Members)?\b(\([^)]*\))?[ ]?/#, with: "")
                }
                for numbers in calls where lines.indices.contains(numbers.upperBound - 1) {
                    let range = (numbers.lowerBound - 1)...(numbers.upperBound - 1)
                    let text = lines[range].joined(separator: "\n").replacing(call) { _ in
                        "_endEditing()"
                    }
                    lines.replaceSubrange(
                        range, with: [text] + Array(repeating: "", count: range.count - 1))
                }
            }
            return "\(path) needs Objective-C: a copy that does not is compiled in its place."
        }
    }

    private static var call: Regex<Substring> {
        #/sendAction\(\s*#selector\(\s*(?:UIResponder\.)?resignFirstResponder(?:\(\))?\s*\)\s*,\s*to:\s*nil\s*,\s*from:\s*nil\s*,\s*for:\s*nil\s*,?\s*\)/#
    }

    /// The index after `@objc`, `@objc(Name)` or `@objcMembers`.
    private static func endOfAttribute(_ tokens: [SwiftToken], at index: Int) -> Int? {
        guard tokens[index].text == "@", index + 1 < tokens.count,
            ["objc", "objcMembers"].contains(tokens[index + 1].text)
        else { return nil }
        guard index + 2 < tokens.count, tokens[index + 2].text == "(",
            let close = tokens[(index + 2)...].firstIndex(where: { $0.text == ")" })
        else { return index + 2 }
        return close + 1
    }

    /// The index after `sendAction(#selector(UIResponder.resignFirstResponder), …)`.
    private static func endOfCall(_ tokens: [SwiftToken], at index: Int) -> Int? {
        guard tokens[index].text == "sendAction" else { return nil }
        var rest = tokens[(index + 1)...]
        func take(_ texts: String...) -> Bool {
            guard rest.prefix(texts.count).map(\.text) == texts else { return false }
            rest = rest.dropFirst(texts.count)
            return true
        }
        guard take("(", "#", "selector", "(") else { return nil }
        _ = take("UIResponder", ".")
        guard take("resignFirstResponder") else { return nil }
        _ = take("(", ")")
        guard take(")", ",", "to", ":", "nil", ",", "from", ":", "nil", ",", "for", ":", "nil")
        else {
            return nil
        }
        _ = take(",")
        return take(")") ? rest.startIndex : nil
    }
}
