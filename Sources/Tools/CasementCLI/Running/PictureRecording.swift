/// The pictures that a run of scenarios would record anew, as its user reads of them.
struct PictureRecording {
    let updates: [PictureUpdates.Update]
    let conflicts: [String]

    /// - Parameter passed: The paths of the scenarios whose other steps have passed.
    init(_ updates: PictureUpdates, passed: Set<String>) {
        self.updates = updates.all(passed: passed)
        conflicts = updates.conflicts(passed: passed)
    }

    /// A line for each picture.
    var lines: [String] {
        guard !updates.isEmpty else { return ["all pictures are as they are expected"] }
        return updates.map { "\($0.expected): \($0.text) (\($0.place))" }
    }

    var question: String {
        updates.count == 1
            ? "Record this picture anew?" : "Record these \(updates.count) pictures anew?"
    }

    /// Records all. Returns what went wrong.
    func record() -> [String] {
        updates.compactMap { update in
            do {
                try PictureUpdates.record(update)
                return nil
            } catch {
                return
                    "\(update.expected) cannot be written: \(WriteProblem.reason(error, at: update.expected))"
            }
        }
    }
}
