import Foundation
import Geometry
import Layouts

// Scrolling by wheel and by keys, which end at targets too.
extension ScrollRender {
    /// Takes a step of the wheel; returns what it leaves to scroll views around.
    func takeWheel(_ delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return delta }
        guard hasPhases else { return scroll(by: delta) }
        let begins = wheelPause == nil
        let wasPulled = overscroll.y < 0
        if begins {
            gestureStart = offset
            stopMotion()
        }
        // A scroll that comes from further down stops at the top.
        let isPull =
            settings.refresh != nil && offset.y <= 0 && gestureStart.y <= 0
            && (delta.height < 0 || delta.height > 0 && wasPulled)
        guard isPull || mayScroll(by: delta) else { return scroll(by: delta) }
        let pause =
            wheelPause ?? WheelPause(in: tree) { [weak self] in self?.wheelEnded(after: $0) }
        wheelPause = pause
        pause.add(delta)
        userBeganScrolling()
        guard isPull else { return scroll(by: delta) }
        pull(by: delta.height)
        return CGSize(width: delta.width, height: 0)
    }

    /// Whether the content reaches any further in the direction.
    private func mayScroll(by delta: CGSize) -> Bool {
        Axis.allCases.contains { axis in
            scrolls(axis)
                && (delta[axis] > 0 && offset[axis] < limit[axis]
                    || delta[axis] < 0 && offset[axis] > 0)
        }
    }

    /// Pulls the beginning of the content by the wheel.
    private func pull(by distance: CGFloat) {
        guard let refresh = settings.refresh, !refresh.isRefreshing else { return }
        let least = -RefreshPull.threshold * 1.2
        let pulled = min(0, max(least, overscroll.y + distance / 2))
        _ = move(to: offset, overscroll: CGPoint(x: 0, y: pulled))
        refresh.pulled(by: -pulled)
        beginRefreshIfPulled()
    }

    private func wheelEnded(after distance: CGSize) {
        wheelPause = nil
        let velocity = settings.behavior == nil ? .zero : Self.fling(along: distance)
        settle(velocity: velocity, from: offset)
    }

    /// Something else scrolls now, or nothing does.
    func cancelWheelPause() {
        wheelPause?.cancel()
        wheelPause = nil
    }

    /// A velocity that always leads on to the next target, however short the distance is.
    private static func fling(along distance: CGSize) -> CGVector {
        let speed = ScrollFling.speed * 1.01
        func along(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length > 0 ? speed : -speed }
        return CGVector(dx: along(distance.width), dy: along(distance.height))
    }

    /// Scrolls by the step of a key: at once, or to the next target of the behaviour.
    func step(by delta: CGSize) {
        guard settings.behavior != nil else { return stepAtOnce(by: delta) }
        let start = motion?.target ?? offset
        gestureStart = start
        let target = restingOffset(
            for: CGPoint(x: start.x + delta.width, y: start.y + delta.height),
            velocity: Self.fling(along: delta))
        scroll(to: target, animation: .snappy(duration: 0.3))
    }

    // MARK: Refreshing

    func beginRefreshIfPulled() {
        guard let refresh = settings.refresh, !refresh.isRefreshing,
            -overscroll.y >= RefreshPull.threshold
        else { return }
        refresh.begin()
    }

    /// Moves the content to where it rests while new content is fetched, or back.
    func refreshingChanged() {
        guard phase == .idle, offset.y <= 0 else { return }
        settle(velocity: .zero)
    }

    /// Scrolls because of a key, which needs no time.
    private func stepAtOnce(by delta: CGSize) {
        guard hasPhases else {
            _ = scroll(by: delta)
            return
        }
        setPhase(.interacting)
        _ = scroll(by: delta)
        setPhase(.idle)
    }

    // MARK: Bars

    package func barBegan() {
        stopMotion()
        gestureStart = offset
        setPhase(.interacting)
    }

    package func barEnded() { settle(velocity: .zero) }

    package func flashBars() { bars.flash() }
}
