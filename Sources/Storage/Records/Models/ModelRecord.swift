import Foundation
import Observation

/// The values of one object, by the order of its properties, and where it is stored.
///
/// An object and its record belong to the context that made or inserted them, and to the thread or
/// actor of that context.
public final class _ModelRecord {
    package let type: any PersistentModel.Type
    package var cells: [_Cell]
    /// The primary key; zero before the object is inserted.
    package var key: Int64 = 0
    package var state = State.detached
    /// The objects of the same entity and context; `nil` before the object is inserted.
    package var table: ObjectTable?
    /// The group with which the row is read; `nil` if it is read alone.
    package var readingGroup: Int?
    /// The cells as the store has them, while some differ.
    package var original: [_Cell]?
    /// Set when the object enters a context; the object owns the record.
    private weak var knownObject: (any PersistentModel)?
    /// Made when the first property is read.
    package var registrar: ObservationRegistrar?

    package enum State {
        /// It is in no context.
        case detached
        /// It waits for its first save.
        case inserted
        /// The store has it.
        case stored
        /// The next save removes it.
        case deleted
        /// It was removed.
        case gone
    }

    /// Creates the record of a new object in no context, with so many empty values.
    public init<Model: PersistentModel>(_ type: Model.Type, count: Int) {
        self.type = type
        cells = Array(repeating: _Cell(.null), count: count)
    }

    /// The record of an object that the store has.
    package init(_ table: ObjectTable, key: Int64, cells: [_Cell]) {
        type = table.type
        self.cells = cells
        self.key = key
        self.table = table
        state = .stored
    }

    package var object: (any PersistentModel)? { knownObject }

    package func know(_ object: any PersistentModel) { knownObject = object }

    package var context: (any RecordContext)? { table?.context }

    package var identifier: PersistentIdentifier {
        if let table { return PersistentIdentifier(table.origin, key: key) }
        // Each detached object differs from all others.
        return PersistentIdentifier(
            IdentifierOrigin(
                entityName: Schema.name(of: type), storeIdentifier: nil),
            key: -Int64(Int(bitPattern: ObjectIdentifier(self)) >> 1))
    }

    /// Whether something of the object's row is not read yet.
    package var isFault: Bool {
        guard let columns = table?.plan.columns else { return false }
        // A row without columns still says that the object exists.
        return columns.isEmpty
            ? cells.contains { $0.isFault } : columns.contains { cells[$0.cell].isFault }
    }

    /// Reads the object's row, and with it those of others that wait to be read.
    package func fill() { table?.fill(self) }

    // MARK: Observation

    package func noteAccess<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>
    ) {
        if knownObject == nil { knownObject = model }
        if let table, table.isQuiet { return }
        if registrar == nil { registrar = ObservationRegistrar() }
        registrar?.access(model, keyPath: keyPath)
    }

    /// Changes one cell and notifies its observers.
    package func change<Model: PersistentModel, Value>(
        _ index: Int, to cell: _Cell, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) {
        if knownObject == nil { knownObject = model }
        guard let registrar else { return write(cell, at: index) }
        registrar.withMutation(of: model, keyPath: keyPath) { write(cell, at: index) }
    }

    /// Changes one cell without a key path at hand.
    package func change(_ index: Int, to cell: _Cell) {
        let path = registrar == nil ? nil : table?.plan.keyPaths[index]
        notifyWillSet(path)
        write(cell, at: index)
        notifyDidSet(path)
    }

    private func write(_ cell: _Cell, at index: Int) {
        guard let context else { return cells[index] = cell }
        context.willChange(self, at: index)
        cells[index] = cell
        context.didChange(self, at: index)
    }

    // MARK: Values

    public func _initialize<Value: _ColumnValue>(_ index: Int, _ value: Value) {
        cells[index] = value._cell
    }

    public func _get<Model: PersistentModel, Value: _ColumnValue>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) -> Value {
        noteAccess(model, keyPath)
        if let value = Value(_cell: loaded(index)) { return value }
        return missing(index)
    }

    public func _set<Model: PersistentModel, Value: _ColumnValue>(
        _ index: Int, _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) {
        change(index, to: value._cell, of: model, keyPath)
    }

    /// The cell, read from the store if necessary.
    package func loaded(_ index: Int) -> _Cell {
        let cell = cells[index]
        switch cell.content {
        case .fault:
            fill()
            guard cells[index].isFault else { return loaded(index) }
            // The store has no column for what it does not keep, which begins with its default.
            guard table?.plan.entity.allProperties[index].isTransient == true else { return .null }
            cells[index] = Self.standardCells(of: type)[index]
            return cells[index]
        case .file(let name):
            return read(file: name, index)
        default:
            return cell
        }
    }

    /// The values that are in files beside the store, by the index of their cells.
    package var largeValues: [Int: _Cell] {
        var values: [Int: _Cell] = [:]
        for index in cells.indices {
            if cells[index].isFile { values[index] = loaded(index) }
        }
        return values
    }

    /// What a file beside the store holds; if it is missing, nothing, which the log says.
    private func read(file name: String, _ index: Int) -> _Cell {
        guard let table, let data = table.read(file: name, of: self, index) else {
            let isOptional = table?.plan.entity.allProperties[index].isOptional ?? true
            return isOptional ? .null : _Cell(.data(Data()))
        }
        return _Cell(.data(data))
    }

    /// What is read if the cell has no value of the property's type: a placeholder of an object that
    /// is gone, which whatever shows it has not heard of yet.
    func missing<Value>(_ index: Int) -> Value {
        if state == .gone, let placeholder = Self.placeholder(of: Value.self) { return placeholder }
        let name = table?.plan.entity.allProperties[index].name ?? "\(index)"
        fatalError(
            """
            The store has no value for \(Schema.name(of: type)).\(name) of the object \
            \(key), which must have one: the object was deleted, or the value was written by \
            another program.
            """)
    }
}

extension _Cell {
    var isMany: Bool {
        if case .many = content { true } else { false }
    }

    static var null: _Cell { _Cell(.null) }
    static var fault: _Cell { _Cell(.fault) }
    var isFault: Bool { if case .fault = content { true } else { false } }
    var isFile: Bool { if case .file = content { true } else { false } }
}

/// What stands in an object for a property whose value is in its record.
public struct _ModelSlot {
    /// Creates a slot, which has no content.
    public init() {}
}

/// `Schema` for the code that macros write: an app may have a type of that name.
public typealias _ModelSchema = Schema

/// What a record and its table need of their context.
package protocol RecordContext: AnyObject {
    /// The table of another entity.
    func table(named entity: String) -> ObjectTable?
    /// The inserted and the changed objects of a table.
    func pendingObjects(of table: ObjectTable) -> [any PersistentModel]
    func willChange(_ record: _ModelRecord, at index: Int)
    func didChange(_ record: _ModelRecord, at index: Int)
    /// Sets a to-one relationship of an object.
    func relate(_ object: any PersistentModel, _ index: Int, to other: (any PersistentModel)?)
    /// Sets a to-many relationship of an object.
    func relate(_ object: any PersistentModel, _ index: Int, toMany others: [any PersistentModel])
}
