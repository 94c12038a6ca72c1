import Foundation

/// The identifier of a type that was made of a tag.
struct DynamicTag {
    let tag: String
    let tagClass: UTTagClass
    let parent: String?

    private static let prefix = "dyn"

    init(tag: String, _ tagClass: UTTagClass, _ parent: String?) {
        self.tag = tag
        self.tagClass = tagClass
        self.parent = parent
    }

    /// Reads such an identifier: a prefix, the supertype, the kind of tag and the tag, with colons
    /// between them.
    init?(_ identifier: String) {
        let parts = identifier.split(
            separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == Self.prefix else { return nil }
        self.init(
            tag: String(parts[3]), UTTagClass(rawValue: String(parts[2])),
            parts[1].isEmpty ? nil : String(parts[1]))
    }

    var identifier: String { "\(Self.prefix):\(parent ?? ""):\(tagClass.rawValue):\(tag)" }
}
