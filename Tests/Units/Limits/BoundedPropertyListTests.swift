import Foundation
import Limits
import Testing

struct BoundedPropertyListTests {
    /// A binary property list of some arrays, by the objects that each refers to; an object without
    /// any is an empty text.
    private func list(_ references: [[UInt8]]) -> Data {
        list(
            objects: references.map { members in
                members.isEmpty ? [0x50] : [0xA0 | UInt8(members.count)] + members
            })
    }

    /// A binary property list of objects, of which the first has the others.
    private func list(objects: [[UInt8]]) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(data.count))
            data += object
        }
        let table = UInt8(data.count)
        data += offsets
        data += [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(offsets.count), 0, table] { data += [0, 0, 0, 0, 0, 0, 0, number] }
        return data
    }

    @Test("Lists of each form are read")
    func forms() throws {
        let value: [String: Any] = ["a": [1, 2, ["b": Data([1])]], "c": "d"]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: value, format: format, options: 0)
            let read = try #require(try BoundedPropertyList.read(data) as? [String: Any])
            #expect(read["c"] as? String == "d")
            #expect((read["a"] as? [Any])?.count == 3)
        }
        let old = try BoundedPropertyList.read(Data("{a = (b, c);}".utf8)) as? [String: Any]
        #expect(old?["a"] as? [String] == ["b", "c"])
        let shared = try BoundedPropertyList.read(list([[1, 1, 1], []])) as? [String]
        #expect(shared == ["", "", ""])
    }

    @Test(
        "A list of 150 bytes that stands for 100 million objects is refused",
        .timeLimit(.minutes(60)))
    func references() {
        let levels = (1...8).map { [UInt8](repeating: UInt8($0), count: 10) }
        #expect(throws: BoundedPropertyList.Refusal.self) {
            try BoundedPropertyList.read(list(levels + [[]]))
        }
    }

    @Test("A list that contains itself, or refers to what is not there, is refused")
    func damage() {
        for damaged in [list([[0]]), list([[1], [0]]), list([[7]]), Data("bplist00".utf8)] {
            #expect(throws: (any Error).self) { try BoundedPropertyList.read(damaged) }
        }
        let whole = list([[1, 2], [2, 2], []])
        for index in whole.indices {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var damaged = whole
                damaged[index] = value
                _ = try? BoundedPropertyList.read(damaged)
            }
            _ = try? BoundedPropertyList.read(whole.prefix(index))
        }
    }

    @Test("What no property list has is refused: sets, nothing, and keys that are not texts")
    func otherObjects() {
        // The bytes of objects: a set of sets, an ordered set, a null, a fill byte, an array of a
        // null, a dictionary whose key is an array, and one whose key is a number.
        let damaged: [[[UInt8]]] = [
            [[0xC2, 1, 1], [0xC1, 2], [0x50]], [[0xB1, 1], [0x50]], [[0x00]], [[0x0F]],
            [[0xA1, 1], [0x00]], [[0xD1, 1, 2], [0xA0], [0x50]], [[0xD1, 1, 1], [0x10, 7]],
            [[0xA1, 1], [0x75, 1, 2]],
        ]
        for objects in damaged {
            #expect(throws: BoundedPropertyList.Refusal.self) {
                try BoundedPropertyList.read(list(objects: objects))
            }
        }
    }
}
