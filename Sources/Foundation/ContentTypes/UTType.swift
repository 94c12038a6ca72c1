import Foundation

/// A type of data, such as an image or a folder, with the types that it is a kind of.
public struct UTType: Sendable {
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

    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: What is known of it

    /// The file extension that new files of the type have.
    public var preferredFilenameExtension: String? { tags(.filenameExtension).first }
    public var preferredMIMEType: String? { tags(.mimeType).first }
    public var localizedDescription: String? { declaration?.description }
    /// Whether it was made of a tag that no declared type has.
    public var isDynamic: Bool { DynamicTag(identifier) != nil }
    public var isDeclared: Bool { declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Types have no versions here, and no pages that describe them.
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }

    /// Its names in other systems.
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
