import Foundation
import Limits

/// A folder as one piece of data, for documents that are a single file.
extension FileWrapper {
    /// A property list of the file, the folder with all in it, or the link.
    public var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(
            fromPropertyList: propertyList, format: .binary, options: 0)
    }

    /// Reads what `serializedRepresentation` wrote; `nil` if the data is nothing of that kind, or
    /// has names that would lead out of their folder.
    public convenience init?(serializedRepresentation data: Data) {
        guard let list = try? BoundedPropertyList.read(data),
            let wrapper = Self.wrapper(list)
        else { return nil }
        self.init(wrapper.content)
        preferredFilename = wrapper.preferredFilename
    }

    private var propertyList: [String: Any] {
        var list: [String: Any] = preferredFilename.map { ["name": $0] } ?? [:]
        switch content {
        case .file(let data): list["file"] = data
        case .link(let url): list["link"] = url.path
        case .folder(let children): list["folder"] = children.mapValues(\.propertyList)
        }
        return list
    }

    private static func wrapper(_ list: Any) -> FileWrapper? {
        guard let list = list as? [String: Any] else { return nil }
        let wrapper: FileWrapper
        if let data = list["file"] as? Data {
            wrapper = FileWrapper(regularFileWithContents: data)
        } else if let path = list["link"] as? String {
            wrapper = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: path))
        } else if let entries = list["folder"] as? [String: Any] {
            guard entries.keys.allSatisfy(FileName.isPlain) else { return nil }
            let children = entries.compactMapValues(self.wrapper)
            // What one of them has that is not allowed spoils the whole.
            guard children.count == entries.count else { return nil }
            wrapper = FileWrapper(directoryWithFileWrappers: children)
        } else {
            return nil
        }
        wrapper.preferredFilename = list["name"] as? String
        return wrapper
    }
}
