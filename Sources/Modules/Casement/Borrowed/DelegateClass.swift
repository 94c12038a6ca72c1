import Foundation
import FoundationNames
import Scenes

/// Makes an object of a class that is known when the app runs, by its `init()`.
///
/// Apple's systems send a message for that. Swift calls an initialiser of a class in a variable only
/// if it is `required`, and that of `NSObject` is not here. But a convenience initialiser calls the
/// `init()` of whatever class it is called for, so it is called as a method of the class.
package func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
    guard let object = type.objectByInit() as? Object else {
        fatalError("\(type) has made an object of another class")
    }
    return object
}

extension NSObject {
    /// Kept in every build, because `objectByInit` is its other name.
    @usableFromInline convenience init(byInitOfClass: Void) { self.init() }

    @_silgen_name("$s10Foundation8NSObjectC8CasementE13byInitOfClassACyt_tcfC")
    fileprivate class func objectByInit() -> NSObject
}

/// The name of a class as a property list has it.
package enum ClassName {
    /// The class with this name, such as `Trips.SceneDelegate`. The module may be a placeholder of
    /// Xcode's, or have another name here: then that of the other class counts.
    package static func find(_ name: String, beside other: AnyClass?) -> AnyClass? {
        if !name.contains("$("), name.contains("."), let found = NSClassFromString(name) {
            return found
        }
        guard let other, let own = name.split(separator: ".").last else { return nil }
        let module = String(reflecting: other).prefix { $0 != "." }
        return NSClassFromString("\(module).\(own)")
    }
}

/// Methods that a delegate may have or not, which on Apple's systems is asked of its class. Here a
/// protocol has them all, and the extension that does nothing says so.
@MainActor
package enum OptionalMethod {
    private static var missing: String?

    /// Says that the method with this name is not the delegate's own.
    package static func noteMissing(_ name: String) { missing = name }

    /// What the delegate's own method returns; `nil` if it has none.
    package static func call<Value>(_ name: String, _ method: () -> Value) -> Value? {
        missing = nil
        let value = method()
        defer { missing = nil }
        return missing == name ? nil : value
    }
}

/// A type by which an app can be started that declares no `App`: a delegate of UIKit.
public protocol _AppProvider {
    /// The app that consists of what the delegate makes.
    @MainActor static var _app: any App.Type { get }
}
