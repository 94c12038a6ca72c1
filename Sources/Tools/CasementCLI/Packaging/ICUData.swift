import Foundation

/// ICU's data: a package of files, each for a language, a kind of text or an encoding.
///
/// A header comes first, then the number of files, for each the offsets of its name and content,
/// the names, and the contents, each at a multiple of 16 bytes. Offsets count from the header's end.
package struct ICUData {
    struct File {
        /// `icudt76l/brkitr/de.res`.
        let name: String
        let content: Data

        /// Without folders: `de.res`.
        var base: String { String(name.split(separator: "/").last ?? "") }
        var stem: String { String(base.prefix { $0 != "." }) }
        /// After the last point: `macos-6_2-10.4.cnv` is an encoding's table.
        var kind: String { String(base.split(separator: ".").last ?? "") }
    }

    private let header: Data
    private(set) var files: [File]

    package var count: Int { files.count }

    package init(_ data: Data) throws(PackagingError) {
        // Offsets of a slice are not from zero.
        let data = Data(data)
        func number(_ offset: Int, _ bytes: Int) -> Int? {
            guard offset >= 0, offset + bytes <= data.count else { return nil }
            return (0..<bytes).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
        }
        let broken = PackagingError.badData("The toolchain's ICU data has an unknown form")
        guard let length = number(0, 2), length >= 24, data.count > length + 4,
            data[2] == 0xDA, data[3] == 0x27, data[12..<16] == Data("CmnD".utf8),
            let count = number(length, 4), count > 0, length + 4 + 8 * count <= data.count
        else { throw broken }
        header = data[..<length]
        var files: [File] = []
        for index in 0..<count {
            let entry = length + 4 + 8 * index
            guard let name = number(entry, 4), let start = number(entry + 4, 4),
                let end = index + 1 < count ? number(entry + 12, 4) : data.count - length,
                start <= end, length + end <= data.count, length + name < data.count
            else { throw broken }
            let text = data[(length + name)...].prefix { $0 != 0 }
            files.append(
                File(
                    name: String(decoding: text, as: UTF8.self),
                    content: data[(length + start)..<(length + end)]))
        }
        self.files = files
    }

    /// Removes what serves other languages; all encodings but Unicode's and Latin-1, which need no
    /// table; and the profiles of names that protocols have, but for those of servers.
    package mutating func keep(languages: Set<String>) {
        files.removeAll { file in
            switch file.kind {
            case "cnv": true
            case "spp": file.stem != "rfc3491"
            case "brk":
                file.stem.hasSuffix("_cj") && languages.isDisjoint(with: Self.eastAsian)
            case "dict":
                Self.dictionaries[file.stem].map { $0.isDisjoint(with: languages) } ?? false
            case "res": Self.language(of: file.stem).map { !languages.contains($0) } ?? false
            default: false
            }
        }
    }

    private static let eastAsian: Set<String> = ["zh", "ja", "ko", "yue"]

    /// The languages whose words only a dictionary tells apart.
    private static let dictionaries: [String: Set<String>] = [
        "cjdict": ["zh", "ja", "yue"], "khmerdict": ["km"], "laodict": ["lo"], "thaidict": ["th"],
        "burmesedict": ["my"],
    ]

    /// `de` of `de_AT`; nil for what serves all languages, such as `root` and `likelySubtags`.
    private static func language(of stem: String) -> String? {
        let first = stem.prefix { $0 != "_" }
        guard (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLowercase })
        else { return nil }
        return String(first)
    }

    /// The package again.
    package var bytes: Data {
        let tableEnd = 4 + 8 * files.count
        var names = Data()
        var table = Data()
        var contents = Data()
        let namesLength = files.reduce(0) { $0 + $1.name.utf8.count + 1 }
        let start = Self.aligned(header.count + tableEnd + namesLength) - header.count
        func append(_ number: Int, to data: inout Data) {
            withUnsafeBytes(of: UInt32(number).littleEndian) { data.append(contentsOf: $0) }
        }
        append(files.count, to: &table)
        for file in files {
            append(tableEnd + names.count, to: &table)
            append(start + contents.count, to: &table)
            names += Data(file.name.utf8) + [0]
            contents += file.content
            contents += Data(count: Self.aligned(contents.count) - contents.count)
        }
        let gap = start - tableEnd - names.count
        return header + table + names + Data(count: gap) + contents
    }

    private static func aligned(_ offset: Int) -> Int { (offset + 15) / 16 * 16 }
}
