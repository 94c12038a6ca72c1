import Foundation
import Synchronization

/// The actions that can be undone and redone, as closures. What a closure registers while it undoes
/// is the redo action. Actions registered in one event are undone together.
///
/// On Apple's systems it is part of Foundation.
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    private final class UndoGroup {
        var actions: [Action] = []
        var name = ""
        /// The event that it belongs to; `nil` once it is closed.
        var event: Int?

        /// Whether it has an action whose target is still alive.
        var isAlive: Bool { actions.contains { $0.target != nil } }
    }

    private enum Work { case none, undoing, redoing }

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    private var open: UndoGroup?
    private var work = Work.none
    private var disabledCount = 0
    private let currentEvent: () -> Int

    /// Whether everything that one event registers forms a group.
    open var groupsByEvent = true
    /// The greatest number of groups, beyond which the oldest are removed; zero for no limit.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    /// The number of groups that have begun and not ended, one in another.
    open private(set) var groupingLevel = 0

    /// Creates a manager that groups what is registered in one turn of the main queue.
    public override init() {
        let turns = MainQueueTurns()
        currentEvent = { turns.number }
        super.init()
    }

    /// `currentEvent` numbers the events of a window's loop.
    package init(currentEvent: @escaping () -> Int) {
        self.currentEvent = currentEvent
        super.init()
    }

    // MARK: Registering

    /// Registers a closure that undoes what has just been done. The target is referenced weakly.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { target in
            if let target = target as? TargetType { handler(target) }
        }
        groupForNewAction().actions.append(action)
        if work == .none { redoGroups = [] }
    }

    private func groupForNewAction() -> UndoGroup {
        if let open { return open }
        let event = groupsByEvent && work == .none ? currentEvent() : nil
        if let event, let last = undoGroups.last, last.event == event { return last }
        let group = UndoGroup()
        group.event = event
        add(group)
        return group
    }

    private func add(_ group: UndoGroup) {
        if work == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            forgetOldest()
        }
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
        undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }

    /// Whether actions are registered. Each call that disables this needs one that enables it
    /// again.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Ignores the actions that are registered until registration is enabled again.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes back one call of `disableUndoRegistration()`. Ends the app if there was none.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            fatalError("enableUndoRegistration was called without disableUndoRegistration")
        }
        disabledCount -= 1
    }

    // MARK: Grouping

    /// Everything up to the matching end is undone together.
    open func beginUndoGrouping() {
        groupingLevel += 1
        guard open == nil else { return }
        let group = UndoGroup()
        open = group
        add(group)
    }

    /// Ends the group that was begun last. Ends the app if none was.
    open func endUndoGrouping() {
        guard groupingLevel > 0 else {
            fatalError("endUndoGrouping was called without beginUndoGrouping")
        }
        groupingLevel -= 1
        guard groupingLevel == 0 else { return }
        open = nil
        removeEmptyGroups()
    }

    // MARK: Undoing

    /// Whether an action is being undone at this moment.
    open var isUndoing: Bool { work == .undoing }
    /// Whether an action is being redone at this moment.
    open var isRedoing: Bool { work == .redoing }
    /// Whether there is an action to undo whose target still exists.
    open var canUndo: Bool { undoGroups.contains { $0.isAlive } }
    /// Whether there is an action to redo whose target still exists.
    open var canRedo: Bool { redoGroups.contains { $0.isAlive } }

    /// Undoes the newest group whose targets still exist. Does nothing if there is none.
    open func undo() {
        guard work == .none, let group = takeLast(&undoGroups) else { return }
        perform(group, as: .undoing)
    }

    /// Redoes the group that was undone last. Does nothing if there is none.
    open func redo() {
        guard work == .none, let group = takeLast(&redoGroups) else { return }
        perform(group, as: .redoing)
    }

    /// Undoes the newest group, as `undo()` does: groups within it are part of it.
    open func undoNestedGroup() { undo() }

    private func takeLast(_ groups: inout [UndoGroup]) -> UndoGroup? {
        while let group = groups.popLast() {
            if group.isAlive { return group }
        }
        return nil
    }

    private func perform(_ group: UndoGroup, as work: Work) {
        self.work = work
        beginUndoGrouping()
        let inverse = open
        for action in group.actions.reversed() {
            if let target = action.target { action.perform(target) }
        }
        inverse?.name = group.name
        endUndoGrouping()
        self.work = .none
    }

    private func removeEmptyGroups() {
        undoGroups.removeAll { !$0.isAlive }
        redoGroups.removeAll { !$0.isAlive }
    }

    // MARK: Forgetting

    /// Removes all actions, or those of one target.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        open = nil
        groupingLevel = 0
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups {
            group.actions.removeAll { $0.target === target || $0.target == nil }
        }
        let current = open
        undoGroups.removeAll { !$0.isAlive && $0 !== current }
        redoGroups.removeAll { !$0.isAlive && $0 !== current }
    }

    // MARK: Names

    /// Names what the newest group does.
    open func setActionName(_ actionName: String) {
        (work == .undoing ? redoGroups : undoGroups).last?.name = actionName
    }

    /// The name of the action that `undo()` would undo, or an empty text.
    open var undoActionName: String { undoGroups.last { $0.isAlive }?.name ?? "" }
    /// The name of the action that `redo()` would redo, or an empty text.
    open var redoActionName: String { redoGroups.last { $0.isAlive }?.name ?? "" }
    /// The title of the menu's command that undoes, such as “Undo Typing”.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu's command that redoes, such as “Redo Typing”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the command that undoes an action of this name, in English.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the command that redoes an action of this name, in English.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

/// Numbers those turns of the main queue in which it is asked. A manager that belongs to another thread
/// may ask, too.
private final class MainQueueTurns: Sendable {
    private struct State {
        var number = 0
        var endsTurn = false
    }

    private let state = Mutex(State())

    var number: Int {
        state.withLock { state in
            if !state.endsTurn {
                state.endsTurn = true
                DispatchQueue.main.async { self.endTurn() }
            }
            return state.number
        }
    }

    private func endTurn() {
        state.withLock { state in
            state.number += 1
            state.endsTurn = false
        }
    }
}
