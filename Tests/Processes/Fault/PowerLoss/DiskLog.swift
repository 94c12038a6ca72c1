import Foundation

/// Everything that a process did to the files of one directory, in order.
struct DiskLog {
    enum Call: Equatable {
        case create(String)
        case write(String, offset: Int, bytes: Data)
        case truncate(String, length: Int)
        case sync(String)
        case unlink(String)
        case rename(String, String)
        /// A line of the script's notes.
        case note(String)
    }

    /// The file of notes, which is not part of the session.
    static let notesName = "notes"

    private(set) var calls: [Call] = []

    init(at path: String) throws {
        let data = try Data(contentsOf: URL(filePath: path))
        var rest = data[...]
        while rest.count >= 32 {
            let head = rest.prefix(32).withUnsafeBytes { bytes in
                (
                    kind: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self),
                    nameLength: Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)),
                    otherLength: Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)),
                    offset: Int(bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)),
                    length: Int(bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self))
                )
            }
            rest = rest.dropFirst(32)
            let name = String(decoding: rest.prefix(head.nameLength), as: UTF8.self)
            rest = rest.dropFirst(head.nameLength)
            let other = String(decoding: rest.prefix(head.otherLength), as: UTF8.self)
            rest = rest.dropFirst(head.otherLength)
            var bytes = Data()
            if head.kind == 1 {
                bytes = Data(rest.prefix(head.length))
                rest = rest.dropFirst(head.length)
            }
            append(head.kind, name, other, head.offset, bytes)
        }
    }

    private mutating func append(
        _ kind: UInt32, _ name: String, _ other: String, _ offset: Int, _ bytes: Data
    ) {
        if name == Self.notesName {
            if kind == 1 { calls.append(.note(String(decoding: bytes.dropLast(), as: UTF8.self))) }
            return
        }
        // Neither outlives its process: the lock is the kernel's, the index is made anew.
        if name == "session.lock" || name.hasSuffix("-shm") { return }
        switch kind {
        case 0: calls.append(.create(name))
        case 1: calls.append(.write(name, offset: offset, bytes: bytes))
        case 2: calls.append(.sync(name))
        case 3: calls.append(.truncate(name, length: offset))
        case 4: calls.append(.unlink(name))
        default: calls.append(.rename(name, other))
        }
    }

    /// The last turn a note speaks of, among the calls before an index.
    func turn(_ word: String, before index: Int) -> Int {
        for call in calls[..<index].reversed() {
            guard case .note(let line) = call, line.hasPrefix(word + " ") else { continue }
            return Int(line.dropFirst(word.count + 1)) ?? 0
        }
        return 0
    }

    func hasQuit(before index: Int) -> Bool {
        calls[..<index].last { if case .note = $0 { true } else { false } } == .note("quit")
    }
}
