import Yams

extension YamlError {
    /// The line of the file, from 1.
    var line: Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        case .reader(_, let offset, _, let yaml):
            offset.map { yaml.utf8.prefix($0).count { $0 == 10 } + 1 }
        default: nil
        }
    }

    /// What is wrong, with what is mostly behind it.
    var sentence: String {
        switch self {
        case .scanner(let context, let problem, _, _), .parser(let context, let problem, _, _),
            .composer(let context, let problem, _, _):
            "not YAML: \(problem)\(context.map { " \($0.text)" } ?? "")\(Self.advice(problem))"
        case .duplicatedKeysInMapping(let keys, _):
            "the same key twice: \(keys.joined(separator: ", "))"
        case .reader(let problem, _, _, _): "not YAML: \(problem)"
        default: "not YAML: \(self)"
        }
    }

    /// What is mostly behind a parser's sentence.
    private static func advice(_ problem: String) -> String {
        let advice = [
            ("mapping values are not allowed", "a text that has a colon in it is put into quotes"),
            (
                "that cannot start any token",
                "a text that begins with a sign is put into quotes, and lines begin with spaces, "
                    + "not with tabs"
            ),
            ("undefined alias", "a text that begins with a sign is put into quotes"),
            (
                "alphabetic or numeric character",
                "a text that begins with a sign is put into quotes"
            ),
            ("unexpected end of stream", "a quote is not closed"),
            (
                "did not find expected",
                "look at the spaces before the line, and at quotes and brackets"
            ),
        ]
        return advice.first { problem.contains($0.0) }.map { " (\($0.1))" } ?? ""
    }
}
