import Foundation

/// Which document a window shows: its number among the drafts, and its file once it has one.
struct DocumentKey: Codable, Hashable {
    var id = UUID()
    var path: String?

    var url: URL? { path.map { URL(fileURLWithPath: $0) } }
}
