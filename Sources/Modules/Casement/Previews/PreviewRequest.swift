import Foundation

/// The value of `CASEMENT_PREVIEW`: instead of running, an app lists its previews or shows one.
enum PreviewRequest {
    case list
    case show(id: String)

    init?(_ environment: [String: String]) {
        guard let text = environment["CASEMENT_PREVIEW"] else { return nil }
        self = text == "list" ? .list : .show(id: text)
    }
}

/// The program has no preview of the requested name.
struct NoSuchPreview: Error, CustomStringConvertible {
    let id: String
    let known: [String]

    var description: String {
        let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
        return "There is no preview \(id); \(list)."
    }
}
