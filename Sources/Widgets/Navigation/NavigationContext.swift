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
package final class NavigationContext {
    private(set) var entries: [NavigationEntry] = []
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
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].content = .view(view)
        changed()
    }

    /// Pops the page and all above it.
    func pop(from id: Int) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        let gone = entries[index...]
        entries.removeSubrange(index...)
        notify()
        for entry in gone { entry.popped?() }
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
        var kept: [NavigationEntry] = []
        for entry in entries {
            guard let value = entry.value else {
                kept.append(entry)
                continue
            }
            guard value == rest.first else { break }
            kept.append(entry)
            rest = rest.dropFirst()
        }
        entries = kept
        for value in rest {
            entries.append(NavigationEntry(id: nextID(), content: .value(value)))
        }
    }

    // MARK: Destinations

    func register<D: Hashable>(_ type: D.Type, _ build: @escaping (D) -> AnyView) {
        destinations[ObjectIdentifier(type)] = { ($0.base as? D).map(build) }
        let isShown = entries.contains { $0.value?.base is D }
        guard isShown else { return }
        let update = changed
        MainActor.assumeIsolated { tree.tree }?.afterLayout { update() }
    }

    func destination(for value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
    }
}

private enum NavigationPlaceKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    package var navigationContext: NavigationContext? {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}
