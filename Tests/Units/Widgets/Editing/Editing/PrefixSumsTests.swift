import RandomNumbers
import Testing

@testable import Widgets

struct PrefixSumsTests {
    @Test("Sums and places agree with a plain list, whatever is replaced", arguments: 1...20)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var plain = (0..<Int.random(in: 1..<1500, using: &numbers)).map { $0 % 7 + 1 }
        var sums = PrefixSums(plain)
        for _ in 0..<30 {
            let start = Int.random(in: 0...plain.count, using: &numbers)
            let end = Int.random(in: start...min(start + 300, plain.count), using: &numbers)
            let new = (0..<Int.random(in: 1..<400, using: &numbers)).map { $0 % 5 + 1 }
            plain.replaceSubrange(start..<end, with: new)
            sums.replaceSubrange(start..<end, with: new)
            #expect(sums.count == plain.count)
            #expect(sums.total == plain.reduce(0, +))
            let index = Int.random(in: 0..<plain.count, using: &numbers)
            let before = plain[..<index].reduce(0, +)
            #expect(sums[index] == plain[index])
            let stop = Int.random(in: index...plain.count, using: &numbers)
            #expect(sums.values(in: index..<stop) == Array(plain[index..<stop]))
            #expect(sums.sum(before: index) == before)
            #expect(sums.index(reaching: before) == index)
            #expect(sums.index(reaching: before + plain[index] - 1) == index)
        }
    }

    @Test("An empty last amount is found at the end")
    func end() {
        #expect(PrefixSums([2, 3, 0]).index(reaching: 5) == 2)
        #expect(PrefixSums([2, 3]).index(reaching: 5) == 1)
        #expect(PrefixSums([0]).index(reaching: 0) == 0)
    }
}
