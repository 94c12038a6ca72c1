/// The appearance and the device that an entry of an asset is made for.
package struct AssetLook: Hashable, Sendable {
    /// Whether the entry is for dark appearances, or `nil` for both.
    let isDark: Bool?
    let hasHighContrast: Bool
    let isWideGamut: Bool
    /// The position of the entry's device among those that suit a computer, the best first.
    let deviceRank: Int

    /// Reads the look of an entry; `nil` for entries of other devices, such as watches.
    init?(_ entry: ContentsValue) throws {
        var isDark: Bool?
        var hasHighContrast = false
        if let appearances = entry["appearances"] {
            for appearance in appearances.elements {
                let value = appearance["value"]?.string ?? ""
                switch appearance["appearance"]?.string {
                case "luminosity"?:
                    guard value == "dark" || value == "light" else {
                        throw appearance.problem("has the luminosity “\(value)”, which is unknown")
                    }
                    isDark = value == "dark"
                case "contrast"?: hasHighContrast = value == "high"
                default: throw appearance.problem("names no appearance that is known")
                }
            }
        }
        let idiom = entry["idiom"]?.string ?? "universal"
        guard let deviceRank = Self.idioms.firstIndex(of: idiom) else { return nil }
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        isWideGamut = entry["display-gamut"]?.string == "display-P3"
        self.deviceRank = deviceRank
    }

    private static let idioms = ["universal", "mac", "ipad", "iphone"]

    /// The entry that suits an appearance best, the first of those that suit as well.
    package static func best<Entry>(
        of entries: [Entry], isDark: Bool, hasHighContrast: Bool, look: (Entry) -> AssetLook
    ) -> Entry? {
        entries.enumerated()
            .filter { look($0.element).isDark.map { $0 == isDark } ?? true }
            .min { first, second in
                let (a, b) = (look(first.element), look(second.element))
                return a.order(isDark, hasHighContrast, first.offset)
                    .lexicographicallyPrecedes(
                        b.order(isDark, hasHighContrast, second.offset))
            }?.element
    }

    /// The numbers by which looks are compared: smaller ones for what suits better.
    private func order(_ isDark: Bool, _ hasHighContrast: Bool, _ index: Int) -> [Int] {
        [
            self.isDark == isDark ? 0 : 1,
            self.hasHighContrast == hasHighContrast ? 0 : self.hasHighContrast ? 2 : 1,
            deviceRank, isWideGamut ? 1 : 0, index,
        ]
    }
}
