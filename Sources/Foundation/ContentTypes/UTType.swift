import Foundation

/// A type of data, such as an image or a folder, with the types that it is a kind of.
public struct UTType: Sendable {
    /// The type's name among all types, such as `public.png`.
    public let identifier: String
    /// The supertype that the program gives a type which nothing declares.
    private let parent: String?

    /// A type that is surely declared.
    init(known identifier: String) {
        self.identifier = identifier
        parent = nil
    }

    /// The declared type of that identifier.
    public init?(_ identifier: String) {
        guard DeclaredTypes.all[identifier] != nil || DynamicTag(identifier) != nil else {
            return nil
        }
        self.init(known: identifier)
    }

    /// A type of the program's own. Where the `Info.plist` does not declare it, the last part of the
    /// identifier is its file extension.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        parent = parentType?.identifier
    }

    /// A type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    private var declaration: TypeDeclaration? { DeclaredTypes.all[identifier] }

    // MARK: Conformance

    /// The types that it is directly a kind of.
    private var directSupertypes: [String] {
        if let declaration { return declaration.supertypes }
        if let parent { return [parent] }
        return DynamicTag(identifier) == nil
            ? [] : [DynamicTag(identifier)?.parent ?? "public.data"]
    }

    /// All types that it is a kind of, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = directSupertypes
        while let next = open.popLast() {
            let type = UTType(known: next)
            if next != identifier, found.insert(type).inserted { open += type.directSupertypes }
        }
        return found
    }

    /// Returns whether the type is the given one or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Returns whether the type is a kind of the given one, directly or through others.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Returns whether the given type is a kind of this one, directly or through others.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: What is known of it

    /// The file extension that new files of the type have.
    public var preferredFilenameExtension: String? { tags(.filenameExtension).first }
    /// The first of the type's MIME types, or `nil` if it has none.
    public var preferredMIMEType: String? { tags(.mimeType).first }
    /// What the declaration calls the type, such as “JPEG Image”, untranslated; `nil` if nothing
    /// declares it.
    public var localizedDescription: String? { declaration?.description }
    /// Whether the type was made of a tag that no declared type has.
    public var isDynamic: Bool { DynamicTag(identifier) != nil }
    /// Whether the app's `Info.plist` or the list of known types declares the type.
    public var isDeclared: Bool { declaration != nil }
    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Always `nil`, because types have no versions here.
    public var version: Int? { nil }
    /// Always `nil`, because no page describes a type here.
    public var referenceURL: URL? { nil }

    /// The names that other systems have for the type, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        var all: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let found = tags(tagClass)
            if !found.isEmpty { all[tagClass] = found }
        }
        return all
    }

    package func tags(_ tagClass: UTTagClass) -> [String] {
        if let declaration { return declaration.tags(tagClass) }
        if let tag = DynamicTag(identifier) { return tag.tagClass == tagClass ? [tag.tag] : [] }
        guard tagClass == .filenameExtension, let last = identifier.split(separator: ".").last
        else { return [] }
        return [String(last).lowercased()]
    }
}

extension UTType: Hashable {
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    /// Decodes a type of its identifier, whether or not it is declared.
    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}
