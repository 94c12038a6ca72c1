#if Mirror
    import NIOCore

    /// Makes viewers' updates on their event loop, one at a time and each in its turn. What viewers
    /// send is read in between.
    final class UpdateSchedule {
        private var turns = UpdateTurns<ObjectIdentifier>()
        private var viewers: [ObjectIdentifier: ViewerHandler] = [:]
        private var isScheduled = false

        /// An event loop runs all tasks that are due before it reads again.
        private static let pause = TimeAmount.microseconds(20)

        func add(_ viewer: ViewerHandler, on loop: EventLoop) {
            let id = ObjectIdentifier(viewer)
            viewers[id] = viewer
            turns.add(id)
            guard !isScheduled else { return }
            isScheduled = true
            loop.assumeIsolated().execute { [self] in run(on: loop) }
        }

        func remove(_ viewer: ViewerHandler) {
            let id = ObjectIdentifier(viewer)
            viewers[id] = nil
            turns.remove(id)
        }

        private func run(on loop: EventLoop) {
            isScheduled = false
            guard let id = turns.next(), let viewer = viewers[id] else { return }
            let cost = viewer.update()
            if viewers[id] != nil {
                turns.finish(id, cost: cost)
                if cost > 0 { turns.add(id) }
            }
            guard !turns.isEmpty, !isScheduled else { return }
            isScheduled = true
            loop.assumeIsolated().scheduleTask(in: Self.pause) { [self] in run(on: loop) }
        }
    }
#endif
