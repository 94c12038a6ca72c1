import MirrorServer
import Testing

/// Whose update is made next.
struct UpdateTurnsTests {
    /// Thirty-one viewers that always want more, after some turns.
    private func busy() -> UpdateTurns<Int> {
        var turns = UpdateTurns<Int>()
        for viewer in 0...31 { turns.add(viewer) }
        for _ in 0..<300 { serve(&turns) }
        return turns
    }

    /// Serves the next viewer; all but number 0 then want more.
    @discardableResult
    private func serve(_ turns: inout UpdateTurns<Int>) -> Int? {
        guard let viewer = turns.next() else { return nil }
        turns.finish(viewer, cost: viewer == 0 ? 500 : 100_000)
        if viewer != 0 { turns.add(viewer) }
        return viewer
    }

    @Test("A viewer that asks for little is next, however many ask for much")
    func fairness() {
        var turns = busy()
        for _ in 0..<1000 {
            turns.add(0)
            #expect(serve(&turns) == 0)
            serve(&turns)
        }
    }

    @Test("A viewer that comes again and again has no advantage by that")
    func returning() {
        var turns = busy()
        for round in 0..<1000 {
            let stranger = 100 + round
            turns.add(stranger)
            turns.add(0)
            #expect(serve(&turns) == 0)
            turns.remove(stranger)
            serve(&turns)
        }
    }

    @Test("A viewer that asks for much gets on while others ask for little")
    func heavy() {
        var turns = UpdateTurns<Int>()
        var count = 0
        for _ in 0..<1000 {
            turns.add(0)
            turns.add(1)
            for _ in 0..<2 where serve(&turns) == 1 { count += 1 }
        }
        #expect(count >= 900)
    }

    @Test("Viewers that ask for the same take turns")
    func same() {
        var turns = UpdateTurns<Int>()
        var served: [Int] = []
        for viewer in 1...3 { turns.add(viewer) }
        for _ in 0..<9 {
            guard let viewer = turns.next() else { break }
            served.append(viewer)
            turns.finish(viewer, cost: 10)
            turns.add(viewer)
        }
        #expect(served == [1, 2, 3, 1, 2, 3, 1, 2, 3])
    }

    @Test("A viewer waits once, and not any more when it has gone")
    func waiting() {
        var turns = UpdateTurns<Int>()
        turns.add(1)
        turns.add(1)
        turns.add(2)
        turns.remove(2)
        #expect(turns.next() == 1)
        #expect(turns.isEmpty)
        #expect(turns.next() == nil)
    }
}
