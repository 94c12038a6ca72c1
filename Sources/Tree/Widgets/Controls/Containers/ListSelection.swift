import Foundation
import Views

/// Where the selection of a list or a table is stored.
@usableFromInline
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value>)
    case optional(Binding<Value?>)
    case several(Binding<Set<Value>>)
}

extension ListSelection {
    /// Has the rows read and write this selection.
    @MainActor func connect(_ rows: RowSelection) {
        rows.value = { tag, id in
            if let value = tag?.value(as: Value.self) { return AnyHashable(value) }
            return id.flatMap { $0.base as? Value }.map { AnyHashable($0) }
        }
        switch self {
        case .none:
            rows.mode = .none
        case .one(let binding):
            rows.mode = .single(mayBeEmpty: false)
            rows.selected = [AnyHashable(binding.wrappedValue)]
            rows.select = { new in
                if let value = new.first?.base as? Value { binding.wrappedValue = value }
            }
        case .optional(let binding):
            rows.mode = .single(mayBeEmpty: true)
            rows.selected = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
            rows.select = { new in binding.wrappedValue = new.first?.base as? Value }
        case .several(let binding):
            rows.mode = .several
            rows.selected = Set(binding.wrappedValue.map { AnyHashable($0) })
            rows.select = { new in
                binding.wrappedValue = Set(new.compactMap { $0.base as? Value })
            }
        }
    }
}
