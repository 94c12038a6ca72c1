import Foundation

/// What becomes of files that import a module of the project whose name is taken here: copies of them
/// that import it by its new name. An alias would rename the module that has taken the name as well.
enum RenamedImports {
    static func change(
        _ names: [String: String], _ tokens: [String: [SwiftToken]], _ copies: inout SourceCopies
    ) {
        for (path, tokens) in tokens.sorted(by: { $0.key < $1.key }) {
            for (old, new) in names.sorted(by: { $0.key < $1.key }) {
                let numbers = tokens.indices.dropFirst().filter {
                    tokens[$0].text == old && isImport(tokens, endingAt: $0)
                }.map { tokens[$0].line }
                guard !numbers.isEmpty else { continue }
                copies.change(path, "which imports \(old)") { lines in
                    for line in numbers where lines.indices.contains(line - 1) {
                        guard let place = lines[line - 1].range(of: old, options: .backwards) else {
                            continue
                        }
                        lines[line - 1].replaceSubrange(place, with: new)
                    }
                }
            }
        }
    }

    /// `import Name`, or `import struct Name`.
    private static func isImport(_ tokens: [SwiftToken], endingAt index: Int) -> Bool {
        tokens[index - 1].text == "import" || index > 1 && tokens[index - 2].text == "import"
    }
}
