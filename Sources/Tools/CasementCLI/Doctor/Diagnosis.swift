/// What `casement doctor` says about one part of a machine.
struct Diagnosis: Encodable {
    enum State: String, Encodable {
        case fine
        /// Something does not work, which not everybody needs.
        case note
        /// Without it apps are not built, or show nothing.
        case problem
    }

    /// The part of the machine, in a word or two.
    let about: String
    var state = State.fine
    /// What was found.
    let finding: String
    /// What to do about it; nil if it is fine.
    var remedy: String?

    /// A line, and the remedy below it.
    var text: String {
        let word = state.rawValue.padding(to: 9) + about.padding(to: 14)
        return word + finding + (remedy.map { "\n" + "".padding(to: 23) + "→ " + $0 } ?? "")
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
