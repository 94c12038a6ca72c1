import Foundation
import Testing

@testable import FoundationNames

struct KeyPathSortingTests {
    struct Item: Equatable {
        let name: String
        let size: Int
        var part: Double?
    }

    let items = [
        Item(name: "b10", size: 2), Item(name: "B9", size: 1), Item(name: "a", size: 2),
        Item(name: "c", size: 1),
    ]

    @Test("Elements are sorted by a key path, and those that are equal keep their order")
    func stable() {
        #expect(
            items.sorted(using: KeyPathComparator(\.size)).map(\.name) == ["B9", "c", "b10", "a"])
        let reversed = items.sorted(using: [KeyPathComparator(\Item.size, order: .reverse)])
        #expect(reversed.map(\.name) == ["b10", "a", "B9", "c"])
    }

    @Test("The second key path decides where the first is the same")
    func second() {
        var items = items
        items.sort(using: [KeyPathComparator(\Item.size), KeyPathComparator(\Item.name)])
        #expect(items.map(\.name) == ["B9", "c", "a", "b10"])
    }

    @Test("Texts are sorted by the value of numbers in them, and without regard to case")
    func texts() {
        #expect(
            items.sorted(using: KeyPathComparator(\.name)).map(\.name) == ["a", "B9", "b10", "c"])
    }

    @Test("What has no value comes first")
    func optional() {
        var items = items
        items[2].part = 1
        #expect(items.sorted(using: KeyPathComparator(\.part)).last?.name == "a")
    }

    @Test("Plain words are compared as Foundation compares them")
    func plainWords() {
        let letters = Array("aAbBzZ 0129 ")
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        func word() -> String { String((0..<next(6)).map { _ in letters[next(letters.count)] }) }
        var compared = 0
        for _ in 0..<20_000 {
            let (a, b) = (word(), word())
            guard let own = PlainTextOrder.compare(a, b) else { continue }
            compared += 1
            #expect(own == a.localizedStandardCompare(b), "\(a) and \(b)")
        }
        #expect(compared > 15_000)
    }

    @Test("Accented letters are left to Foundation")
    func accents() {
        #expect(PlainTextOrder.compare("é", "f") == nil)
        #expect(
            KeyPathComparator(\Item.name).compare(
                Item(name: "é", size: 0), Item(name: "f", size: 0)) == .orderedAscending)
    }
}
