import CasementTesting
import Foundation
import FrontFB
import FrontHeadless
import Hosting
import Testing

/// Every way to a screen keeps the same promises.
@MainActor
@Suite(.serialized)
struct FrontContractTests {
    @Test("A screen in memory keeps the contract, with a loop of its own and without")
    func headless() {
        FrontContract(HeadlessFront()).check()
        FrontContract(HeadlessFront(scale: 2, pump: MainQueuePump())).check()
    }

    @Test("One screen keeps the contract for its windows, whatever shows it")
    func singleScreen() throws {
        let size = CGSize(width: 640, height: 480)
        FrontContract(
            SingleScreen(on: HeadlessFront(screen: size, pump: MainQueuePump()), size: size)
        ).check()
        let path = NSTemporaryDirectory() + "contract-\(UUID()).pixels"
        defer { unlink(path) }
        let file = try FBFront(path: path, size: size, pump: MainQueuePump())
        FrontContract(SingleScreen(on: file, size: size)).check()
    }

    @Test("A file of pixels keeps the contract")
    func framebuffer() throws {
        let path = NSTemporaryDirectory() + "contract-\(UUID()).pixels"
        defer { unlink(path) }
        let size = CGSize(width: 320, height: 240)
        FrontContract(try FBFront(path: path, size: size, pump: MainQueuePump())).check()
    }

    @Test("A loop that has only slept has nothing to say; one that was rung says so")
    func waking() {
        let front = HeadlessFront(pump: MainQueuePump())
        let isQuiet = (0..<1000).contains { _ in
            front.events(until: .now + .milliseconds(1)).isEmpty
        }
        #expect(isQuiet)
        front.wake()
        #expect(front.events(until: .now + .seconds(10)).contains { $0.kind == .wake })
    }
}
