import Foundation

extension URL {
    /// Adds the component, with the type's file extension where it does not have one of the type.
    public func appendingPathComponent(
        _ partialName: String, conformingTo contentType: UTType
    ) -> URL {
        if contentType.conforms(to: .directory), contentType.preferredFilenameExtension == nil {
            return appendingPathComponent(partialName, isDirectory: true)
        }
        return appendingPathComponent(contentType.fileName(partialName))
    }

    public mutating func appendPathComponent(
        _ partialName: String, conformingTo contentType: UTType
    ) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Adds the type's file extension where the last component does not have one of the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        deletingLastPathComponent()
            .appendingPathComponent(contentType.fileName(lastPathComponent))
    }

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
