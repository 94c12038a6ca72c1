/// The Swift source of a model: a class for each entity.
struct ModelText {
    let model: DataModel
    let classes: [String: ManagedClass]

    var source: String {
        let entities = model.entities.filter { !$0.isAbstract }
        let bodies = entities.map {
            ModelClass(entity: $0, model: model, managed: classes[$0.className]).source
        }
        return """
            // Written by `casement adopt` from the Core Data model \(model.name).
            import CoreData
            import Foundation
            import SwiftUI

            \(bodies.joined(separator: "\n"))
            """
    }
}

/// The Swift source of an entity.
struct ModelClass {
    let entity: DataEntity
    let model: DataModel
    let managed: ManagedClass?

    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    var source: String {
        var lines = ["@Model", "final class \(entity.className) {"]
        for names in entity.constraints where names.count > 1 {
            lines.append("    #Unique<\(entity.className)>([\(keyPaths(names))])")
        }
        let indices = entity.indices.filter { names in
            names.allSatisfy { name in entity.attributes.contains { $0.name == name } }
        }
        if !indices.isEmpty {
            let lists = indices.map { "[\(keyPaths($0))]" }.joined(separator: ", ")
            lines.append("    #Index<\(entity.className)>(\(lists))")
        }
        lines += entity.attributes.map { "    \(attribute($0))" }
        lines += entity.relationships.map { "    \(relationship($0))" }
        lines += ["", "    init() {}", "}", ""]
        lines += ["extension \(entity.className): ObservableObject {"]
        for relationship in entity.relationships where relationship.isToMany {
            lines += accessors(relationship).map { $0.isEmpty ? "" : "    \($0)" }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private func keyPaths(_ names: [String]) -> String {
        names.map { "\\.\($0)" }.joined(separator: ", ")
    }

    // MARK: Attributes

    private func attribute(_ attribute: DataAttribute) -> String {
        var options: [String] = []
        if entity.constraints.contains([attribute.name]) { options.append(".unique") }
        if attribute.isExternal { options.append(".externalStorage") }
        let prefix =
            attribute.isTransient
            ? "@Transient "
            : options.isEmpty ? "" : "@Attribute(\(options.joined(separator: ", "))) "
        let type = type(of: attribute)
        let value = value(of: attribute, type)
        return "\(prefix)var \(attribute.name): \(type)" + (value.map { " = \($0)" } ?? "")
    }

    /// The type that a class wrote, or that Xcode generates: objects are optional, numbers are not.
    private func type(of attribute: DataAttribute) -> String {
        if let written = managed?.types[attribute.name], !written.isEmpty {
            return [
                "NSNumber?": "Double?", "NSDecimalNumber?": "Decimal?",
                "NSDecimalNumber": "Decimal",
            ][written]
                ?? written
        }
        switch attribute.type {
        case "Integer 16": return "Int16"
        case "Integer 32": return "Int32"
        case "Integer 64": return "Int64"
        case "Double": return "Double"
        case "Float": return "Float"
        case "Boolean": return "Bool"
        case "Date": return attribute.isScalar ? "Double" : "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "Decimal?"
        case "Transformable": return attribute.customClass.map { "\($0)?" } ?? "Data?"
        default: return "String?"
        }
    }

    /// The value that an object has at first; `nil` if its type says it.
    private func value(of attribute: DataAttribute, _ type: String) -> String? {
        let isOptional = type.hasSuffix("?")
        let initial = attribute.initial
        switch isOptional ? String(type.dropLast()) : type {
        case "Int16", "Int32", "Int64", "Int", "Double", "Float", "Decimal":
            let number = initial.flatMap { Double($0) == nil ? nil : $0 }
            return number ?? (isOptional ? nil : "0")
        case "Bool": return isOptional ? nil : initial == "YES" ? "true" : "false"
        case "String": return initial.map(\.debugDescription) ?? (isOptional ? nil : "\"\"")
        case "Date":
            let seconds = initial.flatMap { Double($0) == nil ? nil : $0 }
            return seconds.map { "Date(timeIntervalSinceReferenceDate: \($0))" }
                ?? (isOptional ? nil : "Date()")
        case "UUID": return isOptional ? nil : "UUID()"
        case "Data": return isOptional ? nil : "Data()"
        case "URL": return isOptional ? nil : "URL(fileURLWithPath: \"/\")"
        case let text where text.hasPrefix("["):
            return isOptional ? nil : text.contains(":") ? "[:]" : "[]"
        default: return nil
        }
    }

    // MARK: Relationships

    /// The one of two ends that names the other.
    private func namesInverse(_ relationship: DataRelationship) -> Bool {
        guard let inverse = relationship.inverse else { return false }
        let other = model.entities.first { $0.name == relationship.destination }?
            .relationships.first { $0.name == inverse }
        guard let other else { return false }
        if relationship.isToMany != other.isToMany { return relationship.isToMany }
        return (entity.name, relationship.name) < (relationship.destination, inverse)
    }

    private func className(_ entity: String) -> String {
        model.entities.first { $0.name == entity }?.className ?? entity
    }

    /// The name of what is stored: a set of objects is an array behind its property.
    private func stored(_ name: String, isToMany: Bool) -> String {
        isToMany ? "\(name)Objects" : name
    }

    private func relationship(_ relationship: DataRelationship) -> String {
        let destination = className(relationship.destination)
        let rule = ["Cascade": ".cascade", "Deny": ".deny", "No Action": ".noAction"][
            relationship.deleteRule]
        var parts = rule.map { ["deleteRule: \($0)"] } ?? []
        if namesInverse(relationship), let inverse = relationship.inverse {
            let isToMany =
                model.entities.first { $0.name == relationship.destination }?
                .relationships.first { $0.name == inverse }?.isToMany ?? false
            parts.append("inverse: \\\(destination).\(stored(inverse, isToMany: isToMany))")
        }
        let prefix = parts.isEmpty ? "" : "@Relationship(\(parts.joined(separator: ", "))) "
        let name = stored(relationship.name, isToMany: relationship.isToMany)
        return relationship.isToMany
            ? "\(prefix)var \(name): [\(destination)] = []"
            : "\(prefix)var \(name): \(destination)?"
    }

    /// A set of objects as Core Data shows it, and how it is added to.
    private func accessors(_ relationship: DataRelationship) -> [String] {
        let name = relationship.name
        let stored = stored(name, isToMany: true)
        let object = className(relationship.destination)
        let capital = Self.capitalized(name)
        let usual = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let written = managed?.types[name] ?? "\(usual)?"
        let type = written.isEmpty ? "\(usual)?" : written
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        let isFoundation = plain == "NSSet" || plain == "NSOrderedSet"
        let get = isFoundation ? "\(plain)(array: \(stored))" : "\(plain)(\(stored))"
        let new = type.hasSuffix("?") ? "newValue?" : "newValue"
        let all = plain == "NSSet" ? "allObjects" : "array"
        let read =
            isFoundation ? "\(new).\(all) as? [\(object)]" : "\(new).map { $0 }"
        let isSure = !isFoundation && !type.hasSuffix("?")
        return [
            "var \(name): \(type) {",
            "    get { \(get) }",
            "    set { \(stored) = \(read)\(isSure ? "" : " ?? []") }",
            "}",
            "",
            "func addTo\(capital)(_ value: \(object)) {",
            "    if !\(stored).contains(value) { \(stored).append(value) }",
            "}",
            "",
            "func removeFrom\(capital)(_ value: \(object)) { \(stored).removeAll { $0 == value } }",
            "",
            "func addTo\(capital)(_ values: \(usual)) {",
            "    for case let value as \(object) in values { addTo\(capital)(value) }",
            "}",
            "",
            "func removeFrom\(capital)(_ values: \(usual)) {",
            "    for case let value as \(object) in values { removeFrom\(capital)(value) }",
            "}",
            "",
        ]
    }
}
