import Foundation
import Testing
import Waiting

/// Apps on the screens of machines that QEMU emulates, one machine after the other.
///
/// `make test` runs the first one; `make machine` runs them all, which takes minutes.
@Suite(.serialized)
enum MachineTests {
    static let runsAll = ProcessInfo.processInfo.environment["CASEMENT_MACHINE"] == "1"
    static let comment: Comment = "`make machine` runs it"
}

/// Waits for an emulated machine, which may share its processors with much else.
func waitUntil(
    _ what: String, within patience: Duration = .seconds(240), _ isSo: () throws -> Bool
) throws {
    try Waiting.waitUntil(what, within: patience, isSo)
}
