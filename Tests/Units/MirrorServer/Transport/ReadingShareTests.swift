import MirrorServer
import Testing

@Suite struct ReadingShareTests {
    private let start = ContinuousClock.now

    @Test("A viewer that sends what a person does is read at once")
    func person() {
        var share = ReadingShare(at: start)
        for event in 1...1_000 {
            let now = start + .milliseconds(10) * event
            #expect(share.pause(after: .microseconds(100), at: now, besides: 31) == .zero)
        }
    }

    @Test(
        "Those that send without a pause have a fifth of the mirror's thread together, and equal parts",
        arguments: [(1, 0.2), (2, 0.1), (10, 0.02)])
    func flood(senders: Int, part: Double) {
        var share = ReadingShare(at: start)
        var now = start
        var work = Duration.zero
        while now < start + .seconds(60) {
            let piece = Duration.milliseconds(3)
            work += piece
            now += piece
            now += share.pause(after: piece, at: now, besides: senders - 1)
        }
        #expect(abs(work / (now - start) - part) < part / 50)
    }

    @Test("However many send without a pause, each is read in the end")
    func crowd() {
        var share = ReadingShare(at: start)
        let pause = share.pause(after: .milliseconds(12), at: start, besides: 100_000)
        #expect(pause > .zero && pause < .seconds(1))
    }

    @Test("What was waited for counts no more")
    func rest() {
        var share = ReadingShare(at: start)
        let pause = share.pause(after: .seconds(1), at: start, besides: 0)
        #expect(pause > .seconds(4))
        #expect(
            share.pause(after: .milliseconds(1), at: start + pause + .seconds(1), besides: 0)
                == .zero)
    }
}
