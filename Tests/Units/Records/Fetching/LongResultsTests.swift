import Foundation
import RandomNumbers
import Testing

@testable import Records

/// Results of which more are in the store than in memory.
struct LongResultsTests {
    private let file = TestStore.temporaryFile()

    private func store(of count: Int) throws -> TestStore {
        let store = try TestStore(at: file)
        for number in 0..<count { store.context.insert(Stop("\(number)", order: number * 2)) }
        try store.context.save()
        return store
    }

    private func remove() {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    private var ordered: FetchDescriptor<Stop> { .init(sortBy: [SortDescriptor(\.order)]) }

    @Test("A list of many objects has all of them in order, and reads those that are looked at")
    func reading() throws {
        defer { remove() }
        let context = try store(of: 5000).other()
        let live = LiveResults(ordered, in: context) {}
        #expect(live.objects.isLong)
        #expect(live.objects.count == 5000)
        let table = try #require(context.tables["Stop"])
        #expect(table.all.count < 300)
        #expect(live.objects[4321].order == 8642)
        #expect(live.objects[4321] === live.objects[4321])
        #expect(table.all.count < 800)
        #expect(live.objects.map(\.order) == (0..<5000).map { $0 * 2 })
        // What was looked at long ago is gone.
        #expect(table.all.count < 2500)
        #expect(live.objects.identifier(at: 4000) == live.objects[4000].persistentModelID)
        live.stop()
    }

    @Test("The row of an object is read with those of its neighbours in the list")
    func neighbours() throws {
        defer { remove() }
        let context = try store(of: 2000).other()
        let live = LiveResults(ordered, in: context) {}
        let all = live.objects.array
        let first = all.prefix { !$0._$record.isFault }.count
        #expect(all[1000].order == 2000)
        let read = all.indices.dropFirst(first).filter { !all[$0]._$record.isFault }
        #expect(read.contains(1000))
        #expect((100...256).contains(read.count))
        #expect(read.allSatisfy { abs($0 - 1000) < 256 })
        live.stop()
    }

    @Test("Changes of one in many are placed without a fetch, wherever they belong")
    func changing() throws {
        defer { remove() }
        let context = try store(of: 3000).other()
        let live = LiveResults(ordered, in: context) {}
        var expected = (0..<3000).map { $0 * 2 }
        var random = SeededGenerator(seed: 4)
        for step in 1...200 {
            let index = Int.random(in: expected.indices, using: &random)
            let order = Int.random(in: -10...6100, using: &random) * 2 + 1
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                context.insert(Stop("new", order: order))
                expected.append(order)
            case 1:
                context.delete(live.objects[index])
                expected.remove(at: index)
            case 2: live.objects[index].title = "other"
            default:
                live.objects[index].order = order
                expected[index] = order
            }
            expected.sort()
            if Bool.random(using: &random) { try context.save() }
            _ = live.refresh()
            try #require(live.objects.count == expected.count)
            guard step % 25 == 0 else { continue }
            try #require(live.objects.map(\.order) == expected)
        }
        #expect(live.fetches == 1)
        live.stop()
    }

    @Test("Old and new results tell which part of them differs")
    func difference() throws {
        defer { remove() }
        let context = try store(of: 3000).other()
        let live = LiveResults(ordered, in: context) {}
        let old = live.objects
        context.insert(Stop("new", order: 2001))
        #expect(live.refresh())
        let ends = live.objects.commonEnds(with: old)
        #expect(ends.prefix == 1001)
        #expect(ends.suffix == 1999)
        #expect(old.count == 3000)
        #expect(old[1001].order == 2002)
        live.stop()
    }

    @Test("A commit elsewhere is placed in a list, however long; one of other models costs nothing")
    func elsewhere() throws {
        defer { remove() }
        for count in [20, 2000] {
            defer { remove() }
            let store = try store(of: count)
            let context = store.other()
            var calls = 0
            let live = LiveResults(ordered, in: context) { calls += 1 }
            #expect(live.objects.isLong == (count > 200))
            store.context.insert(Stop("new", order: 5))
            try store.context.save()
            #expect(live.refresh())
            #expect(live.objects.count == count + 1)
            #expect(live.objects[3].title == "new")
            let found = try store.context.fetch(FetchDescriptor<Stop>())
            found[1].order = 7
            store.context.delete(found[0])
            try store.context.save()
            #expect(live.refresh())
            #expect(live.objects.prefix(4).map(\.order) == [4, 5, 6, 7])
            #expect(live.objects.count == count)
            found[10].title = "other"
            try store.context.save()
            // No object is elsewhere in the list.
            #expect(!live.refresh())
            #expect(live.objects.map(\.title).contains("other"))
            let before = calls
            store.context.insert(Owner(name: "Ada"))
            try store.context.save()
            #expect(!live.refresh())
            #expect(calls == before)
            #expect(live.fetches == 1)
            live.stop()
        }
    }

    @Test("A new object that a save merges with an older one is in a long list once")
    func merging() throws {
        defer { remove() }
        let store = try TestStore(at: file)
        let emails = (100..<500).map { "\($0)@example.org" }
        for email in emails { store.context.insert(Traveller(email: email)) }
        try store.context.save()
        let context = store.other()
        let byEmail = FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.email)])
        let live = LiveResults(byEmail, in: context) {}
        #expect(live.objects.isLong)
        for index in [5, 333] {
            let new = Traveller(email: emails[index])
            new.age = 40
            context.insert(new)
            #expect(live.refresh())
            #expect(live.objects.count == 401)
            try context.save()
            #expect(live.refresh())
            #expect(live.objects.map(\.email) == emails)
            #expect(live.objects[index].age == 40)
        }
        #expect(live.fetches == 1)
        live.stop()
    }

    /// The first objects by their order, and results that begin with them.
    private func results(
        _ context: ModelContext, listing: String? = nil, between: () throws -> Void = {}
    ) throws -> FetchedObjects<Stop> {
        var first = ordered
        first.fetchLimit = 200
        let head = try context.fetch(first)
        try between()
        let plan = try context.plan(ordered)
        let (reading, count) = try KeyReading.begin(
            counting: plan.sql(selecting: "COUNT(*)", isCounting: true, isLimited: false),
            listing: listing ?? plan.sql(selecting: "t0.id", isLimited: false),
            plan.arguments(isLimited: false), in: context.store)
        return FetchedObjects(LongResults(head, reading, count: count, plan.table))
    }

    @Test("A commit between the first objects of a list and its keys is noticed")
    func between() throws {
        defer { remove() }
        let store = try store(of: 500)
        let same = try results(store.other())
        #expect(!same.isHeadOutdated)
        let found = try results(store.other()) {
            store.context.insert(Stop("new", order: 5))
            try store.context.save()
        }
        #expect(found.isHeadOutdated)
        let new = found.replacing([], with: []) { _, _ in 0 }
        #expect(!new.isHeadOutdated)
        #expect(new.prefix(5).map(\.order) == [0, 2, 4, 5, 6])
    }

    @Test("Where keys cannot be read the first objects are there, and the others have no values")
    func unreadable() throws {
        defer { remove() }
        let found = try results(store(of: 500).other(), listing: "SELECT id FROM nothing")
        #expect(found.count == 500)
        #expect(found[199].order == 398)
        #expect(found[200].order == 0)
        #expect(Set((0..<500).map { found.identifier(at: $0) }).count == 500)
    }

    @Test("Keys in pieces are what an array of them is, whatever is inserted and removed")
    func keys() {
        var random = SeededGenerator(seed: 5)
        var (keys, array) = (KeyList(), [Int64]())
        for key in 0..<3000 as Range<Int64> {
            keys.append(key)
            array.append(key)
        }
        for key in 3000..<9000 as Range<Int64> {
            let index = Int.random(in: 0...array.count, using: &random)
            if key % 3 == 0, index < array.count {
                keys.remove(at: index)
                array.remove(at: index)
            } else {
                // Mostly in one place, where a piece must be divided.
                let index = key % 2 == 0 ? index : min(1500, array.count)
                keys.insert(key, at: index)
                array.insert(key, at: index)
            }
        }
        #expect(keys.count == array.count)
        #expect((0..<keys.count).map { keys[$0] } == array)
        #expect(keys.firstIndex(of: array[777]) == 777)
        #expect(keys.firstIndex(of: -1) == nil)
        var other = keys
        other.insert(-1, at: 2000)
        #expect(other.commonEnds(with: keys).prefix == 2000)
        #expect(other.commonEnds(with: keys).suffix == keys.count - 2000)
    }
}
