import Foundation
import Views

/// One page above the root of a navigation stack.
struct NavigationEntry {
    enum Content {
        /// Shown by the destination registered for the value's type.
        case value(AnyHashable)
        case view(AnyView)
    }

    let id: Int
    var content: Content
    /// Called when the user or `dismiss` pops the page.
    var popped: (() -> Void)?

    var value: AnyHashable? {
        if case .value(let value) = content { value } else { nil }
    }
}

/// The navigation stack around a view, which links and destinations inside it use.
@MainActor
package final class NavigationContext {
    private(set) var entries: [NavigationEntry] = []
    /// What stands in place of the stack's own root, because a link in another column has shown it.
    private(set) var replacedRoot: NavigationEntry?
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    private var lastID = 0
    let tree = TreePosition()
    /// Evaluates the stack again.
    var changed: () -> Void = {}
    /// Writes the values of the entries to the app's path; nil where the app keeps none.
    var writePath: (([AnyHashable]) -> Void)?

    package init() {}

    // MARK: Pushing and popping

    func push(_ value: AnyHashable) {
        entries.append(NavigationEntry(id: nextID(), content: .value(value)))
        notify()
    }

    /// Pushes a view; returns the number that pops it.
    @discardableResult
    func push(_ view: AnyView, popped: (() -> Void)? = nil) -> Int {
        let id = nextID()
        entries.append(NavigationEntry(id: id, content: .view(view), popped: popped))
        notify()
        return id
    }

    func update(_ id: Int, _ view: AnyView) {
        if replacedRoot?.id == id {
            replacedRoot?.content = .view(view)
            changed()
            return
        }
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].content = .view(view)
        changed()
    }

    /// Pops the page and all above it.
    func pop(from id: Int) {
        if let root = replacedRoot, root.id == id {
            replacedRoot = nil
            notify()
            root.popped?()
            return
        }
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        let gone = entries[index...]
        entries.removeSubrange(index...)
        notify()
        for entry in gone { entry.popped?() }
    }

    /// Shows content in place of the root, and nothing above it.
    func replaceRoot(_ content: NavigationEntry.Content, closed: (() -> Void)? = nil) {
        let gone = entries + (replacedRoot.map { [$0] } ?? [])
        entries = []
        replacedRoot = NavigationEntry(id: nextID(), content: content, popped: closed)
        notify()
        for entry in gone { entry.popped?() }
    }

    /// Shows content in place of the root; returns the number that takes it away.
    @discardableResult
    func replaceRoot(_ view: AnyView, closed: (() -> Void)?) -> Int {
        replaceRoot(.view(view), closed: closed)
        return lastID
    }

    /// Whether values of the type have a destination.
    func hasDestination(for value: AnyHashable) -> Bool {
        destinations[ObjectIdentifier(Swift.type(of: value.base))] != nil
    }

    func popLast() {
        if let last = entries.last { pop(from: last.id) }
    }

    private func nextID() -> Int {
        lastID += 1
        return lastID
    }

    private func notify() {
        writePath?(entries.compactMap(\.value))
        changed()
    }

    // MARK: The app's path

    /// Updates the entries to the app's path: pages stay while their values do.
    func adopt(_ path: [AnyHashable]) {
        guard path != entries.compactMap(\.value) else { return }
        var rest = path[...]
        var retained: [NavigationEntry] = []
        for entry in entries {
            guard let value = entry.value else {
                retained.append(entry)
                continue
            }
            guard value == rest.first else { break }
            retained.append(entry)
            rest = rest.dropFirst()
        }
        entries = retained
        for value in rest {
            entries.append(NavigationEntry(id: nextID(), content: .value(value)))
        }
    }

    // MARK: Destinations

    func register<D: Hashable>(_ type: D.Type, _ build: @escaping (D) -> AnyView) {
        destinations[ObjectIdentifier(type)] = { ($0.base as? D).map(build) }
        let isShown =
            entries.contains { $0.value?.base is D } || replacedRoot?.value?.base is D
        guard isShown else { return }
        let update = changed
        tree.tree?.afterLayout { update() }
    }

    func destination(for value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
    }
}

private enum NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    package var navigationContext: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

private enum DetailContextKey: EnvironmentKey {
    static var defaultValue: DetailColumn? { nil }
}

/// The last column of the split view around, as the columns before it see it.
final class DetailColumn {
    let context: NavigationContext
    /// Goes to the column where it is not shown, after a link or a selection has put something
    /// into it.
    var goTo: (() -> Void)?

    init(_ context: NavigationContext) { self.context = context }
}

extension EnvironmentValues {
    /// The last column, for views in the columns before it; nil elsewhere.
    var detailColumn: DetailColumn? {
        get { self[DetailContextKey.self] }
        set { self[DetailContextKey.self] = newValue }
    }
}
