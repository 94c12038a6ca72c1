import Foundation
import Views

/// What the user has changed of a table's columns: their order, their widths, and which are hidden.
/// Entries of columns that a table lacks are kept.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var order: [String]?
    private var visibility: [String: Bool] = [:]
    private var widths: [String: Double] = [:]

    /// Creates a customization in which the user has not changed anything.
    public init() {}

    private enum CodingKeys: CodingKey { case order, visibility, widths }

    /// Decodes what was saved; parts that are missing count as not changed.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        order = try values.decodeIfPresent([String].self, forKey: .order)
        visibility = try values.decodeIfPresent([String: Bool].self, forKey: .visibility) ?? [:]
        widths = try values.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    }

    /// Whether the column with an identifier is shown.
    public subscript(visibility id: String) -> Visibility {
        get { visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibility[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns in the order of the app again.
    public mutating func resetOrder() { order = nil }

    subscript(width id: String) -> CGFloat? {
        get { widths[id].flatMap { $0.isFinite && $0 > 0 ? CGFloat($0) : nil } }
        set { widths[id] = newValue.map(Double.init) }
    }

    /// All identifiers that something is known of.
    var ids: Set<String> { Set(order ?? []).union(visibility.keys).union(widths.keys) }

    /// The columns that are shown, in the user's order.
    func shown<Value: Identifiable>(_ columns: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        arranged(columns).filter { column in
            let own = column.id.flatMap { self[visibility: $0] } ?? .automatic
            return (own == .automatic ? column.defaultVisibility : own) != .hidden
        }
    }

    /// All columns in the user's order. Columns that may not move keep their positions; a column
    /// that is new follows the one before it.
    func arranged<Value: Identifiable>(_ columns: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        guard let order else { return columns }
        let positions = columns.indices.filter { columns[$0].mayMove }
        var sequence = order.compactMap { id in positions.first { columns[$0].id == id } }
        for (number, index) in positions.enumerated() where !sequence.contains(index) {
            let before = number == 0 ? nil : sequence.firstIndex(of: positions[number - 1])
            sequence.insert(index, at: before.map { $0 + 1 } ?? 0)
        }
        var arranged = columns
        for (position, index) in zip(positions, sequence) { arranged[position] = columns[index] }
        return arranged
    }

    /// Moves a column before another, or to the end. Columns that are hidden move with those before
    /// them.
    mutating func move<Value: Identifiable>(
        _ id: String, before other: String?, in columns: [_TableColumn<Value>]
    ) {
        var ids = arranged(columns).filter(\.mayMove).compactMap(\.id)
        guard id != other, let from = ids.firstIndex(of: id) else { return }
        ids.remove(at: from)
        ids.insert(id, at: other.flatMap { ids.firstIndex(of: $0) } ?? ids.count)
        // What is saved of columns that do not exist now stands at the end.
        order = ids + (order ?? []).filter { !ids.contains($0) }
    }
}

extension AppStorage {
    /// What the user has changed of a table's columns, saved under a key.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(encoding: wrappedValue, key, store: store)
    }
}
