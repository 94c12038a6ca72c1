/// Something that checks after each layout whether what it depends on has moved.
@MainActor protocol LayoutObserver: AnyObject {
    /// Returns whether it observes the next layout, too.
    func layoutDidEnd() -> Bool
}

/// What waits in one window for the end of a layout.
struct LayoutObservers {
    private var observers: [any LayoutObserver] = []
    private var actions: [() -> Void] = []

    @MainActor
    mutating func add(_ observer: any LayoutObserver) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

    mutating func takeActions() -> [() -> Void] {
        defer { actions = [] }
        return actions
    }

    mutating func takeObservers() -> [any LayoutObserver] {
        defer { observers = [] }
        return observers
    }
}

extension ViewTree {
    /// Notifies the observer at the end of each layout, until it says that it has seen enough.
    @MainActor
    func observeLayouts(_ observer: any LayoutObserver) { layoutObservers.add(observer) }

    @MainActor
    func notifyLayoutObservers() {
        for observer in layoutObservers.takeObservers() where observer.layoutDidEnd() {
            layoutObservers.add(observer)
        }
    }

    /// Runs the closure at the end of the next layout, when every node has its position.
    package func afterLayout(_ action: @escaping () -> Void) {
        layoutObservers.add(action)
        needsLayout()
    }

    func runAfterLayoutActions() {
        for action in layoutObservers.takeActions() { action() }
    }
}
