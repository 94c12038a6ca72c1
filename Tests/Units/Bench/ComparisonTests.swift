import Testing

@testable import Bench

struct ComparisonTests {
    private static func result(
        _ variant: String = "column", median: Double = 1, instructions: Double? = nil,
        allocations: Double? = nil, isDebug: Bool? = nil
    ) -> Bench.Result {
        var result = Bench.Result(
            op: "O2", variant: variant, unit: "ms", note: "", samples: [median])
        result.instructions = instructions
        result.allocations = allocations
        result.isDebug = isDebug
        return result
    }

    private static func comparison(_ earlier: Bench.Result...) -> Comparison {
        Comparison(earlier: Dictionary(uniqueKeysWithValues: earlier.map { ($0.name, $0) }))
    }

    @Test("More than 5 % more instructions fail, whatever the time; 5 % do not")
    func instructions() throws {
        let comparison = Self.comparison(Self.result(instructions: 1_000))
        let same = Self.result(median: 9, instructions: 1_050)
        #expect(try #require(comparison.finding(same)).isTooMuch == false)
        let more = Self.result(instructions: 1_051)
        let finding = try #require(comparison.finding(more))
        #expect(finding.measure == .instructions)
        #expect(finding.isTooMuch)
        let (failures, text) = comparison.summary([same, more])
        #expect(failures == 1)
        #expect(
            text == """
                O2 column: instructions ×1.05, more than ×1.05 of the earlier run
                Compared: instructions of 2.
                """)
    }

    @Test("Allocations stand in for instructions that one of the runs has not counted")
    func allocations() throws {
        let comparison = Self.comparison(Self.result(allocations: 100))
        let more = Self.result(instructions: 5, allocations: 110)
        let finding = try #require(comparison.finding(more))
        #expect(finding == .init(measure: .allocations, ratio: 1.1, limit: 1.05))
        let (failures, text) = comparison.summary([more, Self.result("list", allocations: 1)])
        #expect(failures == 1)
        #expect(
            text.contains(
                "Compared: allocations of 1; 1 of 2 operations were not compared."))
        #expect(text.contains("INSTRUCTIONS=1"))
    }

    @Test("A program compiled for debugging may take six times as long as one for release")
    func debugging() throws {
        let comparison = Self.comparison(Self.result(median: 2, instructions: 10))
        let slow = Self.result(median: 12, instructions: 1_000, isDebug: true)
        #expect(
            comparison.finding(slow) == .init(measure: .time, ratio: 6, limit: 6))
        let tooSlow = Self.result(median: 13, isDebug: true)
        #expect(comparison.summary([slow, tooSlow]).failures == 1)
    }

    @Test("A result with nothing to compare it with is not compared")
    func nothing() {
        let comparison = Self.comparison(Self.result())
        #expect(comparison.finding(Self.result("list", instructions: 1)) == nil)
        #expect(comparison.finding(Self.result(instructions: 1)) == nil)
        let (failures, text) = comparison.summary([Self.result()])
        #expect(failures == 0)
        #expect(text == "Compared: nothing; 1 of 1 operations were not compared.")
    }
}
