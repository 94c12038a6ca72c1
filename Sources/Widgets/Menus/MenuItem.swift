/// What an entry does when it is chosen; it stays the same object while its control is declared,
/// whose newest closure it holds.
package final class MenuItem {
    package var perform: () -> Void

    package init(_ perform: @escaping () -> Void = {}) { self.perform = perform }
}
