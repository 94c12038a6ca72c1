/// What shows objects of a context.
package protocol ContextObserver: AnyObject {
    /// An object was changed in a property; if that is `nil`, it was inserted, deleted, or
    /// changed elsewhere.
    func contextChanged(_ record: _ModelRecord, _ index: Int?)
    /// Objects of the entity were changed by another context: those with these keys, or if
    /// that is unknown, any.
    func contextChangedElsewhere(_ entity: String, _ keys: CommittedChanges.Keys)
}
