/// What stands in an object for a property whose value is in its record.
public struct _ModelSlot {
    /// Creates a slot, which has no content.
    public init() {}
}

/// `Schema` for the code that macros write: an app may have a type of that name.
public typealias _ModelSchema = Schema
