import Synchronization
import Testing

@testable import Sessions

struct DiskTroubleTests {
    @Test("A disk that fails now and then is spoken of once, and again after a minute of peace")
    func peace() {
        let clock = Mutex(ContinuousClock.now)
        let trouble = DiskTrouble { clock.withLock { $0 } }
        func pass(_ time: Duration) { clock.withLock { $0 += time } }
        #expect(trouble.begins(.writing))
        #expect(!trouble.begins(.synchronizing), "The same disk is met by another.")
        trouble.ends(.writing)
        trouble.ends(.synchronizing)
        pass(.seconds(30))
        #expect(!trouble.begins(.writing))
        trouble.ends(.writing)
        pass(DiskTrouble.peace)
        #expect(trouble.begins(.synchronizing))
        pass(DiskTrouble.peace)
        #expect(!trouble.begins(.writing), "It has not ended yet.")
    }
}
