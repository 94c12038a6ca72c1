import Foundation

/// Types by their file extensions and other tags.
extension UTType {
    /// Creates the type that has a file extension, a MIME type or another tag; a dynamic type if no
    /// declared one has it, or `nil` if the tag is empty.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(
            tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        else { return nil }
        self = first
    }

    /// The types with a tag that conform to a type; a dynamic one if there is none.
    public static func types(
        tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
    ) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let declared = DeclaredTypes.all.identifiers(tag, tagClass).map(UTType.init(known:))
            .filter { supertype.map($0.conforms(to:)) ?? true }
        guard declared.isEmpty else { return declared }
        let parent = supertype == .data ? nil : supertype?.identifier
        return [UTType(known: DynamicTag(tag: tag.lowercased(), tagClass, parent).identifier)]
    }

    /// The type of a file, by its extension; folders are not looked at.
    package static func of(_ url: URL, isFolder: Bool) -> UTType {
        if isFolder {
            return UTType(filenameExtension: url.pathExtension, conformingTo: .package).flatMap {
                $0.isDynamic ? nil : $0
            } ?? .folder
        }
        guard !url.pathExtension.isEmpty else { return .data }
        return UTType(filenameExtension: url.pathExtension) ?? .data
    }
}

extension UTType {
    /// Whether a file is of the type: by what is declared, or by the type's own file extensions.
    package func contains(_ url: URL, isFolder: Bool) -> Bool {
        if UTType.of(url, isFolder: isFolder).conforms(to: self) { return true }
        let mayBeFolder = conforms(to: .directory)
        return isFolder == mayBeFolder
            && tags(.filenameExtension).contains(url.pathExtension.lowercased())
    }
}

extension UTType {
    /// The type's own tags, then those of the declared types that are a kind of it.
    package func tagsOfKinds(_ tagClass: UTTagClass) -> [String] {
        let kinds = DeclaredTypes.all.identifiers.sorted().map(UTType.init(known:))
            .filter { $0.isSubtype(of: self) }
        var seen: Set<String> = []
        return ([self] + kinds).flatMap { $0.tags(tagClass) }.filter { seen.insert($0).inserted }
    }
}
