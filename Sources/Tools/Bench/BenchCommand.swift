import ArgumentParser
import Foundation

/// The program: runs the measurements, or is an app that is measured from outside.
@main
enum BenchProgram {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case IdleWindow.argument: IdleWindow.IdleApp.main()
        case HeldMemory.argument: HeldMemory.WindowsApp.main()
        default: BenchCommand.main()
        }
    }
}

/// `bench`: measures operations from the change to the finished framebuffer.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures operations from the change to the finished framebuffer.")

    @Option(help: "Operations, such as O2,O9.")
    var only: String?

    @Option(help: "Writes a JSON line for each operation to this file.")
    var json: String?

    @Option(
        help: "Compares with an earlier run's JSON file, and fails where something costs 5 % more.")
    var compare: String?

    @Flag(help: "Counts instructions by valgrind where the kernel does not.")
    var instructions = false

    @Option(help: "Takes so many samples of each operation, instead of its own number.")
    var samples: Int?

    @Flag(help: "Splits the time by the passes of a frame.")
    var passes = false

    @Flag(help: "Prints what each operation did, in numbers.")
    var counters = false

    @Flag(help: "Measures with growing numbers of rows, and prints the exponent of the growth.")
    var scale = false

    @Option(
        help: ArgumentHelp("Measures one operation and writes its line.", visibility: .hidden))
    var operation: String?

    func run() throws { try MainActor.assumeIsolated { try measure() } }

    @MainActor
    private func measure() throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        if let operation { return try measureAlone(operation) }
        let wanted = only.map { Set($0.split(separator: ",").map(String.init)) }
        let comparison = try compare.map { Comparison(earlier: try Result.read($0)) }
        let table = ResultTable(peers: try Peers.read(), comparison: comparison)
        print(table.head)
        var lines = Data()
        var results: [Result] = []
        var failed = 0
        func tell(_ result: Result) {
            results.append(result)
            print(table.line(result))
            if let passes = result.passes { print("    \(passes)") }
            if let counters = result.counters { print("    \(counters)") }
            lines += (try? result.line) ?? Data()
        }
        func attempt(_ name: String, _ work: () throws -> Void) {
            do {
                try work()
            } catch {
                print("\(name): \(error)")
                failed += 1
            }
        }
        if scale {
            let measurement = measurement(count: samples ?? 3)
            for scaled in ScaledOperation.all where wanted?.contains(scaled.id) ?? true {
                attempt(scaled.name) {
                    let growth = try scaled.measure(measurement, tell)
                    print("\(scaled.name) grows with the power \(growth)")
                }
            }
        } else {
            let operations = Catalog.operations.filter { wanted?.contains($0.id) ?? true }
            guard !operations.isEmpty else {
                throw ValidationError("None of \(only ?? "") is an operation.")
            }
            let measurement = measurement(count: samples)
            for operation in operations {
                attempt(operation.name) {
                    var result =
                        operations.count == 1
                        ? try measurement.run(operation) : try measureApart(operation)
                    if instructions, result.instructions == nil {
                        attempt("Instructions of \(operation.name)") {
                            result.instructions =
                                try InstructionCounter.countByValgrind(operation)
                        }
                    }
                    tell(result)
                }
            }
        }
        printStanding(results, table.peers)
        if let json { try lines.write(to: URL(filePath: json)) }
        if let comparison {
            let (failures, text) = comparison.summary(results)
            print(text)
            failed += failures
        }
        if failed > 0 { throw ExitCode(1) }
    }

    private func printStanding(_ results: [Result], _ peers: Peers) {
        let (first, all) = peers.standing(results)
        if all > 0 { print("First in \(first) of \(all) comparisons with peers.") }
        let runs = peers.runs.values.sorted { $0.date < $1.date }
            .map { "\($0.date) on \($0.machine)" }
        print("Peers: \(runs.joined(separator: "; ")). \(peers.source)")
    }

    /// In a process of its own, whose memory holds nothing of the operations before.
    @MainActor
    private func measureApart(_ operation: Operation) throws -> Result {
        var arguments = ["--operation", operation.name]
        if let samples { arguments += ["--samples", "\(samples)"] }
        if passes { arguments.append("--passes") }
        if counters { arguments.append("--counters") }
        let process = ChildProcess(
            "/proc/self/exe", arguments, environment: ProcessInfo.processInfo.environment)
        guard let line = process?.readLine() else {
            throw WrongResult("Its process ended without a word.")
        }
        guard line.hasPrefix("{") else { throw WrongResult(line) }
        return try JSONDecoder().decode(Result.self, from: Data(line.utf8))
    }

    /// Writes the operation's line, or in a line what is wrong.
    @MainActor
    private func measureAlone(_ name: String) throws {
        guard let operation = Catalog.operations.first(where: { $0.name == name }) else {
            throw ValidationError("\(name) is not an operation.")
        }
        do {
            let line = try measurement(count: samples).run(operation).line
            FileHandle.standardOutput.write(line)
        } catch {
            print("\(error)".replacingOccurrences(of: "\n", with: " "))
        }
    }

    private func measurement(count: Int?) -> Measurement {
        Measurement(count: count, takesPasses: passes, takesCounters: counters)
    }
}

/// All operations, in the order of their numbers.
@MainActor
enum Catalog {
    static let operations = [
        ProcessStart.operations, RowChanges.operations, LabelGrid.operations,
        Scrolling.operations, LongText.operations, SliderDrag.operations, IdleWindow.operations,
        OpenedWindows.operations, TreeShapes.operations, ManyWrites.operations,
        WholeWindow.operations, SpringMotion.operations, MatchedMoves.operations,
        KeyframeTracks.operations, DrawnScenes.operations, TableRows.operations,
        PictureDecoding.operations,
        ManyToggles.operations, WrappedText.operations, SheetSlide.operations,
        DrawnTriangles.operations, FilteredRows.operations, HeldMemory.operations,
        ScrolledCards.operations, SavedSessions.operations, MirroredScreens.operations,
        StoredObjects.operations,
        StoredInPython.operations, StoredLists.operations,
    ].flatMap { $0 }
}
