import Views

@MainActor
extension AppInstance {
    /// Does what the window manager said should follow.
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
                guard let window = self[id] else { continue }
                window.tree.setSize(window.size, scale: window.state.scale)
            case .closeRequested(let id): requests.append(id)
            case .exposed: break
            }
        }
        publish(steps)
        for scene in ended { end(scene) }
        for id in requests { close(id) }
        let key = manager.hasFocus ? manager.key.flatMap { scenes[$0] } : nil
        for scene in scenes {
            scene.setKey(scene === key)
            if scene !== key, scene.menuBar.isOpen { scene.menuBar.close() }
        }
        menus.keyWindowChanged(to: key?.id)
        graph.focusedValues.keyWindowChanged(to: key?.tree.handle)
        windowsChanged()
    }

    /// Publishes phases one at a time, each in an update of its own; those of several scenes go
    /// step by step together, so that the app sees the phases all of them pass through. A scene
    /// that gives way to another stays active until the other is, for the app stays so, too.
    func publish(_ steps: [(scene: SceneInstance, phases: [ScenePhase])]) {
        let wait = steps.compactMap { $0.phases.firstIndex(of: .active) }.min() ?? 0
        let paths = steps.map { step in
            (step.scene, step.phases, start: step.scene.announced == .active ? wait : 0)
        }
        for number in 0..<(paths.map { $0.1.count + $0.start }.max() ?? 0) {
            var writes: [() -> Void] = []
            for (scene, phases, start) in paths where phases.indices.contains(number - start) {
                let phase = phases[number - start]
                scene.announced = phase
                if phase != .active { needsCheckpoint = true }
                writes.append { scene.shownPhase.write(phase) }
            }
            writes += aggregateWrites()
            graph.writes.enqueue(PendingAction { for write in writes { write() } }, .separate)
        }
    }

    private func aggregateWrites() -> [() -> Void] {
        var writes: [() -> Void] = []
        func announce(_ group: PhaseGroup, _ members: some Sequence<SceneInstance>) {
            guard let phase = group.announce(members.map(\.announced)) else { return }
            writes.append { group.phase.write(phase) }
        }
        announce(phases, scenes)
        for group in catalog.phaseGroups {
            announce(group, scenes.filter { $0.declaration.isIn(group) })
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
