#if DEBUG
    import Foundation

    /// The state of an app's views that one run hands to the next while its author works on it.
    ///
    /// A value is found again by the types of the views around it, the ids of the rows that it is in,
    /// and the name and type of its property. Only what differs from the initial value is kept, so
    /// that an edited initial value shows. Release builds have none of this.
    @MainActor
    package final class KeptState {
        /// What the run before has kept, by key; several properties have the same key if their
        /// views are alike, and are told apart by their order.
        private var known: [String: [KeptProperty?]]
        private var entries: [Entry] = []
        /// The rows that are being made, with the loops that they belong to.
        private var rows: [(loop: _ViewNode, id: AnyHashable)] = []

        package init(_ known: KeptProperties = KeptProperties()) {
            self.known = known.values.mapValues { $0.reversed() }
        }

        /// The storage of a state, with the value of the run before if there is one.
        func cell<Value>(_ initial: Value, in context: _PropertyContext) -> StateCell<Value> {
            guard isApps(context.owner) else { return StateCell(initial, in: context) }
            let entry = Entry(in: context, of: Value.self)
            let before = take(entry)
            var value = initial
            if Value.self is AnyClass, let object = value as AnyObject? {
                entry.follow(object, before?.fields)
            } else if let data = before?.value, let kept = KeptValue.value(Value.self, from: data) {
                value = kept
                entry.isRestored = true
            }
            let cell = StateCell(value, in: context)
            entry.cell = cell
            return cell
        }

        /// Gives an object that a view has made the values of the run before.
        func follow(_ object: AnyObject, in context: _PropertyContext) {
            guard isApps(context.owner) else { return }
            let entry = Entry(in: context, of: type(of: object))
            entry.follow(object, take(entry)?.fields)
        }

        /// Makes a row, in which state is found by the row's id.
        func making<Row>(_ id: AnyHashable, of loop: _ViewNode, _ make: () -> Row) -> Row {
            rows.append((loop, id))
            defer { rows.removeLast() }
            return make()
        }

        /// What the views that are there now have for the next run.
        package var properties: KeptProperties {
            let present = entries.filter { $0.isPresent }
            var found = KeptProperties()
            for entry in TreeOrder.sorted(present, by: \.node) {
                found.values[entry.key(row), default: []].append(entry.property)
            }
            found.values = found.values.filter { $0.value.contains { $0 != nil } }
            return found
        }

        /// Whether a view is the app's own. What widgets keep comes back with the session.
        private func isApps(_ owner: any PropertyOwner) -> Bool {
            owner.bodyType.map { !FrameworkTypes.contains($0) } ?? false
        }

        /// The next value for an entry, which is then one of this run's.
        private func take(_ entry: Entry) -> KeptProperty? {
            if entries.count > 1_000, entries.count.isMultiple(of: 1_000) {
                entries.removeAll { !$0.isPresent }
            }
            entries.append(entry)
            return known[entry.key(row)]?.popLast() ?? nil
        }

        /// The row that a view is in, if its parent makes rows. A loop does not know one yet that it
        /// is making.
        private func row(_ child: _ViewNode, of parent: _ViewNode) -> String? {
            guard parent is any RowNamingNode || parent is any Identified else { return nil }
            let known = parent.step(to: child)
            if !known.isEmpty { return known }
            return rows.last { $0.loop === parent }.map { "#\($0.id)" }
        }

        /// One property of a view that is or was there.
        @MainActor
        private final class Entry {
            let name: String
            weak var owner: (any PropertyOwner)?
            weak var cell: (any KeptCell)?
            weak var object: AnyObject?
            /// What the fields of the object were at first.
            private var initial: [String: Data] = [:]
            var isRestored = false

            init(in context: _PropertyContext, of type: Any.Type) {
                let drawer = context.drawer
                let owner = context.owner
                let field = drawer.connectedFields?.name(
                    ofField: Int(drawer.connectedField), in: owner.bodyType ?? Never.self)
                name = "\(owner.name).\(field ?? ""): \(typeName(of: type))"
                self.owner = owner
            }

            var node: _ViewNode? { owner as? _ViewNode }

            var isPresent: Bool {
                guard let owner else { return false }
                if let node = owner as? _ViewNode, node.isRemoved { return false }
                return cell != nil || object != nil
            }

            func follow(_ object: AnyObject, _ before: [String: Data]?) {
                self.object = object
                initial = KeptObject.fields(of: object)
                if let before { KeptObject.set(before, of: object) }
            }

            /// The steps from the window to the property. `row` says which row of a loop a view is.
            func key(_ row: (_ child: _ViewNode, _ parent: _ViewNode) -> String?) -> String {
                var steps = [name]
                var child = node
                while let current = child, let parent = current.parent {
                    if let row = row(current, parent) { steps.append(row) }
                    if parent.bodyType != nil { steps.append(parent.name) }
                    child = parent
                }
                return steps.reversed().joined(separator: "/")
            }

            /// What is kept; `nil` for what is as it was at first.
            var property: KeptProperty? {
                if let object = cell.flatMap({ $0.keptObject }) ?? object {
                    let changed = KeptObject.fields(of: object).filter { initial[$0] != $1 }
                    return changed.isEmpty ? nil : KeptProperty(fields: changed)
                }
                guard let cell, isRestored || cell.hasChanged else { return nil }
                return KeptValue.data(of: cell.keptValue).map { KeptProperty(value: $0) }
            }
        }
    }

    /// A node whose steps to its children are ids, also while it makes other children.
    @MainActor
    protocol RowNamingNode: _ViewNode {}

    /// The storage of a state, whatever its type.
    @MainActor
    protocol KeptCell: AnyObject {
        var keptValue: Any { get }
        /// The value if it is of a class.
        var keptObject: AnyObject? { get }
        var hasChanged: Bool { get }
    }

    /// What one run hands to the next.
    package struct KeptProperties: Codable {
        var values: [String: [KeptProperty?]] = [:]

        package init() {}

        /// Reads a file that another run has written.
        package init(contentsOf file: URL) throws {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        }

        package func write(to file: URL) throws {
            try JSONEncoder().encode(self).write(to: file, options: .atomic)
        }
    }

    /// One property: a value, or the fields of an object.
    struct KeptProperty: Codable {
        var value: Data?
        var fields: [String: Data]?
    }
#endif
