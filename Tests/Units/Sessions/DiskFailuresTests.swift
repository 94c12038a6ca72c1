import Synchronization
import Testing

@testable import Sessions

struct DiskFailuresTests {
    @Test("A disk that fails now and then is spoken of once, and again after a minute of quietTime")
    func quietTime() {
        let clock = Mutex(ContinuousClock.now)
        let failures = DiskFailures { clock.withLock { $0 } }
        func pass(_ time: Duration) { clock.withLock { $0 += time } }
        #expect(failures.begins(.writing))
        #expect(!failures.begins(.synchronizing), "The same disk is met by another.")
        failures.ends(.writing)
        failures.ends(.synchronizing)
        pass(.seconds(30))
        #expect(!failures.begins(.writing))
        failures.ends(.writing)
        pass(DiskFailures.quietTime)
        #expect(failures.begins(.synchronizing))
        pass(DiskFailures.quietTime)
        #expect(!failures.begins(.writing), "It has not ended yet.")
    }
}
