import Foundation
import SwiftData

/// How many of the made-up entries there are. It is saved with them, so that a process that ends
/// while it makes them goes on where it was.
@Model
final class SampleProgress {
    var made: Int
    var wanted: Int

    init(wanted: Int) {
        made = 0
        self.wanted = wanted
    }
}

/// Fills an empty ledger with made-up entries, beside the main thread.
@ModelActor
actor SampleMaker {
    private static let batch = 5_000

    /// How many entries a new ledger gets: as many as the argument `--entries=` or the variable
    /// `LEDGER_ENTRIES` says.
    static var wanted: Int {
        let option = "--entries="
        let given =
            CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count)
            ?? ProcessInfo.processInfo.environment["LEDGER_ENTRIES"]?[...]
        return max(0, given.flatMap { Int($0) } ?? 100_000)
    }

    func fill() throws {
        let progress = try progress()
        let samples = SampleEntries(count: progress.wanted)
        while progress.made < progress.wanted {
            try Task.checkCancellation()
            let end = min(progress.made + Self.batch, progress.wanted)
            try modelContext.insert((progress.made..<end).lazy.map { samples[$0] })
            progress.made = end
            try modelContext.save()
        }
    }

    private func progress() throws -> SampleProgress {
        if let progress = try modelContext.fetch(FetchDescriptor<SampleProgress>()).first {
            return progress
        }
        let progress = SampleProgress(wanted: Self.wanted)
        modelContext.insert(progress)
        try modelContext.save()
        return progress
    }
}
