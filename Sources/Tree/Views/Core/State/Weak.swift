/// A weak reference as a value, for collections of objects that they do not retain.
package struct Weak<Object: AnyObject> {
    package private(set) weak var object: Object?

    package init(_ object: Object?) { self.object = object }
}
