import AttributeGraph
import Foundation
import Publishing

/// Follows one observable object for one property of one view.
package final class ObjectSubscription: PropertyStorage {
    package private(set) var object: AnyObject?
    private var cancellable: AnyCancellable?
    private var links: [ObjectLink] = []
    private let source: Source<Void>
    private let pulse: PendingPulse
    private let app: AppGraph
    private let ownerName: String

    package init(in context: _PropertyContext) {
        app = context.app
        source = Source(
            (), in: app.graph, subgraph: context.tree.subgraph, label: "observed object")
        pulse = PendingPulse(source)
        ownerName = context.ownerName
    }

    /// Follows `object` from now on, and makes the rule being evaluated depend on it.
    package func follow<Object: ObservableObject>(_ object: Object) {
        if self.object !== object {
            self.object = object
            let (app, pulse, ownerName) = (app, pulse, ownerName)
            cancellable = object.objectWillChange.sink { _ in
                if !app.isOnMainThread {
                    app.warnAboutBackgroundPublishing(at: ownerName)
                } else if app.isUpdating {
                    app.warn(
                        """
                        Publishing changes from within view updates is not allowed, this will \
                        cause undefined behavior.
                        """, at: ownerName)
                }
                pulse.enqueue(in: app, .current)
                if !app.isOnMainThread { pulse.repeatLater(in: app) }
            }
            for link in links { link.remove(self) }
            links = ObjectLink.links(of: object)
            for link in links {
                link.add(self) { pulse.enqueue(in: app, .current) }
                app.defaults.watch(link)
            }
        }
        source.read()
    }

    package func disconnect() {
        cancellable = nil
        for link in links { link.remove(self) }
        links = []
        object = nil
        source.dispose()
    }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: ObservableObject> {
    let object: Object

    init(_ object: Object) { self.object = object }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(object, keyPath, describing: object[keyPath: keyPath]))
    }
}

/// A property of an object.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    package override var describedValue: Value? { described }
    private let described: Value?

    /// `described` is the value of an object that does not say which of its properties changes.
    package init(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>,
        describing described: Value? = nil
    ) {
        self.object = object
        self.path = path
        self.described = described
    }

    package override func get() -> Value { object[keyPath: path] }

    package override func set(_ value: Value, _ transaction: Transaction) {
        object[keyPath: path] = value
    }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
