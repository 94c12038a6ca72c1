/// Makes a property that is one reference otherwise more than that.
///
/// The context of a closure that holds nothing but one reference is the object itself. A view would
/// look unchanged to which its parent gives such a closure again, although the object has changed;
/// the context of a closure that holds more is new each time.
struct ContextPadding {
    private let byte: UInt8 = 0
}
