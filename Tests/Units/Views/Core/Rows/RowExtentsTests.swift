import RandomNumbers
import Testing

@testable import Views

struct RowExtentsTests {
    /// The extents of rows in plain lists, with which the others are compared.
    private struct Model {
        var lengths: [Double?]

        var estimate: Double {
            let known = lengths.compactMap { $0 }
            guard let first = known.first else { return 50 }
            if known.allSatisfy({ $0 == first }) { return first }
            return max(1, (known.reduce(0, +) / Double(known.count)).rounded())
        }

        func length(_ range: Range<Int>) -> Double {
            let estimate = estimate
            return lengths[range].reduce(0) { $0 + ($1 ?? estimate) }
        }

        func index(_ distance: Double, _ range: Range<Int>, _ spacing: Double) -> Int {
            let estimate = estimate
            var end = 0.0
            for index in range {
                end += (lengths[index] ?? estimate) + spacing
                if end > distance { return index }
            }
            return range.upperBound
        }
    }

    @Test("Sums and places agree with plain lists, whatever is measured and replaced")
    func agreement() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let count = Int.random(in: 1...1_500, using: &random)
            var extents = RowExtents(count: count)
            var model = Model(lengths: Array(repeating: nil, count: count))
            for _ in 0..<40 {
                if !model.lengths.isEmpty {
                    for _ in 0..<20 {
                        let index = Int.random(in: model.lengths.indices, using: &random)
                        let length = Double(Int.random(in: 1...90, using: &random))
                        extents.set(length, at: index)
                        model.lengths[index] = length
                    }
                }
                let low = Int.random(in: 0...model.lengths.count, using: &random)
                let high = Int.random(in: low...model.lengths.count, using: &random)
                // What was known on the whole is kept when nothing is known any more.
                guard high - low < model.lengths.count else { continue }
                #expect(extents.count == model.lengths.count)
                compare(extents, model, low..<high)
                let new = Int.random(in: 0...30, using: &random)
                let gone = low..<min(high, low + 30)
                guard model.lengths.contains(where: { $0 != nil }) else { continue }
                let rest = model.lengths[..<gone.lowerBound] + model.lengths[gone.upperBound...]
                guard Set(rest.compactMap { $0 }).count > 1 else { continue }
                extents.replace(gone, with: new)
                model.lengths.replaceSubrange(
                    gone, with: Array(repeating: nil, count: new))
            }
        }
    }

    private func compare(_ extents: RowExtents, _ model: Model, _ range: Range<Int>) {
        // The shortest and the longest row are remembered, so rows once unlike stay so.
        guard Set(model.lengths.compactMap { $0 }).count > 1 else { return }
        #expect(abs(extents.length(of: range, 50) - model.length(range)) < 0.001)
        for share in [0.0, 0.3, 0.99] {
            let distance = model.length(range) * share
            #expect(
                extents.index(at: distance, in: range, spacing: 3, 50)
                    == model.index(distance, range, 3))
        }
    }

    @Test("Rows alike are meant exactly, whatever their length")
    func alike() {
        var extents = RowExtents(count: 100_000)
        for index in 0..<12 { extents.set(33.3, at: index) }
        #expect(extents.estimate(1) == 33.3)
        #expect(abs(extents.length(of: 0..<100_000, 1) - 3_330_000) < 0.01)
        #expect(extents.index(at: 33.3 * 70_000 + 1, in: 0..<100_000, spacing: 0, 1) == 70_000)
    }

    @Test("In another width rows are taken for what they were like")
    func forgetting() {
        var extents = RowExtents(count: 10)
        for index in 0..<5 { extents.set(20, at: index) }
        extents.forget()
        #expect(extents.length(of: 0..<10, 1) == 200)
        extents.set(60, at: 3)
        #expect(extents.length(of: 0..<10, 1) == 600)
    }
}
