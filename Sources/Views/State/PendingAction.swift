/// A write that is a closure; it runs on the main thread when the update of its transaction begins.
package final class PendingAction: PendingWrite {
    private let perform: () -> Void

    package init(_ perform: @escaping () -> Void) { self.perform = perform }

    override func apply() { perform() }
}
