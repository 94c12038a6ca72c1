import Foundation
import Limits

/// A model of Core Data, as its current version describes it.
struct DataModel {
    /// The name by which a container finds it.
    let name: String
    let entities: [DataEntity]
    /// The versions before, which stores of this package never had.
    let otherVersions: Int

    /// Reads a folder that ends in `xcdatamodeld` or `xcdatamodel`; `nil` if there is none in it.
    init?(_ path: String, in tree: FileTree) {
        name = String(RelativePath.name(path).prefix { $0 != "." })
        let versions = (tree.folders[path] ?? []).filter { $0.hasSuffix(".xcdatamodel") }
        let file: String
        if RelativePath.ending(path) == "xcdatamodel" {
            file = "\(path)/contents"
            otherVersions = 0
        } else {
            // The file that names the current version is hidden.
            let list = InformationList.list("\(tree.root)/\(path)/.xccurrentversion")
            let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
            let known = current.flatMap { versions.contains($0) ? $0 : nil }
            guard let version = known ?? versions.last else { return nil }
            file = "\(path)/\(version)/contents"
            otherVersions = versions.count - 1
        }
        guard let data = try? BoundedFile.read("\(tree.root)/\(file)", limit: 16 << 20),
            let root = MarkupElement.read(Array(data)), root.name == "model"
        else { return nil }
        entities = root.children("entity").compactMap(DataEntity.init)
    }
}

/// An entity of a model.
struct DataEntity {
    let name: String
    /// The class of its objects.
    let className: String
    let parent: String?
    let isAbstract: Bool
    let attributes: [DataAttribute]
    let relationships: [DataRelationship]
    /// Attributes whose values are unique together.
    let constraints: [[String]]
    let indices: [[String]]

    init?(_ element: MarkupElement) {
        guard let name = element.attributes["name"], ModuleName.identifier(name) == name else {
            return nil
        }
        self.name = name
        let written = element.attributes["representedClassName"] ?? name
        // `.Item` and `Module.Item` are classes of a module.
        let className = String(written.split(separator: ".").last ?? Substring(name))
        self.className = ModuleName.identifier(className) == className ? className : name
        parent = element.attributes["parentEntity"]
        isAbstract = element.attributes["isAbstract"] == "YES"
        attributes = element.children("attribute").compactMap(DataAttribute.init)
        relationships = element.children("relationship").compactMap(DataRelationship.init)
        constraints = element.children("uniquenessConstraints").flatMap(\.children).map {
            $0.children.compactMap { $0.attributes["value"] }
        }
        indices = element.children("fetchIndex").map {
            $0.children.compactMap { $0.attributes["property"] }
        }.filter { !$0.isEmpty }
    }
}

struct DataAttribute {
    let name: String
    let type: String
    let isOptional: Bool
    let isScalar: Bool
    let isTransient: Bool
    let isExternal: Bool
    let initial: String?
    let customClass: String?

    init?(_ element: MarkupElement) {
        guard let name = element.attributes["name"], ModuleName.identifier(name) == name,
            let type = element.attributes["attributeType"]
        else { return nil }
        self.name = name
        self.type = type
        isOptional = element.attributes["optional"] == "YES"
        isScalar = element.attributes["usesScalarValueType"] == "YES"
        isTransient = element.attributes["transient"] == "YES"
        isExternal = element.attributes["allowsExternalBinaryDataStorage"] == "YES"
        initial =
            element.attributes["defaultValueString"]
            ?? element.attributes["defaultDateTimeInterval"]
        customClass = element.attributes["customClassName"]
    }
}

struct DataRelationship {
    let name: String
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool
    let deleteRule: String
    let inverse: String?

    init?(_ element: MarkupElement) {
        guard let name = element.attributes["name"], ModuleName.identifier(name) == name,
            let destination = element.attributes["destinationEntity"]
        else { return nil }
        self.name = name
        self.destination = destination
        isToMany = element.attributes["toMany"] == "YES"
        isOrdered = element.attributes["ordered"] == "YES"
        deleteRule = element.attributes["deletionRule"] ?? "Nullify"
        inverse = element.attributes["inverseName"]
    }
}
