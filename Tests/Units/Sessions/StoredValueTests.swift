import Foundation
import Sessions
import Testing

struct StoredValueTests {
    @Test("A value of another type reads as nil, so that the default is taken")
    func incompatibleTypes() {
        #expect(Int(StoredValue.string("3")) == nil)
        #expect(Bool(StoredValue.int(1)) == nil)
        #expect(Double(StoredValue.int(1)) == nil)
        #expect(String(StoredValue.url(URL(string: "a")!)) == nil)
        #expect(Data(StoredValue.string("a")) == nil)
        #expect(URL(StoredValue.string("a")) == nil)
        #expect(Date(StoredValue.double(1)) == nil)
    }

    @Test("A value of its own type reads as itself")
    func compatibleTypes() {
        #expect(Int(3.storedValue) == 3)
        #expect(Bool(true.storedValue) == true)
        #expect(Double(1.5.storedValue) == 1.5)
        #expect(String("text".storedValue) == "text")
        #expect(Data(Data([1]).storedValue) == Data([1]))
        let now = Date(timeIntervalSinceReferenceDate: 5)
        #expect(Date(now.storedValue) == now)
    }

    @Test("A session survives its export to JSON, with numbers that JSON lacks")
    func export() throws {
        let json = try JSONEncoder().encode(sampleSession)
        #expect(try JSONDecoder().decode(SavedSession.self, from: json) == sampleSession)
    }
}
