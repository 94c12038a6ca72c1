import AttributeGraph

/// A stored property of a view that is connected to something outside it before each evaluation
/// of the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the properties nested in this one.
    mutating func update()

    /// Connects the property, which lies at `pointer`, to what its place keeps.
    static func _connect(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext)
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _connect(
        _ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext
    ) {
        _ = DynamicFields.of(Self.self).connect(UnsafeMutableRawPointer(pointer), in: context)
        pointer.pointee.update()
    }
}

/// A property that is compared with another one by what the parent gave, connected or not, and
/// that may be connected again and again.
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
public struct _PropertyContext {
    let owner: any PropertyOwner
    package let app: AppGraph
    /// Attributes made for the property belong to it.
    package let subgraph: Subgraph
    package let scope: EnvironmentScope
    package let rule: ScheduledRule
    let drawer: PropertyDrawer

    package var ownerName: String { MainActor.assumeIsolated { owner.name } }

    /// Says that the property has changed if the rule would read another value at its place now.
    package func noteChange<Value>(of location: Location<Value>) {
        if location.hasUnseenChange(for: rule) { rule.sawChange = true }
    }

    /// What this place keeps; made at the first evaluation.
    package func retained<Storage: PropertyStorage>(_ make: () -> Storage) -> Storage {
        drawer.next(make)
    }
}

/// What a property keeps between evaluations.
package protocol PropertyStorage: AnyObject {
    /// The view has left the tree.
    func disconnect()
    /// Whether it would be missed if the view were made anew.
    var isMissed: Bool { get }
    /// Whether it is no longer what it was at first.
    var hasChanged: Bool { get }
}

extension PropertyStorage {
    package var isMissed: Bool { false }
    package var hasChanged: Bool { false }
}

/// The kept objects of one view's properties, in the order of their declaration.
final class PropertyDrawer {
    private var kept: [any PropertyStorage] = []
    private var cursor = 0

    /// In case nobody has taken the view out of its tree before.
    deinit { disconnect() }

    func rewind() { cursor = 0 }

    func next<Kept: PropertyStorage>(_ make: () -> Kept) -> Kept {
        defer { cursor += 1 }
        if cursor < kept.count {
            // The order of a type's properties never changes, so neither does the kept type.
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

/// The drawer of one node, made only for views that have dynamic properties.
struct PropertySlots {
    private var stored: PropertyDrawer?

    /// The drawer, created if necessary, for a pass over all properties.
    mutating func drawer() -> PropertyDrawer {
        let drawer = stored ?? PropertyDrawer()
        stored = drawer
        drawer.rewind()
        return drawer
    }

    /// Whether something would be missed if the view were made anew. What the kit's own views keep
    /// is of no interest to an app until it has changed.
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
