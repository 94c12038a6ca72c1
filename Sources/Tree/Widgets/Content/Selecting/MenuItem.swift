/// The action of an entry. It stays the same object while its control is declared, and holds the
/// control's latest closure.
package final class MenuItem {
    package var perform: () -> Void

    package init(_ perform: @escaping () -> Void = {}) { self.perform = perform }
}
