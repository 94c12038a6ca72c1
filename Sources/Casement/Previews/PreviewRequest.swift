import Foundation

/// What `CASEMENT_PREVIEW` asks of an app instead of running: to list its previews, or to show one.
enum PreviewRequest {
    case list
    case show(id: String)

    init?(_ environment: [String: String]) {
        guard let text = environment["CASEMENT_PREVIEW"] else { return nil }
        self = text == "list" ? .list : .show(id: text)
    }
}

/// A preview was asked for that the program does not have.
struct NoSuchPreview: Error, CustomStringConvertible {
    let id: String
    let known: [String]

    var description: String {
        let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
        return "There is no preview \(id); \(list)."
    }
}
