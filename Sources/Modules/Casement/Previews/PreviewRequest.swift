import Foundation

/// The value of `CASEMENT_PREVIEW`: instead of running, an app lists its previews or shows some.
enum PreviewRequest: Equatable {
    case list
    case show(id: String)
    /// All previews of the files, by their names without `.swift`; without any all there are.
    case board(files: [String])
    /// One preview under several conditions.
    case variants(id: String)

    init?(_ environment: [String: String]) {
        guard let text = environment["CASEMENT_PREVIEW"] else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("list", nil): self = .list
        case ("all", nil): self = .board(files: [])
        case ("files", let names?):
            self = .board(files: names.split(separator: ",").map(String.init))
        case ("variants", let id?): self = .variants(id: id)
        default: self = .show(id: text)
        }
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
