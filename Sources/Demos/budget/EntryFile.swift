import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Entries as a file of comma-separated values.
struct EntryFile: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText, .plainText]
    var entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        entries = try Self.entries(in: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }

    var text: String {
        let lines = entries.map {
            "\($0.day),\($0.cents),\(quoted($0.category)),\(quoted($0.title))"
        }
        return (["day,cents,category,title"] + lines).joined(separator: "\n") + "\n"
    }

    private func quoted(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    /// Reads all lines, or none.
    static func entries(in data: Data) throws -> [Entry] {
        guard let text = String(data: data, encoding: .utf8) else { throw Problem.noText }
        let lines = text.split(whereSeparator: \.isNewline).dropFirst()
        return try lines.enumerated().map { index, line in
            let fields = fields(of: line)
            guard fields.count == 4, let day = Int(fields[0]), let cents = Int(fields[1]),
                (0..<365).contains(day)
            else { throw Problem.noEntry(line: index + 2) }
            return Entry(
                id: index + 1, title: fields[3], category: fields[2], cents: cents, day: day)
        }
    }

    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        var before: Character?
        for character in line {
            if character == "\"" {
                // Two quotes within quotes are one.
                if before == "\"", !isQuoted { fields[fields.count - 1].append("\"") }
                isQuoted.toggle()
            } else if character == ",", !isQuoted {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
            before = character
        }
        return fields
    }

    /// Why a file holds no entries.
    enum Problem: LocalizedError {
        case noText
        case noEntry(line: Int)

        var errorDescription: String? {
            switch self {
            case .noText: "The file is not a text."
            case .noEntry(let line): "Line \(line) is not an entry; nothing was imported."
            }
        }
    }
}
