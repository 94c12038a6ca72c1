#if SDL
    /// A value that C's functions carry along.
    package final class Box<Value> {
        package let value: Value
        package init(_ value: Value) { self.value = value }
    }
#endif
