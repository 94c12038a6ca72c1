import Foundation
import Glibc

/// A dictionary of Hunspell, which is loaded when the first word is checked.
@MainActor
final class SpellingDictionary {
    private typealias Create =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    private typealias Suggest =
        @convention(c) (
            OpaquePointer,
            UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
            UnsafePointer<CChar>
        ) -> CInt
    private typealias Free =
        @convention(c) (
            OpaquePointer,
            UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
            CInt
        ) -> Void
    private typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

    private static let folder = "/usr/share/hunspell"
    private static var opened: [String: SpellingDictionary] = [:]

    private static let library: UnsafeMutableRawPointer? = dlopen(
        "libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL)

    private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        library.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: type) }
    }

    private let handle: OpaquePointer
    private let encoding: String.Encoding
    private let spell: Spell
    private let suggest: Suggest?
    private let free: Free?

    private init?(_ language: String) {
        guard let create = Self.function("Hunspell_create", Create.self),
            let spell = Self.function("Hunspell_spell", Spell.self),
            let handle = create(
                "\(Self.folder)/\(language).aff", "\(Self.folder)/\(language).dic")
        else { return nil }
        self.handle = handle
        self.spell = spell
        suggest = Self.function("Hunspell_suggest", Suggest.self)
        free = Self.function("Hunspell_free_list", Free.self)
        let name = Self.function("Hunspell_get_dic_encoding", Encoding.self)?(handle)
        encoding = Self.encodings[name.map { String(cString: $0) } ?? "UTF-8"] ?? .utf8
    }

    private static let encodings: [String: String.Encoding] = [
        "ISO8859-1": .isoLatin1, "ISO8859-15": .isoLatin1, "ISO8859-2": .isoLatin2,
        "microsoft-cp1251": .windowsCP1251, "UTF-8": .utf8,
    ]

    /// The languages that there are dictionaries for.
    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph") }
            .map { String($0.dropLast(4)) }.sorted()
    }

    /// The dictionary of a language, such as `en`, `en-GB` or `de_DE`; `nil` if there is none. A
    /// language without a region has that of its own country, or else the first.
    static func of(_ language: String) -> SpellingDictionary? {
        if let dictionary = opened[language] { return dictionary }
        guard library != nil else { return nil }
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let parts = wanted.split(separator: "_")
        guard let code = parts.first else { return nil }
        let known = languages.filter { $0 == wanted || $0.hasPrefix("\(code)_") || $0 == code }
        let home = code == "en" ? "en_US" : "\(code)_\(code.uppercased())"
        let chosen = [wanted, home].first { known.contains($0) } ?? known.first
        guard let chosen, let dictionary = SpellingDictionary(chosen) else { return nil }
        opened[language] = dictionary
        return dictionary
    }

    /// Whether a word is right. One that cannot be written in the dictionary's encoding counts as
    /// right.
    func contains(_ word: String) -> Bool {
        withBytes(word) { spell(handle, $0) != 0 } ?? true
    }

    /// Words that may be meant, the best first.
    func suggestions(for word: String) -> [String] {
        guard let suggest, let free else { return [] }
        return withBytes(word) { bytes -> [String] in
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            let count = suggest(handle, &list, bytes)
            defer { free(handle, &list, count) }
            guard let list else { return [] }
            return (0..<max(0, Int(count))).compactMap { index in
                list[index].flatMap {
                    String(
                        bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)),
                        encoding: encoding)
                }
            }
        } ?? []
    }

    private func withBytes<Result>(
        _ word: String, _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result? {
        word.cString(using: encoding).map { bytes in
            bytes.withUnsafeBufferPointer { body($0.baseAddress!) }
        }
    }
}
