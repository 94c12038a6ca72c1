import Foundation
import Testing

@testable import AutomationProtocol

struct JSONValueTests {
    @Test("Every kind of value survives a way over the socket")
    func coding() throws {
        let value = JSONValue.object([
            "a": .array([.null, .bool(true), .int(3), .double(0.5), .string("x")])
        ])
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }

    @Test("A value equals what the defaults hold for it")
    func propertyLists() {
        #expect(JSONValue.int(3).equals(3))
        #expect(JSONValue.int(3).equals(3.0))
        #expect(!JSONValue.int(3).equals("3"))
        #expect(JSONValue.null.equals(nil))
        #expect(JSONValue.string("a").equals("a"))
        #expect(JSONValue.array([.int(1), .string("a")]).equals([1, "a"] as [Any]))
        #expect(JSONValue.object(["k": .bool(true)]).equals(["k": true]))
        #expect(!JSONValue.object(["k": .bool(true)]).equals([:] as [String: Any]))
    }
}
