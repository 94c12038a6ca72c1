import Testing

@testable import Views

/// Lists of objects that may be long.
struct ObjectListTests {
    private final class Thing {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test("A list of objects has each once, in the order in which they came")
    func order() {
        var list = ObjectList<Thing>()
        let things = (0..<10).map(Thing.init)
        for thing in things + things { list.add(thing) }
        #expect(list.all().map(\.number) == Array(0..<10))
        for number in [0, 3, 9, 9] { list.remove(things[number]) }
        list.add(things[3])
        #expect(list.all().map(\.number) == [1, 2, 4, 5, 6, 7, 8, 3])
        for thing in things { list.remove(thing) }
        #expect(list.isEmpty)
        #expect(list.all().isEmpty)
        list.add(things[0])
        #expect(list.count == 1)
    }

    @Test("Ten thousand objects come and go in any order")
    func many() {
        var list = ObjectList<Thing>()
        let things = (0..<10_000).map(Thing.init)
        for thing in things { list.add(thing) }
        for number in things.indices.reversed() where number % 3 != 0 {
            list.remove(things[number])
        }
        #expect(list.all().map(\.number) == Array(stride(from: 0, to: 10_000, by: 3)))
    }

    @Test("A weak list forgets what was freed, and takes what has its address now")
    func weak() {
        var list = WeakList<Thing>()
        var kept: [Thing] = []
        for round in 0..<100 {
            let thing = Thing(round)
            list.add(thing)
            list.add(thing)
            if round.isMultiple(of: 10) { kept.append(thing) }
        }
        #expect(list.all().map(\.number) == Array(stride(from: 0, to: 100, by: 10)))
        withExtendedLifetime(kept) {}
    }
}
