import Foundation
import Geometry
import Layouts

// A finger on the content, and the way to rest after it has left.
extension ScrollRender {
    package func mayDrag(_ axis: Axis) -> Bool {
        scrolls(axis)
            && (limit[axis] > 0 || bounce(along: axis) == .always
                || axis == .vertical && settings.refresh != nil)
    }

    private func bounce(along axis: Axis) -> ScrollBounceBehavior {
        axis == .horizontal ? settings.horizontalBounce : settings.verticalBounce
    }

    package func touchBegan() {
        let wasMoving = glide != nil || motion != nil
        stopMotion()
        cancelWheelPause()
        gestureStart = offset
        setPhase(.tracking)
        if wasMoving { bars.flash() }
    }

    package func drag(to wanted: CGPoint) {
        stopMotion()
        userBeganScrolling()
        pushKeyboardDown()
        present(wanted, resists: true)
        settings.refresh?.pulled(by: -overscroll.y)
    }

    /// Notes that the user scrolls, which may take the focus from a text field.
    func userBeganScrolling() {
        guard phase != .interacting else { return }
        setPhase(.interacting)
        if settings.dismissesKeyboard.dismissesAtOnce(beneathKeyboard: tree.showsKeyboard) {
            dismissKeyboard()
        }
    }

    private func dismissKeyboard() {
        if tree.focus.current?.focusable.text != nil { tree.focus.clear() }
    }

    /// A finger that scrolls has reached the keyboard and pushes it down.
    private func pushKeyboardDown() {
        guard tree.showsKeyboard, settings.dismissesKeyboard == .interactively,
            let finger = tree.events.pointerLocation,
            finger.y >= tree.size.height - tree.rootRender.keyboardHeight
        else { return }
        dismissKeyboard()
    }

    package func touchEnded(_ velocity: CGVector) {
        guard phase == .interacting else {
            // The finger has stopped a glide; the content still comes to rest at a target.
            if phase == .tracking { settle(velocity: .zero) }
            return
        }
        beginRefreshIfPulled()
        let speed = CGVector(
            dx: mayDrag(.horizontal) ? velocity.dx : 0, dy: mayDrag(.vertical) ? velocity.dy : 0)
        settle(velocity: speed)
    }

    /// Shows an offset that may be beyond the content, as far as that may be pulled. With
    /// resistance the content follows less the further it is pulled.
    func present(_ wanted: CGPoint, resists: Bool) {
        var inside = wanted
        var pulled = CGPoint.zero
        for axis in Axis.allCases {
            let nearest = min(max(wanted[axis], 0), limit[axis])
            inside[axis] = nearest
            let excess = wanted[axis] - nearest
            guard excess != 0, mayPull(axis, excess) else { continue }
            pulled[axis] = resists ? Self.resisted(excess, in: size[axis]) : excess
        }
        _ = move(to: clamped(inside), overscroll: pulled)
    }

    private func mayPull(_ axis: Axis, _ excess: CGFloat) -> Bool {
        guard mayDrag(axis) else { return false }
        if axis == .vertical, excess < 0, settings.refresh != nil { return true }
        return settings.dragsContent
    }

    /// The pull of a rubber band: it never reaches the scroll view's own length.
    private static func resisted(_ excess: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let way = length * (1 - 1 / (abs(excess) * 0.55 / length + 1))
        return (excess < 0 ? -way : way).rounded()
    }

    /// The offset that a finger holds which touches the content now: the opposite of what `resisted`
    /// does to a pull.
    package var touchedOffset: CGPoint {
        var held = offset
        for axis in Axis.allCases where overscroll[axis] != 0 && size[axis] > 0 {
            let share = min(abs(overscroll[axis]) / size[axis], 0.9)
            let way = size[axis] / 0.55 * (1 / (1 - share) - 1)
            held[axis] += overscroll[axis] < 0 ? -way : way
        }
        return held
    }

    /// What the content stays pulled by while new content is fetched.
    func restingOverscroll(at offset: CGPoint) -> CGPoint {
        guard let refresh = settings.refresh, refresh.isRefreshing, offset.y <= 0 else {
            return .zero
        }
        return CGPoint(x: 0, y: -RefreshPull.restingDistance)
    }

    // MARK: Rest

    /// Brings the content to rest after the user has let it go.
    func settle(velocity: CGVector, from wanted: CGPoint? = nil) {
        let here = CGPoint(x: offset.x + overscroll.x, y: offset.y + overscroll.y)
        let proposed =
            wanted
            ?? CGPoint(
                x: here.x + velocity.dx * ScrollGlide.reach,
                y: here.y + velocity.dy * ScrollGlide.reach)
        let target = restingOffset(for: proposed, velocity: velocity)
        begin(
            ScrollGlide(
                of: self, from: here, to: target, velocity: velocity,
                isFree: target == proposed))
    }

    private func begin(_ new: ScrollGlide) {
        stopMotion()
        guard new.moves else {
            setPhase(.idle)
            return
        }
        glide = new
        setPhase(.decelerating, velocity: new.velocity)
        new.start()
    }

    /// Glides on to where the rows have turned out to be, or ends.
    func glideEnded() {
        guard let ended = glide else { return }
        glide = nil
        _ = show(offset)
        if !ended.isCorrection, settings.behavior != nil {
            gestureStart = offset
            let target = restingOffset(for: offset, velocity: .zero)
            let rest = ScrollGlide(
                of: self, from: offset, to: target, velocity: .zero, isFree: false,
                isCorrection: true)
            if rest.moves {
                glide = rest
                return rest.start()
            }
        }
        setPhase(.idle)
    }

    /// Where the content comes to rest that would by itself at `proposed`, as far as it reaches.
    func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
        func limited(_ offset: CGPoint) -> CGPoint {
            CGPoint(
                x: min(max(offset.x, 0), limit.width), y: min(max(offset.y, 0), limit.height))
        }
        var rest = limited(proposed)
        if let behavior = settings.behavior {
            let margins = settings.margins
            let container = CGSize(
                width: max(0, size.width - margins.leading - margins.trailing),
                height: max(0, size.height - margins.top - margins.bottom))
            let properties = behavior.properties(
                context: ScrollTargetBehaviorPropertiesContext(environment: environment))
            if properties.limitsScrolls {
                for axis in Axis.allCases {
                    let (start, length) = (gestureStart[axis], container[axis])
                    rest[axis] = min(max(rest[axis], start - length), start + length)
                }
            }
            var target = ScrollTarget(rect: CGRect(origin: rest, size: container))
            let context = ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(
                    rect: CGRect(origin: gestureStart, size: container)),
                velocity: velocity, contentSize: publicGeometry.contentSize,
                containerSize: container, axes: settings.axes, environment: environment,
                frames: { [unowned self] area in targetFrames(near: area).map(\.frame) })
            behavior.updateTarget(&target, context: context)
            let anchor = target.anchor ?? .topLeading
            let point = anchor.point(in: target.rect)
            let wanted = CGPoint(
                x: point.x - anchor.x * container.width, y: point.y - anchor.y * container.height)
            if wanted.x.isFinite, wanted.y.isFinite { rest = limited(wanted) }
        }
        let pulled = restingOverscroll(at: rest)
        return CGPoint(x: rest.x + pulled.x, y: rest.y + pulled.y)
    }

    var environment: EnvironmentValues {
        viewNode?.scope.current ?? EnvironmentValues()
    }
}
