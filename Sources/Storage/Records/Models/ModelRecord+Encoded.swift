import Foundation

// Properties whose values are not a column's own type: enumerations are stored by their raw values,
// all else that is `Codable` as JSON.

extension _ModelRecord {
    public func _initialize<Value: RawRepresentable & Codable>(_ index: Int, _ value: Value)
    where Value.RawValue: _ColumnValue {
        cells[index] = value.rawValue._cell
    }

    public func _initialize<Value: RawRepresentable & Codable>(_ index: Int, _ value: Value?)
    where Value.RawValue: _ColumnValue {
        cells[index] = value?.rawValue._cell ?? .null
    }

    @_disfavoredOverload
    public func _initialize<Value: Codable>(_ index: Int, _ value: Value) {
        cells[index] = Self.cell(boxing: value)
    }

    public func _get<Model: PersistentModel, Value: RawRepresentable & Codable>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) -> Value where Value.RawValue: _ColumnValue {
        noteAccess(model, keyPath)
        if let raw = Value.RawValue(_cell: loaded(index)), let value = Value(rawValue: raw) {
            return value
        }
        return missing(index)
    }

    public func _get<Model: PersistentModel, Value: RawRepresentable & Codable>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value?>
    ) -> Value? where Value.RawValue: _ColumnValue {
        noteAccess(model, keyPath)
        return Value.RawValue(_cell: loaded(index)).flatMap(Value.init(rawValue:))
    }

    @_disfavoredOverload
    public func _get<Model: PersistentModel, Value: Codable>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) -> Value {
        noteAccess(model, keyPath)
        switch loaded(index).content {
        case .boxed(let box):
            if let value = box.value as? Value { return value }
        case .text(let json):
            if let value = try? ValueBox.decode(Value.self, from: json) {
                // The next reader need not decode it again.
                cells[index] = _Cell(.boxed(ValueBox(value, json: json)))
                return value
            }
        case .null:
            if let optional = Value.self as? any EmptyValue.Type,
                let value = optional.empty as? Value
            {
                return value
            }
        default: break
        }
        return missing(index)
    }

    public func _set<Model: PersistentModel, Value: RawRepresentable & Codable>(
        _ index: Int, _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) where Value.RawValue: _ColumnValue {
        change(index, to: value.rawValue._cell, of: model, keyPath)
    }

    public func _set<Model: PersistentModel, Value: RawRepresentable & Codable>(
        _ index: Int, _ value: Value?, of model: Model, _ keyPath: KeyPath<Model, Value?>
    ) where Value.RawValue: _ColumnValue {
        change(index, to: value?.rawValue._cell ?? .null, of: model, keyPath)
    }

    @_disfavoredOverload
    public func _set<Model: PersistentModel, Value: Codable>(
        _ index: Int, _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) {
        change(index, to: Self.cell(boxing: value), of: model, keyPath)
    }

    private static func cell<Value: Codable>(boxing value: Value) -> _Cell {
        if let optional = value as? any EmptyValue, optional.isEmptyValue { return .null }
        return _Cell(.boxed(ValueBox(value)))
    }
}

/// `Optional`, whose `nil` is an empty column.
private protocol EmptyValue {
    static var empty: Self { get }
    var isEmptyValue: Bool { get }
}

extension Optional: EmptyValue {
    fileprivate static var empty: Wrapped? { nil }
    fileprivate var isEmptyValue: Bool { if case .none = self { true } else { false } }
}
