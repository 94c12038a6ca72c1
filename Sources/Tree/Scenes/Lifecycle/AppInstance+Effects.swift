import Views

@MainActor
extension AppInstance {
    /// Performs the effects that the window manager returns.
    func perform(_ effects: [WindowEffect]) {
        guard !effects.isEmpty else { return }
        var steps: [(scene: SceneInstance, phases: [ScenePhase])] = []
        var ended: [SceneInstance] = []
        var requests: [WindowID] = []
        for effect in effects {
            switch effect {
            case .phase(let id, let event):
                guard let scene = scenes[id] else { continue }
                steps.append((scene, scene.machine.handle(event)))
                if event == .closed { ended.append(scene) }
            case .resized(let id):
                guard let scene = scenes[id], let window = manager[id] else { continue }
                scene.tree.setSize(window.size, scale: window.scale)
            case .closeRequested(let id): requests.append(id)
            case .exposed: break
            }
        }
        publish(steps)
        for scene in ended { end(scene) }
        for id in requests { close(id) }
        let key = manager.hasFocus ? manager.key.flatMap { scenes[$0] } : nil
        if let old = keyScene, old !== key, scenes[old.id] === old { old.setKey(false) }
        keyScene = key
        key?.setKey(true)
        menus.closeMenus(exceptIn: key?.menuBar)
        menus.keyWindowChanged(to: key?.id)
        graph.focusedValues.keyWindowChanged(to: key?.tree.handle)
        windowsChanged()
    }

    /// Publishes phases one at a time, each in an update of its own. Several scenes step together,
    /// so that the app sees each phase they all pass through. A scene that loses the focus to
    /// another stays active until the other is active, so that the app stays active, too.
    func publish(_ steps: [(scene: SceneInstance, phases: [ScenePhase])]) {
        let wait = steps.compactMap { $0.phases.firstIndex(of: .active) }.min() ?? 0
        let paths = steps.map { step in
            (step.scene, step.phases, start: step.scene.pendingPhase == .active ? wait : 0)
        }
        for number in 0..<(paths.map { $0.1.count + $0.start }.max() ?? 0) {
            var writes: [() -> Void] = []
            var changes = PhaseChanges()
            for (scene, phases, start) in paths where phases.indices.contains(number - start) {
                let phase = phases[number - start]
                changes.scenes.append((scene, scene.pendingPhase, phase))
                scene.pendingPhase = phase
                if phase != .active { needsCheckpoint = true }
                writes.append { scene.shownPhase.write(phase) }
            }
            let appPhase = phases.pendingPhase
            writes += aggregateWrites()
            changes.app = (appPhase, phases.pendingPhase)
            graph.writes.enqueue(
                PendingAction { [weak self, graph] in
                    self?.announce(changes)
                    for write in writes { write() }
                    // After the views have seen it.
                    graph.actions.add(.change) { self?.confirm(changes) }
                }, .separate)
        }
    }

    /// What scenes and the app change to in one update.
    private struct PhaseChanges {
        var scenes: [(scene: SceneInstance, from: ScenePhase, to: ScenePhase)] = []
        var app = (from: ScenePhase.background, to: ScenePhase.background)
    }

    private func announce(_ changes: PhaseChanges) {
        guard let lifecycle else { return }
        for change in changes.scenes where change.scene.isConnected {
            lifecycle.handle(.phaseWillChange(change.scene, to: change.to))
        }
        guard changes.app.from != changes.app.to else { return }
        lifecycle.handle(.appPhaseWillChange(from: changes.app.from, to: changes.app.to))
    }

    private func confirm(_ changes: PhaseChanges) {
        guard let lifecycle else { return }
        for change in changes.scenes where change.scene.isConnected {
            lifecycle.handle(.phaseDidChange(change.scene, from: change.from))
        }
        guard changes.app.from != changes.app.to else { return }
        lifecycle.handle(.appPhaseDidChange(from: changes.app.from, to: changes.app.to))
    }

    private func aggregateWrites() -> [() -> Void] {
        var writes: [() -> Void] = []
        func publishAggregate(of group: PhaseGroup, _ members: some Sequence<SceneInstance>) {
            guard let phase = group.aggregateChange(members.lazy.map(\.pendingPhase)) else {
                return
            }
            writes.append { group.phase.write(phase) }
        }
        // Most that become active were opened last.
        publishAggregate(of: phases, scenes.reversed())
        for group in catalog.phaseGroups {
            publishAggregate(of: group, scenes.filter { $0.declaration.isIn(group) })
        }
        return writes
    }
}

extension Transaction {
    /// A transaction that shares its update with no other.
    static var separate: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = false
        return transaction
    }
}
