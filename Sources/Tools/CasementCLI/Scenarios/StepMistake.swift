import Yams

/// Sentences about steps that cannot be read.
enum StepMistake {
    /// A word that is not the name of a step.
    static func unknown(_ name: String) -> String {
        guard !name.isEmpty else { return "a step is missing after the dash" }
        let sentence = "there is no step “\(name)”"
        if let own = StepExamples.foreignNames[name] { return "\(sentence); did you mean \(own)?" }
        return sentence + Suggestion.text(for: name, of: StepParser.names, called: "the steps are")
    }

    /// A step that stands alone and needs to know something.
    static func needs(_ name: String) -> String {
        StepExamples.sentence(name, needs: "to know more")
    }

    /// What is wrong with a mapping of several keys, which is mostly where the lines begin.
    static func severalWords(_ words: [(key: String, value: Node)]) -> String {
        let sentence = "a step is one word and what it needs"
        let steps = words.map(\.key).filter(StepParser.names.contains)
        if steps.count == words.count, steps.count > 1 {
            return
                "\(sentence): “- ” is missing before \(steps.dropFirst().joined(separator: ", "))"
        }
        if let first = words.first, StepParser.names.contains(first.key), first.value.string == "" {
            return "\(sentence): what \(first.key) needs begins further to the right than "
                + "\(first.key) itself"
        }
        return "\(sentence), and this one has \(words.map(\.key).joined(separator: ", "))"
    }
}
