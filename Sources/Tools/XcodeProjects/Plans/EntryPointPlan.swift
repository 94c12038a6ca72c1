/// What becomes of files that say `@UIApplicationMain`, at which the compiler crashes on Linux: copies
/// of them that say `@main`, which means the same, are compiled in their place.
enum EntryPointPlan {
    private static let oldForm = "UIApplicationMain"

    /// Has the tokens say `@main`, too. Returns a remark for each file.
    static func change(
        _ tokens: inout [String: [SwiftToken]], _ copies: inout SourceCopies
    ) -> [String] {
        tokens.keys.sorted().compactMap { path in
            let changed = changeForm(in: &tokens[path, default: []])
            guard !changed.isEmpty else { return nil }
            copies.change(path, "which says @\(oldForm)") { lines in
                for line in changed where lines.indices.contains(line - 1) {
                    lines[line - 1] = lines[line - 1]
                        .replacingOccurrences(of: "@\(oldForm)", with: "@main")
                }
            }
            return """
                \(path) says @UIApplicationMain: a copy that says @main is compiled in its place.
                """
        }
    }

    /// The lines of the old form.
    private static func changeForm(in tokens: inout [SwiftToken]) -> Set<Int> {
        var lines: Set<Int> = []
        for index in tokens.indices.dropFirst()
        where tokens[index].text == oldForm && tokens[index - 1].text == "@" {
            tokens[index].text = "main"
            lines.insert(tokens[index].line)
        }
        return lines
    }
}
