import Foundation
import Publishing
import Testing

@testable import Views

/// What those who look at an app from outside read of its state.
struct StateChangeTests {
    @Test("Changes are kept until they are taken, and equal ones without values once")
    func log() {
        let log = StateChangeLog()
        log.note(StateChange("A.b", old: "1", new: "2"))
        log.note(StateChange("Model.items"))
        log.note(StateChange("Model.items"))
        log.note(StateChange("A.b", old: "1", new: "2"))
        #expect(log.take().map(\.name) == ["A.b", "Model.items", "A.b"])
        #expect(log.take().isEmpty)
        for number in 0..<2_000 { log.note(StateChange("a", old: "", new: "\(number)")) }
        #expect(log.take().count == 500)
    }

    private struct Point { let x = 1 }

    @Test("Values are short texts: of long texts the beginning, of large collections the size")
    func values() {
        #expect(StateText.of("a") == "“a”")
        #expect(StateText.of(String(repeating: "x", count: 1_000)).count == 202)
        #expect(StateText.of([1, 2]) == "[1, 2]")
        #expect(StateText.of(Array(0..<1_000)) == "1000 elements")
        #expect(StateText.of(String?.none as Any) == "nil")
        #expect(StateText.of(String?.some("a") as Any) == "“a”")
        #expect(StateText.of(Point()) == "Point(x: 1)")
    }
}
