import Foundation

/// Runs closures when the view appears and disappears.
struct AppearanceModifier: ViewModifier {
    typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, AppearanceModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, AppearanceModifier>> {
        AppearanceNode(view, in: context)
    }
}

extension View {
    /// Runs the closure before the first frame that shows the view.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs the closure after the view was removed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

private final class AppearanceNode<C: View>: PassthroughNode<C, AppearanceModifier> {
    private var isShown = false

    override init(_ view: __shared ModifiedContent<C, AppearanceModifier>, in context: _NodeContext)
    {
        super.init(view, in: context)
        removesWithoutDelay()
        begin()
    }

    override func appeared() {
        super.appeared()
        begin()
    }

    private func begin() {
        guard !isShown, !isInHiddenPart, !isHiddenPage else { return }
        isShown = true
        guard modifier.appear != nil else { return }
        tree.app.actions.add(.appear, at: self) { [weak self] in
            guard let self, isShown else { return }
            modifier.appear?()
        }
    }

    override func disappeared() {
        super.disappeared()
        end()
    }

    private func end() {
        guard isShown else { return }
        isShown = false
        guard let action = modifier.disappear else { return }
        tree.app.actions.add(.disappear, at: self, action)
    }

    override func willRemove() { end() }
}

/// Runs an asynchronous closure for as long as the view is shown.
struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TaskModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TaskModifier>> {
        TaskNode(view, in: context)
    }
}

extension View {
    /// Starts a task when the view appears, and cancels it when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view appears, and another in its place when `id` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

private final class TaskNode<C: View, ID: Equatable>: PassthroughNode<C, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isShown = false

    override init(_ view: __shared ModifiedContent<C, TaskModifier<ID>>, in context: _NodeContext) {
        super.init(view, in: context)
        removesWithoutDelay()
        begin()
    }

    override func appeared() {
        super.appeared()
        begin()
    }

    private func begin() {
        guard !isShown, !isInHiddenPart, !isHiddenPage else { return }
        isShown = true
        queueStart()
    }

    private func queueStart() {
        tree.app.actions.add(.task, at: self) { [weak self] in self?.start() }
    }

    private func start() {
        guard isShown else { return }
        task?.cancel()
        let action = modifier.action
        let tasks = tree.app.tasks
        let number = tasks.begin(in: enclosingViewType)
        // Begun on the main actor, so that tasks begin in the order in which they were started.
        task = Task(priority: modifier.priority) { @MainActor in
            await action()
            tasks.end(number)
        }
    }

    override func modifierChanged(from old: TaskModifier<ID>) {
        guard isShown, old.id != modifier.id else { return }
        task?.cancel()
        queueStart()
    }

    override func disappeared() {
        super.disappeared()
        end()
    }

    private func end() {
        guard isShown else { return }
        isShown = false
        task?.cancel()
        task = nil
    }

    override func willRemove() { end() }
}
