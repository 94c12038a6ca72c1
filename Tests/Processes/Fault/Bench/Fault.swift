import Foundation

/// A fault for the library that is preloaded into a process: which calls it strikes, and how.
struct Fault {
    enum Kind: String, CaseIterable {
        case open, write, sync, truncate, unlink, rename
    }

    /// `lose` says that a write was done, and forgets it. `starve` makes a call late as a stalled
    /// disk would, but its thread is ready to run all the while: it waits for a processor.
    enum Action: String {
        case kill, tear, enospc, eio, erofs, eacces, eintr, short, stall, starve, quota, lose
    }

    var action: Action
    var kinds = Kind.allCases
    /// Files by name, "." for the directory itself; all where empty.
    var names: [String] = []
    /// The first call that is struck, from 1; none where 0.
    var at = 1
    /// How many calls are struck; all that follow where 0.
    var times = 1
    var stall: Duration = .zero
    /// In bytes.
    var quota = 0

    /// Strikes nothing and counts the calls.
    static func counting(_ kinds: [Kind] = Kind.allCases, of names: [String] = []) -> Fault {
        Fault(action: .kill, kinds: kinds, names: names, at: 0)
    }

    /// What a process finds in its environment.
    func variables(directory: String, report: String, while file: String? = nil) -> [String: String]
    {
        var values = Self.library(directory: directory)
        values["FAULT_KINDS"] = kinds.map(\.rawValue).joined(separator: ",")
        values["FAULT_NAMES"] = names.joined(separator: ",")
        values["FAULT_AT"] = "\(at)"
        values["FAULT_TIMES"] = "\(times)"
        values["FAULT_ACTION"] = action.rawValue
        values["FAULT_STALL"] = "\(Int(stall / .milliseconds(1)))"
        values["FAULT_QUOTA"] = "\(quota)"
        values["FAULT_REPORT"] = report
        values["FAULT_SWITCH"] = file
        return values
    }

    /// Preloads the library, which was built beside the tests.
    static func library(directory: String) -> [String: String] {
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let built = URL(filePath: own).deletingLastPathComponent()
        return [
            "LD_PRELOAD": built.appending(path: "libFaultShim.so").path(percentEncoded: false),
            "FAULT_DIR": directory,
        ]
    }
}

/// What the library says it did.
struct FaultReport: Equatable {
    var seen = 0
    var strikes = 0
    var stallsBegun = 0
    var stallsEnded = 0

    init(at path: String) {
        guard let bytes = try? Data(contentsOf: URL(filePath: path)), bytes.count >= 32 else {
            return
        }
        let numbers = bytes.withUnsafeBytes { bytes in
            (0..<4).map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
        }
        (seen, strikes, stallsBegun, stallsEnded) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
