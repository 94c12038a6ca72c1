import Foundation
import Testing

/// Apps on the screens of machines that QEMU emulates, one machine after the other.
///
/// `make test` runs the first one; `make machine` runs them all, which takes minutes.
@Suite(.serialized)
enum MachineTests {
    static let runsAll = ProcessInfo.processInfo.environment["CASEMENT_MACHINE"] == "1"
    static let comment: Comment = "`make machine` runs it"
}
