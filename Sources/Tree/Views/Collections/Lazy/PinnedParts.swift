/// The parts of sections that stay visible while anything of their section is.
package struct PinnedParts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let headers = PinnedParts(rawValue: 1)
    package static let footers = PinnedParts(rawValue: 2)
}
