import Foundation

/// Reads properties of objects by their names, as a predicate's format has them.
enum NamedProperties {
    static func value(of object: Any?, at path: [String]) -> Any? {
        guard let name = path.first else { return object }
        let rest = Array(path.dropFirst())
        guard let object = object.flatMap(Constants.unwrapped) else { return nil }
        if let value = object as? FormatValue { return Self.value(of: value.any, at: path) }
        if name.hasPrefix("@") {
            return aggregate(name, of: elements(of: object), at: rest)
        }
        if isCollection(object) {
            // A property of each of them.
            return rest.first?.hasPrefix("@") == true
                ? value(of: elements(of: object).map { value(of: $0, at: [name]) }, at: rest)
                : elements(of: object).flatMap { element -> [Any?] in
                    let value = value(of: element, at: path)
                    return value.map(isCollection) == true ? elements(of: value) : [value]
                }
        }
        return value(of: property(name, of: object), at: rest)
    }

    /// The elements of a collection; none of anything else.
    static func elements(of value: Any?) -> [Any?] {
        switch value.flatMap(Constants.unwrapped) {
        case let value as FormatValue: value.elements.map { $0.map(\.any) } ?? []
        case let value as NSArray: Array(value)
        case let value as NSSet: Array(value)
        case let value as any Collection: opened(value)
        default: []
        }
    }

    private static func opened(_ values: some Collection) -> [Any?] { Array(values) }

    private static func isCollection(_ value: Any) -> Bool {
        guard let value = Constants.unwrapped(value) else { return false }
        return value is NSArray || value is NSSet
            || (value is any Collection && !(value is String) && !(value is Data)
                && !(value is [String: Any]))
    }

    private static func property(_ name: String, of object: Any) -> Any? {
        if name.uppercased() == "SELF" { return object }
        if let values = object as? [String: Any] { return values[name] }
        if let values = object as? NSDictionary { return values[name] }
        if let model = object as? any PersistentModel { return property(name, of: model) }
        if name == "length", let text = object as? String { return text.utf16.count }
        if name == "rawValue", let raw = object as? any RawRepresentable { return opened(raw) }
        return Mirror(reflecting: object).children.first { $0.label == name }?.value
    }

    private static func opened<Raw: RawRepresentable>(_ raw: Raw) -> Any { raw.rawValue }

    private static func property<Model: PersistentModel>(_ name: String, of model: Model) -> Any? {
        if let property = Model.schemaMetadata.first(where: { $0.name == name }) {
            return model[keyPath: property.keypath as! PartialKeyPath<Model>]
        }
        return ["objectID", "persistentModelID", "id"].contains(name)
            ? model.persistentModelID : nil
    }

    private static func aggregate(
        _ name: String, of elements: [Any?], at path: [String]
    ) -> Any? {
        let values = path.isEmpty ? elements : elements.map { value(of: $0, at: path) }
        let known = values.map { FormatValue($0) }
        switch name {
        case "@count": return elements.count
        case "@sum": return FormatFunction.sum([.list(known)])
        case "@avg": return FormatFunction.average([.list(known)])
        case "@min": return FormatFunction.min([.list(known)])
        case "@max": return FormatFunction.max([.list(known)])
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            var seen: Set<FormatValue> = []
            return known.filter { seen.insert($0).inserted }
        default: return nil
        }
    }
}
