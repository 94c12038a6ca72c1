/// The front that `CASEMENT_FRONT` asks for: a name, and an argument where a colon follows it, as in
/// `fb:/dev/fb0`.
package struct FrontRequest: Equatable, CustomStringConvertible {
    package let name: String
    /// What follows the colon; nil without a colon, or with nothing behind it.
    package let argument: String?
    package let description: String

    package init(_ text: String) {
        description = text
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.first.map(String.init) ?? ""
        argument = parts.count == 2 && !parts[1].isEmpty ? String(parts[1]) : nil
    }
}
