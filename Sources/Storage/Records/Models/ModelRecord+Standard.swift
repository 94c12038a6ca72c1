import Foundation

extension _ModelRecord {
    /// The record of a new object with the defaults of its class.
    package convenience init<Model: PersistentModel>(standard type: Model.Type) {
        let metadata = type.schemaMetadata
        self.init(type, count: metadata.count)
        cells = metadata.map(Self.cell)
    }

    /// The defaults of a class.
    static func standardCells(of type: any PersistentModel.Type) -> [_Cell] {
        type.schemaMetadata.map(cell)
    }

    private static func cell(_ property: Schema.PropertyMetadata) -> _Cell {
        let type = Swift.type(of: property.keypath).valueType
        if type is any RelationshipCollection.Type { return .objects([]) }
        if let value = property.defaultValue {
            if let column = value as? any _ColumnValue { return column._cell }
            if let raw = value as? any RawRepresentable { return cell(ofRaw: raw) }
            if let value = value as? any Encodable { return _Cell(.boxed(ValueBox(value))) }
        }
        return _Cell(zero(of: type))
    }

    private static func cell<Value: RawRepresentable>(ofRaw value: Value) -> _Cell {
        (value.rawValue as? any _ColumnValue)?._cell ?? .null
    }

    /// The value of a type that stands for nothing, or null if it has none.
    private static func zero(of type: Any.Type) -> _Cell.Content {
        guard type is any _ColumnValue.Type, !(type is any OptionalType.Type) else { return .null }
        return switch ColumnStorage(of: type) {
        case .integer: .integer(0)
        case .real: .real(0)
        case .decimal: .text("0")
        case .text: .text("")
        case .data: .data(Data())
        default: .null
        }
    }

    /// A value of a type that has none which stands for nothing: a new object would have been given
    /// one. `nil` if nothing is known that is a value of the type.
    static func placeholder<Value>(of type: Value.Type) -> Value? {
        let known: [Any] = [
            Date(timeIntervalSinceReferenceDate: 0),
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            URL(filePath: "/"),
        ]
        if let value = known.lazy.compactMap({ $0 as? Value }).first { return value }
        if let cases = type as? any CaseIterable.Type { return first(of: cases) as? Value }
        guard let decodable = type as? any Decodable.Type else { return nil }
        // What has only optional properties is made of none, and what is a list has no element.
        return ["{}", "[]"].lazy.compactMap {
            try? JSONDecoder().decode(decodable, from: Data($0.utf8)) as? Value
        }.first
    }

    private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? {
        type.allCases.first
    }
}
