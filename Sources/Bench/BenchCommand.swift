import ArgumentParser
import Foundation

/// `bench`: measures operations from the change to the finished framebuffer.
@main
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures operations from the change to the finished framebuffer.")

    @Option(help: "Operations, such as O2,O9.")
    var only: String?

    @Option(help: "Writes a JSON line for each operation to this file.")
    var json: String?

    @Option(help: "Prints the medians of an earlier run's JSON file beside.")
    var compare: String?

    @Option(help: "Takes no more samples of an operation than this.")
    var samples: Int?

    @Flag(help: "Splits the time by the passes of a frame.")
    var passes = false

    @Flag(help: "Prints what each operation did, in numbers.")
    var counters = false

    @MainActor
    func run() async throws {
        let wanted = only.map { Set($0.split(separator: ",").map(String.init)) }
        let operations = Catalog.operations.filter { wanted?.contains($0.id) ?? true }
        guard !operations.isEmpty else {
            throw ValidationError("None of \(only ?? "") is an operation.")
        }
        let earlier = try compare.map(Result.read) ?? [:]
        let measurement = Measurement(
            limit: samples, takesPasses: passes, takesCounters: counters)
        var lines = Data()
        var failed = 0
        setvbuf(stdout, nil, _IOLBF, 0)
        print(ResultTable.head(comparing: compare != nil))
        for operation in operations {
            do {
                let result = try measurement.run(operation)
                print(ResultTable.line(result, earlier: earlier[result.name]))
                if let passes = result.passes { print("    \(passes)") }
                if let counters = result.counters { print("    \(counters)") }
                lines += try result.line
            } catch {
                print("\(operation.name): \(error)")
                failed += 1
            }
        }
        if let json { try lines.write(to: URL(filePath: json)) }
        if failed > 0 { throw ExitCode(1) }
    }
}

/// All operations, in the order of their numbers.
@MainActor
enum Catalog {
    static let operations = [
        RowChanges.operations, LabelGrid.operations, Scrolling.operations, LongText.operations,
        SliderDrag.operations, OpenedWindows.operations, TreeShapes.operations,
        ManyWrites.operations, WholeWindow.operations, SpringMotion.operations,
        SavedSessions.operations,
    ].flatMap { $0 }
}
