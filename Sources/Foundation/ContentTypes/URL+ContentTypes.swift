import Foundation

extension URL {
    /// Returns the URL with the component added, and the type's file extension if the component has
    /// none of the type's extensions.
    public func appendingPathComponent(
        _ partialName: String, conformingTo contentType: UTType
    ) -> URL {
        if contentType.conforms(to: .directory), contentType.preferredFilenameExtension == nil {
            return appendingPathComponent(partialName, isDirectory: true)
        }
        return appendingPathComponent(contentType.fileName(partialName))
    }

    /// Adds the component, and the type's file extension if the component has none of the type's
    /// extensions.
    public mutating func appendPathComponent(
        _ partialName: String, conformingTo contentType: UTType
    ) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the type's file extension added to its last component, unless that has
    /// one of the type's extensions.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        deletingLastPathComponent()
            .appendingPathComponent(contentType.fileName(lastPathComponent))
    }

    /// Adds the type's file extension to the last component, unless that has one of the type's
    /// extensions.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    /// A file name with an extension of the type.
    package func fileName(_ name: String) -> String {
        guard let wanted = preferredFilenameExtension else { return name }
        let present = (name as NSString).pathExtension.lowercased()
        guard !tags(.filenameExtension).contains(present) else { return name }
        return "\(name).\(wanted)"
    }
}
