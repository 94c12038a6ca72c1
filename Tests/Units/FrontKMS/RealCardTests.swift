import BareScreen
import CasementTesting
import Foundation
import Hosting
import Testing

@testable import FrontKMS

/// A graphics card that `CASEMENT_CARD` names, by the kernel's own driver. `make machine` runs this in
/// machines that have one.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_CARD"] != nil))
struct RealCardTests {
    @Test("A real graphics card keeps the contract of every front")
    func contract() throws {
        let card = try #require(ProcessInfo.processInfo.environment["CASEMENT_CARD"])
        for spans in [false, true] {
            var said: [String] = []
            let front = try KMSFront(
                card: card, setup: ScreenSetup(), environment: [:], spansDisplays: spans,
                pump: MainQueuePump(), input: { _ in FakeInput() }, say: { said.append($0) })
            if spans {
                FrontContract(
                    SingleScreen(on: front, size: front.size, spansDisplays: true)
                ).check()
            } else {
                FrontContract(front).check()
            }
            #expect(said == [])
        }
    }
}
