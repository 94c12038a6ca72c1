import Foundation

/// What is known of a type.
struct TypeDeclaration: Sendable {
    let identifier: String
    let supertypes: [String]
    let fileExtensions: [String]
    let mimeTypes: [String]
    let description: String

    init(
        _ identifier: String, _ supertypes: [String], _ fileExtensions: [String],
        _ mimeTypes: [String], _ description: String
    ) {
        self.identifier = identifier
        self.supertypes = supertypes
        self.fileExtensions = fileExtensions
        self.mimeTypes = mimeTypes
        self.description = description
    }

    /// Reads an entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`; `nil` if it
    /// names no type.
    init?(_ entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else {
            return nil
        }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier, Self.words(entry["UTTypeConformsTo"]),
            Self.words(tags[UTTagClass.filenameExtension.rawValue]),
            Self.words(tags[UTTagClass.mimeType.rawValue]),
            entry["UTTypeDescription"] as? String ?? identifier)
    }

    /// A single word may stand alone.
    private static func words(_ value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }

    func tags(_ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: fileExtensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

/// The types that are declared: by the app's `Info.plist`, or known everywhere.
struct DeclaredTypes: Sendable {
    private let byIdentifier: [String: TypeDeclaration]
    private let byExtension: [String: [String]]
    private let byMIMEType: [String: [String]]

    static let all = DeclaredTypes(
        (Bundle.main.infoDictionary ?? [:]).typeDeclarations + TypeDeclaration.common)

    /// The first declaration of an identifier counts.
    init(_ declarations: [TypeDeclaration]) {
        byIdentifier = Dictionary(
            declarations.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        var extensions: [String: [String]] = [:]
        var mimeTypes: [String: [String]] = [:]
        for declaration in declarations {
            for tag in declaration.fileExtensions {
                extensions[tag.lowercased(), default: []].append(declaration.identifier)
            }
            for tag in declaration.mimeTypes {
                mimeTypes[tag.lowercased(), default: []].append(declaration.identifier)
            }
        }
        byExtension = extensions
        byMIMEType = mimeTypes
    }

    subscript(identifier: String) -> TypeDeclaration? { byIdentifier[identifier] }
    var identifiers: some Sequence<String> { byIdentifier.keys }

    /// The types with a tag, in the order of their declarations.
    func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: byExtension[tag.lowercased()] ?? []
        case .mimeType: byMIMEType[tag.lowercased()] ?? []
        default: []
        }
    }
}

extension [String: Any] {
    /// What an `Info.plist` declares.
    var typeDeclarations: [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (self[key] as? [[String: Any]] ?? []).compactMap(TypeDeclaration.init)
        }
    }
}
