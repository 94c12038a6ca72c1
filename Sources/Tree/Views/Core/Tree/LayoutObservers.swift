/// Something that checks after each layout whether what it depends on has moved.
@MainActor protocol LayoutObserver: AnyObject {
    /// Returns whether it observes the next layout, too.
    func layoutDidEnd() -> Bool
}

/// What waits in one window for the end of a layout.
@MainActor
struct LayoutObservers {
    private var observers: [any LayoutObserver] = []
    private var known: Set<ObjectIdentifier> = []
    private var actions: [() -> Void] = []

    mutating func add(_ observer: any LayoutObserver) {
        if known.insert(ObjectIdentifier(observer)).inserted { observers.append(observer) }
    }

    var isEmpty: Bool { observers.isEmpty }

    mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

    mutating func takeActions() -> [() -> Void] {
        defer { actions = [] }
        return actions
    }

    mutating func takeObservers() -> [any LayoutObserver] {
        defer {
            observers = []
            known = []
        }
        return observers
    }
}
