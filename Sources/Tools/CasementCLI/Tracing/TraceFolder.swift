import Foundation
import Glibc

/// The folder in which each scenario that runs leaves a page. Several threads may write at a time.
final class TraceFolder: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let url: URL
    private let lock = NSLock()
    /// The name of each scenario's page, by the scenario's path.
    private let names: [String: String]
    /// How many pages each scenario has left: it has one for each time that it ran.
    private var counts: [String: Int] = [:]
    private(set) var failures: [String] = []

    /// Makes the folder, and sees whether files can be written there.
    init(_ path: String, scenarios: [Scenario]) throws(Failure) {
        url = URL(filePath: path, directoryHint: .isDirectory)
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for scenario in scenarios where names[scenario.path] == nil {
            let base = URL(filePath: scenario.path).deletingPathExtension().lastPathComponent
            var name = base
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            names[scenario.path] = name
        }
        self.names = names
        let probe = url.appending(path: ".casement-\(getpid())")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data("probe".utf8).write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            try? FileManager.default.removeItem(at: probe)
            throw Failure(
                description:
                    "no traces can be written to \(path): \(WriteProblem.reason(error, at: probe.path(percentEncoded: false)))"
            )
        }
    }

    /// Writes the page of a scenario. Returns its path; nil if it could not be written.
    func write(_ trace: ScenarioTrace, of scenario: Scenario) -> String? {
        lock.withLock {
            let name = names[scenario.path] ?? "scenario"
            let count = counts[name, default: 0]
            counts[name] = count + 1
            let file = url.appending(path: "\(name).html")
            let path = file.standardizedFileURL.path(percentEncoded: false)
            do {
                // The page of the time before shows why the scenario ran again.
                if count > 0 {
                    let earlier = url.appending(path: "\(name)-run-\(count).html")
                    try? FileManager.default.removeItem(at: earlier)
                    try FileManager.default.moveItem(at: file, to: earlier)
                }
                try Data(try TracePage.text(of: trace).utf8).write(to: file, options: .atomic)
                return path
            } catch {
                failures.append(
                    "\(path) cannot be written: \(WriteProblem.reason(error, at: path))")
                return nil
            }
        }
    }
}
