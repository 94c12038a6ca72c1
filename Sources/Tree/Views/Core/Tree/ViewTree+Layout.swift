extension ViewTree {
    /// Notifies the observer at the end of each layout, until it says that it has seen enough.
    func observeLayouts(_ observer: any LayoutObserver) { layoutObservers.add(observer) }

    /// Notifies the observers although only positions have changed, as by scrolling, and has layers
    /// follow what they stand beside.
    func positionsChanged() {
        if !layoutObservers.isEmpty || rootRender.hasAnchors { needsLayout() }
    }

    func notifyLayoutObservers() {
        guard !layoutObservers.isEmpty else { return }
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
