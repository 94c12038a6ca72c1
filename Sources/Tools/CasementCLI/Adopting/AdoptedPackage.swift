import Foundation

/// The folder of a package that adopts a project, and what was written into it before.
struct AdoptedPackage {
    /// What a run has written, kept in the package: by it a later run knows what a person has changed.
    private struct Record: Codable {
        var files: [String: String] = [:]
        var links: [String: String] = [:]
    }

    private static let record = ".casement-adopt.json"
    /// After the name of a text that is not written over another one.
    private static let ending = ".adopted"

    let folder: String

    /// Writes a new package as a whole, or what is different in one that is there. Returns a sentence
    /// for each file that a person has changed and that would be another one now.
    func write(_ files: [String: String], _ links: [String: String]) throws(AdoptionError)
        -> [String]
    {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
            guard isFolder.boolValue else { throw .taken(folder) }
            if names?.isEmpty == false {
                guard let data = FileManager.default.contents(atPath: path(Self.record)),
                    let record = try? JSONDecoder().decode(Record.self, from: data)
                else { throw .taken(folder) }
                return try update(files, links, from: record)
            }
        }
        try create(files, links)
        return []
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func create(_ files: [String: String], _ links: [String: String]) throws(AdoptionError)
    {
        let draft = "\(folder).draft-\(UUID().uuidString.prefix(8))"
        defer { try? FileManager.default.removeItem(atPath: draft) }
        do {
            for (name, text) in files { try Self.put(text, at: "\(draft)/\(name)") }
            for (name, place) in links { try Self.link("\(draft)/\(name)", to: place) }
            try Self.put(recordText(files, links), at: "\(draft)/\(Self.record)")
            // An empty folder that was named is replaced.
            _ = rmdir(folder)
            try FileManager.default.moveItem(atPath: draft, toPath: folder)
        } catch {
            throw .cannotWrite(folder, reason: Self.reason(error))
        }
    }

    /// Each text is whole before it takes the place of the one before.
    private func update(
        _ files: [String: String], _ links: [String: String], from record: Record
    ) throws(AdoptionError) -> [String] {
        var sentences: [String] = []
        do {
            for (name, text) in files.sorted(by: { $0.key < $1.key }) {
                let now = FileManager.default.contents(atPath: path(name))
                    .map { String(decoding: $0, as: UTF8.self) }
                guard now != text else { continue }
                let isOurs = now == nil || now.map(Self.mark) == record.files[name]
                if isOurs {
                    try Self.put(text, at: path(name))
                } else if record.files[name] != Self.mark(text) {
                    try Self.put(text, at: path(name) + Self.ending)
                    sentences.append(
                        "\(name) was changed and is kept: \(name)\(Self.ending) is how it would be."
                    )
                }
            }
            for (name, place) in links {
                let now = try? FileManager.default.destinationOfSymbolicLink(atPath: path(name))
                if now == place { continue }
                if now != nil { try FileManager.default.removeItem(atPath: path(name)) }
                try Self.link(path(name), to: place)
            }
            for (name, mark) in record.files where files[name] == nil {
                guard let data = FileManager.default.contents(atPath: path(name)) else { continue }
                if Self.mark(String(decoding: data, as: UTF8.self)) == mark {
                    try FileManager.default.removeItem(atPath: path(name))
                } else {
                    sentences.append("\(name) was changed and is kept: nothing needs it now.")
                }
            }
            for name in record.links.keys where links[name] == nil {
                let link = path(name)
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil
                else { continue }
                try FileManager.default.removeItem(atPath: link)
            }
            try Self.put(recordText(files, links), at: path(Self.record))
        } catch {
            throw .cannotWrite(folder, reason: Self.reason(error))
        }
        return sentences.sorted()
    }

    private func recordText(_ files: [String: String], _ links: [String: String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let record = Record(files: files.mapValues(Self.mark), links: links)
        return String(decoding: try encoder.encode(record), as: UTF8.self) + "\n"
    }

    /// Tells texts apart: their length, and the hash of Fowler, Noll and Vo.
    private static func mark(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return "\(text.utf8.count)-\(String(hash, radix: 16))"
    }

    private static func put(_ text: String, at path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    private static func link(_ path: String, to place: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place)
    }

    private static func reason(_ error: any Error) -> String {
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
