import Foundation

/// What can be asked about the machine: its files, its variables and its programs.
struct Machine {
    var variables = ProcessInfo.processInfo.environment
    /// The folder in which the paths of devices and sockets begin.
    var root = "/"
    /// The folder that the command stands in.
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    /// What a program prints; `nil` if there is none of this name. A program that fails has answered,
    /// too.
    var answer: (_ tool: String, _ arguments: [String]) -> Answer? = Self.run

    struct Answer {
        var hasFailed = false
        var text: String
    }

    func path(_ path: String) -> String { root + (root.hasSuffix("/") ? "" : "/") + path }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The files in a folder whose names begin so, in order.
    func files(in folder: String, from start: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
        return names.filter { $0.hasPrefix(start) }.sorted().map { "\(folder)/\($0)" }
    }

    private static func run(_ name: String, _ arguments: [String]) -> Answer? {
        guard let tool = try? Tool(name, from: "") else { return nil }
        do {
            return Answer(text: try tool.output(arguments))
        } catch {
            guard case .toolFailed(_, let output) = error else { return nil }
            return Answer(hasFailed: true, text: output)
        }
    }
}
