import CasementCLI

/// How a scripted process ended, and what it said on the way.
struct ScriptOutcome {
    var ending: ProcessEnding?
    var notes: [String]
    var report: FaultReport

    /// The last turn of which the process knew that it was committed.
    var committed: Int { last("committed") }
    func last(_ word: String) -> Int {
        notes.last { $0.hasPrefix(word + " ") }.flatMap { Int($0.dropFirst(word.count + 1)) }
            ?? 0
    }
    func count(_ beginning: String) -> Int { notes.count { $0.hasPrefix(beginning) } }
}
