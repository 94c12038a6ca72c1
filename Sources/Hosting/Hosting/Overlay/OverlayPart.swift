/// What is drawn over the windows of an app for whoever works on it.
package enum OverlayPart: String, CaseIterable, Sendable {
    /// How many frames the window has shown, and how many in the last second.
    case frames
    /// What the last turn took, by passes.
    case times
    /// The pixels that the last frame has changed.
    case damage
    /// The frames of the app's views, with their names.
    case names

    /// Reads `frames,names`, or `none`. Returns `nil` if the text has other words.
    package static func parse(_ text: String) -> Set<OverlayPart>? {
        if text == "none" { return [] }
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let parts = words.compactMap { OverlayPart(rawValue: $0.filter { $0 != " " }) }
        return parts.count == words.count ? Set(parts) : nil
    }

    /// What a text is not that cannot be read, to follow “not”.
    package static var forms: String {
        "none, or words such as frames,damage out of "
            + allCases.map(\.rawValue).joined(separator: ", ")
    }
}
