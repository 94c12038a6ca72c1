import AttributeGraph

/// A stored property of a view that is connected to something outside it before each evaluation
/// of the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the properties nested in this one.
    mutating func update()

    /// Connects the property at `pointer` to its storage.
    @MainActor
    static func _connect(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext)
}

/// A property that can be compared by its inputs even if it is connected, and that can be connected
/// repeatedly.
package protocol ReconnectableProperty: DynamicProperty, ComparableInput {}

/// What owns a value with dynamic properties: the node of a view or modifier.
@MainActor
protocol PropertyOwner: AnyObject {
    /// The name for warnings.
    var name: String { get }
    /// The type of the value if it has a body.
    var bodyType: Any.Type? { get }
}

/// Where a property is connected: its owner, and the storage that lasts from one evaluation to the
/// next.
@MainActor
public struct _PropertyContext {
    let owner: any PropertyOwner
    package let app: AppGraph
    /// Attributes made for the property belong to it.
    package let subgraph: Subgraph
    package let scope: EnvironmentScope
    package let rule: ScheduledRule
    let drawer: PropertyDrawer

    package var ownerName: String { owner.name }

    /// Marks the property as changed if the rule would read another value from the location now.
    package func noteChange<Value>(of location: Location<Value>) {
        if location.hasUnseenChange(for: rule) { rule.sawChange = true }
    }

    /// The storage of the property, created at the first evaluation.
    package func retained<Storage: PropertyStorage>(_ make: () -> Storage) -> Storage {
        drawer.next(make)
    }
}

/// What a property keeps between evaluations.
package protocol PropertyStorage: AnyObject {
    /// Called when the view was removed from the tree.
    func disconnect()
    /// Whether recreating the view would lose state.
    var isMissed: Bool { get }
    /// Whether it differs from its initial value.
    var hasChanged: Bool { get }
}

extension PropertyStorage {
    package var isMissed: Bool { false }
    package var hasChanged: Bool { false }
}

/// The storage of one view's properties, in the order of their declaration.
final class PropertyDrawer {
    private var kept: [any PropertyStorage] = []
    private var cursor = 0
    /// The property that is being connected, by its number in the type that declares it.
    fileprivate(set) unowned(unsafe) var connectedFields: (any PropertyNames)?
    fileprivate(set) var connectedField: UInt8 = 0

    /// For a view that was not removed from its tree before.
    deinit { disconnect() }

    func rewind() { cursor = 0 }

    func noteConnecting(_ fields: any PropertyNames, _ index: Int) {
        connectedFields = fields
        connectedField = UInt8(truncatingIfNeeded: index)
    }

    func next<Kept: PropertyStorage>(_ make: () -> Kept) -> Kept {
        defer { cursor += 1 }
        if cursor < kept.count {
            // The properties of a type have a fixed order, so each has storage of a fixed type.
            return unsafeDowncast(kept[cursor], to: Kept.self)
        }
        let new = make()
        kept.append(new)
        return new
    }

    func holds(_ isMissed: (any PropertyStorage) -> Bool) -> Bool { kept.contains(where: isMissed) }

    func disconnect() {
        for storage in kept { storage.disconnect() }
        kept = []
    }
}

/// The storage of one node's properties, created only for views that have dynamic properties.
struct PropertySlots {
    private var stored: PropertyDrawer?

    /// The drawer, created if necessary, for a pass over all properties.
    mutating func drawer() -> PropertyDrawer {
        let drawer = stored ?? PropertyDrawer()
        stored = drawer
        drawer.rewind()
        return drawer
    }

    /// Whether recreating the view would lose state. The state of Casement's own views counts only
    /// if it has changed.
    func holdState(of type: Any.Type) -> Bool {
        guard let stored else { return false }
        let isOurs = FrameworkTypes.contains(type)
        return stored.holds { isOurs ? $0.hasChanged : $0.isMissed }
    }

    mutating func disconnect() {
        stored?.disconnect()
        stored = nil
    }
}
