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
