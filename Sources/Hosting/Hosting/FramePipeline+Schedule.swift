import Views

/// When the next frame is due.
extension FramePipeline {
    /// Whether nothing but repaints that were foreseen can be due in these windows, none of which
    /// has work: nothing moves, no press or call waits for this moment.
    package func onlyRepaintsAreDue(_ surfaces: [WindowSurface]) -> Bool {
        surfaces.allSatisfy { surface in
            let events = surface.tree.events
            return !surface.tree.isAnimating && events.deadline.map { $0 > app.now } ?? true
                && surface.tree.repaints.nextCall.map { $0 > app.now } ?? true
        }
    }

    /// When the next frame is due without any event, in seconds of the frame clock: at once while
    /// something moves, or when a held press comes to mean something; nil where nothing waits.
    package func nextDeadline(_ surfaces: [WindowSurface]) -> Double? {
        if app.writes.hasWrites || !app.actions.isEmpty { return app.now }
        let isAnimating = surfaces.contains { $0.isVisible && $0.tree.isAnimating }
        let frame = isAnimating ? app.now + pace.interval : nil
        let repaints = surfaces.filter(\.isVisible).compactMap(\.tree.repaints.next)
        return (surfaces.compactMap(\.tree.events.deadline) + repaints)
            .reduce(frame) { min($0 ?? $1, $1) }
    }
}
