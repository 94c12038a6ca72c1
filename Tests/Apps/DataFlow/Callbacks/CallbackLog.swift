import Foundation
import Waiting

/// What the callbacks of a test's views have told, in order.
final class CallbackLog: @unchecked Sendable {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    func clear() { lines = [] }

    func count(of line: String) -> Int { lines.filter { $0 == line }.count }

    /// Gives the main actor to others until there are so many lines, or until it is clear that
    /// there never will be.
    @MainActor
    func wait(for count: Int) async {
        await giveWay { lines.count >= count }
    }

    /// Gives the main actor to whatever already waits for it.
    @MainActor
    func letOthersRun() async {
        for _ in 0..<50 { await Task.yield() }
    }
}
