import Observation
import Publishing
import Views

extension EnvironmentValues {
    /// Puts a delegate into the environment if views can observe it, as an object of its own class.
    package mutating func offer(_ delegate: AnyObject) {
        if let object = delegate as? any ObservableObject {
            put(object)
        } else if let object = delegate as? any AnyObject & Observable {
            put(object)
        }
    }

    private mutating func put<Object: ObservableObject>(_ object: Object) {
        self[environmentObject: ObjectIdentity<Object>()] = object
    }

    private mutating func put<Object: AnyObject & Observable>(_ object: Object) {
        self[environmentObject: ObjectIdentity<Object>()] = object
    }
}

/// A delegate of an app in a property of the app's, whose body follows it if it can be observed.
@MainActor
package struct AdaptedDelegate<Delegate: NSObject>: DynamicProperty {
    package let object: Delegate
    private let follow: (@MainActor (ObjectSubscription, _PropertyContext) -> Void)?

    package init(_ object: Delegate) {
        self.object = object
        follow = nil
    }

    package init(_ object: Delegate) where Delegate: ObservableObject {
        self.object = object
        follow = { subscription, context in subscription.follow(object, in: context) }
    }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<AdaptedDelegate<Delegate>>, in context: _PropertyContext
    ) {
        guard let follow = pointer.pointee.follow else { return }
        let subscription = context.retained { ObjectSubscription(name: context.ownerName) }
        follow(subscription, context)
    }
}
