/// A reference to an object that it may outlive, and that invalidates it in its `deinit`.
///
/// It replaces a weak reference, which would add a side table to the object and slow every retain
/// of it from then on.
package final class Handle<Target: AnyObject> {
    package private(set) unowned(unsafe) var target: Target?

    init(_ target: Target?) { self.target = target }

    func invalidate() { target = nil }
}
