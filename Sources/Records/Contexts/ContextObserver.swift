/// What shows objects of a context.
package protocol ContextObserver: AnyObject {
    /// An object was changed in a property; where that is nil, it was inserted, deleted, or
    /// changed elsewhere.
    func contextChanged(_ record: _ModelRecord, _ index: Int?)
    /// Any objects of the entity may have changed.
    func contextChangedElsewhere(_ entity: String)
}
