import Foundation

/// Reads property lists from outside.
///
/// Foundation refuses those nested deeper than 512 levels. In the binary form, though, several
/// places may refer to one object, so that a few hundred bytes stand for any number of objects:
/// here they are counted before the list is made.
package enum BoundedPropertyList {
    /// The most objects in a list.
    package static let mostObjects = 1_000_000

    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    package static func read(_ data: Data) throws -> Any {
        if data.starts(with: Array("bplist".utf8)) {
            let count = BinaryListShape(data).flatMap { $0.objectCount(limit: mostObjects) }
            guard count != nil else {
                throw Refusal(
                    description: "it is damaged or stands for more than \(mostObjects) objects")
            }
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

/// Which objects of a binary property list contain which.
private struct BinaryListShape {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private let top: Int

    /// `nil` if the table of objects is damaged.
    init?(_ data: Data) {
        bytes = Array(data)
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let bytes = bytes
        func number(_ start: Int, _ size: Int) -> Int? {
            guard start >= 0, start + size <= bytes.count else { return nil }
            return Int(exactly: bytes[start..<start + size].bigEndianNumber)
        }
        guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
            let table = number(trailer + 24, 8), (1...8).contains(offsetSize),
            (1...8).contains(referenceSize), count > 0, count <= bytes.count, table <= trailer,
            count * offsetSize <= trailer - table, top < count
        else { return nil }
        self.top = top
        var offsets: [Int] = []
        for index in 0..<count {
            guard let offset = number(table + index * offsetSize, offsetSize), offset < trailer
            else { return nil }
            offsets.append(offset)
        }
        self.offsets = offsets
    }

    /// How many objects the list has where each is counted as often as it is referred to; `nil` if
    /// they are more than a limit or contain themselves.
    func objectCount(limit: Int) -> Int? {
        /// The counts of objects that are done; 0 for one that is being counted.
        var counts: [Int: Int] = [:]
        var stack = [top]
        while let object = stack.last {
            if let known = counts[object], known > 0 {
                stack.removeLast()
                continue
            }
            guard let members = members(of: object) else { return nil }
            let open = members.filter { (counts[$0] ?? 0) == 0 }
            if open.isEmpty {
                let sum = members.reduce(1) { min($0 + (counts[$1] ?? 0), limit + 1) }
                guard sum <= limit else { return nil }
                counts[object] = sum
                stack.removeLast()
            } else {
                // An object on the way here that is still open contains itself.
                guard counts[object] == nil, !open.contains(where: { counts[$0] == 0 }),
                    stack.count + open.count <= limit
                else { return nil }
                counts[object] = 0
                stack += open
            }
        }
        return counts[top]
    }

    /// The objects in an array or a dictionary, none for another object; `nil` if they are not in the
    /// file, and for what no list has: sets, which Foundation does not survive in a damaged file,
    /// nothing at all, and a key that is not a text.
    private func members(of object: Int) -> [Int]? {
        var position = offsets[object]
        let marker = bytes[position]
        let perEntry: Int
        switch marker >> 4 {
        case 0x0: return marker == 0x08 || marker == 0x09 ? [] : nil
        case 0x1...0x6, 0x8: return []
        case 0xA: perEntry = 1
        case 0xD: perEntry = 2
        default: return nil
        }
        position += 1
        var count = Int(marker & 0xF)
        if count == 0xF {
            guard position < bytes.count, bytes[position] >> 4 == 1 else { return nil }
            let size = 1 << Int(bytes[position] & 0xF)
            guard size <= 8, position + 1 + size <= bytes.count,
                let long = Int(exactly: bytes[position + 1..<position + 1 + size].bigEndianNumber)
            else { return nil }
            count = long
            position += 1 + size
        }
        guard count <= (bytes.count - position) / (referenceSize * perEntry) else { return nil }
        var members: [Int] = []
        for index in 0..<count * perEntry {
            let start = position + index * referenceSize
            let reference = bytes[start..<start + referenceSize].bigEndianNumber
            guard reference < UInt64(offsets.count) else { return nil }
            members.append(Int(reference))
        }
        let keys = members.prefix(perEntry == 2 ? count : 0)
        guard keys.allSatisfy({ (0x5...0x6).contains(bytes[offsets[$0]] >> 4) }) else { return nil }
        return members
    }
}

extension ArraySlice<UInt8> {
    /// Up to eight bytes as a number, the highest first.
    fileprivate var bigEndianNumber: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
