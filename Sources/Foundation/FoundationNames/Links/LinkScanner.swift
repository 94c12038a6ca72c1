import Foundation

/// Reads a text once and finds what its readers would take for addresses: those with a scheme, those
/// of mail, and names of hosts whose last part is a domain of the first level.
struct LinkScanner {
    private(set) var links: [(url: URL, range: Range<String.Index>)] = []

    init(_ text: Substring) {
        var start = text.startIndex
        while let first = text[start...].firstIndex(where: Self.isWordScalar) {
            let end = text[first...].firstIndex { !Self.isWordScalar($0) } ?? text.endIndex
            // Nothing longer is an address, and none is looked for in it.
            if text.utf8.distance(from: first, to: end) <= Self.longestAddress {
                find(in: text[first..<end])
            }
            start = end
        }
    }

    /// In bytes.
    private static let longestAddress = 8192

    /// Whether a character can be in an address. Scripts without spaces between words end one.
    private static func isWordScalar(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value > 0x20 && scalar.value < 0x2E80 && !scalar.properties.isWhitespace
            && !"<>\"“”«»„‘’`|\\^".contains(character)
    }

    /// Finds the address in a word, which may have brackets and marks around it.
    private mutating func find(in word: Substring) {
        if let schemed = Self.schemed(word) {
            add(schemed, prefix: "")
            return
        }
        let bare = Self.trimmed(word)
        guard !bare.isEmpty else { return }
        if Self.isMailAddress(bare) {
            add(bare, prefix: "mailto:")
        } else if Self.isHostAddress(bare) {
            add(bare, prefix: "http://")
        }
    }

    private mutating func add(_ text: Substring, prefix: String) {
        guard let url = URL(string: prefix + text) else { return }
        links.append((url, text.startIndex..<text.endIndex))
    }

    /// The part of a word from a scheme on.
    private static func schemed(_ word: Substring) -> Substring? {
        if let marks = word.range(of: "://") {
            let scheme = word[..<marks.lowerBound].reversed()
                .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            guard scheme.last?.isLetter == true else { return nil }
            let start = word.index(marks.lowerBound, offsetBy: -scheme.count)
            let address = trimmed(word[start...])
            return address.endIndex > marks.upperBound ? address : nil
        }
        for scheme in ["mailto:", "tel:", "sms:", "facetime:"] {
            guard let range = word.range(of: scheme, options: .caseInsensitive) else { continue }
            let address = trimmed(word[range.lowerBound...])
            return address.endIndex > range.upperBound ? address : nil
        }
        return nil
    }

    /// A word without the marks of the sentence around it. A closing bracket that was opened in the
    /// word belongs to it.
    private static func trimmed(_ word: Substring) -> Substring {
        var word = word.drop { !$0.isLetter && !$0.isNumber }
        var depths: [Character: Int] = [:]
        for character in word {
            switch character {
            case "(", "[", "{": depths[character, default: 0] += 1
            case ")": depths["(", default: 0] -= 1
            case "]": depths["[", default: 0] -= 1
            case "}": depths["{", default: 0] -= 1
            default: break
            }
        }
        while let last = word.last {
            switch last {
            case ".", ",", ";", ":", "!", "?", "'", "…", "*", "_", "~": break
            case ")" where depths["(", default: 0] < 0: depths["(", default: 0] += 1
            case "]" where depths["[", default: 0] < 0: depths["[", default: 0] += 1
            case "}" where depths["{", default: 0] < 0: depths["{", default: 0] += 1
            case "(", "[", "{": break
            default: return word
            }
            word.removeLast()
        }
        return word
    }

    private static func isMailAddress(_ text: Substring) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64 else { return false }
        let isLocal = parts[0].allSatisfy {
            $0.isLetter || $0.isNumber || ".!#$%&'*+-/=?_{}~".contains($0)
        }
        return isLocal && isHost(parts[1])
    }

    /// Whether a text is a host, with a port, a path, a query or a fragment or without.
    private static func isHostAddress(_ text: Substring) -> Bool {
        let end = text.firstIndex { "/?#".contains($0) } ?? text.endIndex
        let place = text[..<end].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count <= 2, isHost(place[0]) else { return false }
        return place.count == 1 || UInt16(place[1]) != nil
    }

    private static func isHost(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, text.utf8.count <= 253 else { return false }
        let areLabels = labels.allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        guard areLabels, let last = labels.last?.lowercased() else { return false }
        return labels.count > 2 && labels[0].lowercased() == "www"
            || topLevels.contains(last)
    }

    /// The domains of countries, and those of the others that addresses without a scheme use.
    private static let topLevels: Set<String> = Set(
        Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }.map {
            $0.lowercased()
        }
    ).union([
        "uk", "eu", "com", "org", "net", "edu", "gov", "mil", "int", "arpa", "info", "biz", "name",
        "pro", "mobi", "jobs", "travel", "museum", "coop", "aero", "cat", "tel", "post", "asia",
        "app", "dev", "page", "web", "site", "online", "store", "shop", "blog", "cloud", "tech",
        "xyz", "design", "studio", "agency", "news", "media", "games", "live", "art", "club",
        "world", "space", "email", "link", "chat", "social", "wiki", "zone", "academy", "school",
        "university", "foundation", "software", "systems", "solutions", "tools", "codes", "company",
    ])
}
