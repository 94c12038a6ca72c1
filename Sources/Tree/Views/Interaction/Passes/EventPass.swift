import Foundation
import Geometry

/// Delivers one event to the nodes of one window.
@MainActor
package enum EventPass {
    /// Returns whether any node handled the event.
    @discardableResult
    package static func handle(_ event: InputEvent.Kind, in tree: ViewTree) -> Bool {
        switch event {
        case .pointer(let pointer):
            pointerEvent(pointer, tree)
            return true
        case .pinch(let pinch):
            pinchEvent(pinch, tree)
            return true
        case .drop(let drop):
            return dropEvent(drop, tree)
        case .wheel(let delta, let point, let modifiers, let isClick):
            let isTurned = modifiers.contains(.shift) && delta.width == 0
            let turned = isTurned ? CGSize(width: delta.height, height: 0) : delta
            guard isClick, !tree.rootScope.current.accessibilityReduceMotion else {
                return wheel(turned, at: point, tree)
            }
            WheelEasing.of(tree).add(turned, at: point) { step, point in
                _ = wheel(step, at: point, tree)
            }
            return true
        case .dial(let notches):
            return dial(notches, tree)
        case .key(let key):
            if key.isOfKeyboard { tree.inputWatcher?.hardwareKeyPressed() }
            noteModifiers(key.modifiers, tree)
            if key.phase == .down { tree.events.usesKeyboard = true }
            tree.events.heldKey = HeldKey(key, in: tree)
            return KeyEvents.handle(key, in: tree)
        case .text(let text):
            tree.inputWatcher?.hardwareKeyPressed()
            guard tree.events.keyGrabber == nil else { return true }
            // The text of a key that moved the focus, as Space on a button may, is for nothing.
            let isStray = tree.events.heldKey?.isAstray(text, in: tree) ?? false
            tree.events.heldKey = nil
            if isStray { return true }
            guard let insert = tree.focus.current?.focusable.text else { return false }
            insert(text)
            return true
        case .composing(let text, let selection):
            guard tree.events.keyGrabber == nil else { return true }
            guard let compose = tree.focus.current?.focusable.composing else { return false }
            compose(text, selection)
            return true
        case .modifiers(let held):
            noteModifiers(held, tree)
            return false
        case .window, .screensChanged, .quit, .screenLost, .wake:
            return false
        }
    }

    private static func noteModifiers(_ held: KeyModifiers, _ tree: ViewTree) {
        let source = tree.app.heldModifiers
        if source.value != held { source.write(held) }
    }

    /// Lets recognizers of a held press react to the time that has passed.
    package static func timePassed(in tree: ViewTree) {
        let now = tree.app.now
        let contenders = tree.events.contenders
        for contender in contenders where isContending(contender.recognizer, tree) {
            guard let deadline = contender.recognizer.deadline, deadline <= now else { continue }
            settle(contender.recognizer, contender.recognizer.timePassed(now), tree)
        }
        if contenders.count != tree.events.contenders.count { HoverPass.update(tree) }
    }

    // MARK: Pointer

    private static func pointerEvent(_ event: PointerEvent, _ tree: ViewTree) {
        tree.events.pointerLocation = event.phase == .left ? nil : event.location
        if pinches(with: event, tree) { return }
        switch event.phase {
        case .down:
            tree.events.isPressed = true
            tree.events.usesKeyboard = false
            tree.events.heldKey = nil
            // A recognizer of several taps may wait for this press.
            send(event, tree)
            if tree.events.contenders.isEmpty { begin(event, tree) }
        case .up:
            tree.events.isPressed = false
            send(event, tree)
        case .moved:
            send(event, tree)
        case .cancelled:
            tree.events.isPressed = false
            cancelAll(tree)
        case .left:
            break
        }
        HoverPass.update(tree)
    }

    private static func begin(_ event: PointerEvent, _ tree: ViewTree) {
        let path = HitTest.path(to: event.location, in: tree)
        moveFocus(toPressOn: path, tree)
        tree.events.contenders = contenders(on: path) { _ in true }
        send(event, tree)
    }

    /// The recognizers on a hit path in order of precedence.
    static func contenders(
        on path: [HitStep], where isWanted: (any GestureRecognizer) -> Bool
    ) -> [EventState.Contender] {
        var high: [EventState.Contender] = []
        var normal: [EventState.Contender] = []
        var isOpen = true
        for step in path {
            guard let responder = step.node.responder else { continue }
            if responder.isDisabled { break }
            defer {
                isOpen = isOpen && responder.admitsInnerGestures
            }
            for recognizer in responder.recognizers where isOpen && isWanted(recognizer) {
                let contender = EventState.Contender(recognizer: recognizer, node: step.node)
                if recognizer.precedence == .high {
                    high.append(contender)
                } else {
                    normal.append(contender)
                }
            }
        }
        return high + normal.reversed()
    }

    static func send(
        _ event: PointerEvent, _ tree: ViewTree, pinch: GestureEvent.Pinch? = nil
    ) {
        for contender in tree.events.contenders {
            guard let node = contender.node, node.isInTree else {
                contender.recognizer.cancel()
                tree.events.contenders.removeAll { $0.recognizer === contender.recognizer }
                continue
            }
            guard isContending(contender.recognizer, tree) else { continue }
            let local = GestureEvent(
                phase: event.phase, location: node.convertFromWindow(event.location),
                windowLocation: event.location, button: event.button,
                clickCount: event.clickCount, modifiers: event.modifiers, time: tree.app.now,
                size: node.size, node: node, pinch: pinch)
            settle(contender.recognizer, contender.recognizer.handle(local), tree)
        }
    }

    private static func isContending(
        _ recognizer: any GestureRecognizer, _ tree: ViewTree
    ) -> Bool {
        tree.events.contenders.contains { $0.recognizer === recognizer }
    }

    private static func settle(
        _ recognizer: any GestureRecognizer, _ verdict: GestureVerdict, _ tree: ViewTree
    ) {
        switch verdict {
        case .waiting:
            break
        case .ready:
            claimOrWait(recognizer, tree)
        case .failed:
            tree.events.contenders.removeAll { $0.recognizer === recognizer }
            claimNextReady(tree)
        case .active, .ended:
            let isExclusive = recognizer.precedence != .simultaneous
            let losers = tree.events.contenders.map(\.recognizer).filter {
                isExclusive && $0 !== recognizer && $0.precedence != .simultaneous
            }
            tree.events.contenders.removeAll { contender in
                losers.contains { $0 === contender.recognizer }
                    || verdict == .ended && contender.recognizer === recognizer
            }
            for loser in losers { loser.cancel() }
        }
    }

    /// Gives the press to a recognizer that has recognized its gesture, unless one before it may
    /// still win.
    private static func claimOrWait(_ recognizer: any GestureRecognizer, _ tree: ViewTree) {
        let contenders = tree.events.contenders
        guard let index = contenders.firstIndex(where: { $0.recognizer === recognizer }) else {
            return
        }
        let mustWait =
            recognizer.precedence != .simultaneous
            && contenders[..<index].contains { earlier in
                switch earlier.recognizer.precedence {
                case .high: true
                case .normal: earlier.recognizer.keepsOthersWaiting
                case .simultaneous: false
                }
            }
        if mustWait {
            tree.events.contenders[index].isReady = true
        } else {
            settle(recognizer, recognizer.claim(), tree)
        }
    }

    private static func claimNextReady(_ tree: ViewTree) {
        guard let next = tree.events.contenders.first(where: \.isReady) else { return }
        claimOrWait(next.recognizer, tree)
    }

    static func cancelAll(_ tree: ViewTree) {
        let contenders = tree.events.contenders
        tree.events.contenders = []
        for contender in contenders { contender.recognizer.cancel() }
    }

    /// Moves the focus to the view under a press if it takes the focus; any other press takes the
    /// focus away from a text field.
    private static func moveFocus(toPressOn path: [HitStep], _ tree: ViewTree) {
        // The menu bar keeps the focus, because its menus act on the focused view, and so does the
        // keyboard, which types into it.
        let (bar, keyboard) = (tree.rootRender.bar, tree.rootRender.keyboard)
        if tree.events.keyGrabber != nil
            || path.contains(where: { $0.node === bar || $0.node === keyboard })
        {
            return
        }
        let target = path.last {
            guard let focusable = $0.node.responder?.focusable else { return false }
            return focusable.isEnabled && !focusable.yieldsToContent
        }
        if let target, let focusable = target.node.responder?.focusable {
            // A button keeps the focus too, because its action may apply to the focused view.
            if focusable.text != nil || focusable.takesFocusOnPress {
                tree.focus.set(focusable, node: target.node, byKeyboard: false)
            }
            if focusable.text != nil { tree.inputWatcher?.fieldPressed() }
        } else if tree.focus.current?.focusable.text != nil, !tree.showsKeyboard,
            !path.contains(where: { $0.node.responder?.keepsFocus == true })
        {
            // A finger beside a field may scroll, and so leaves the keyboard on the screen.
            tree.focus.clear()
        }
    }

    // MARK: Wheel

    static func wheel(_ delta: CGSize, at point: CGPoint, _ tree: ViewTree) -> Bool {
        var left = delta
        var isTaken = false
        for step in HitTest.path(to: point, in: tree).reversed() {
            guard let wheel = step.node.responder?.wheel else { continue }
            let rest = wheel(left, step.point)
            isTaken = isTaken || rest != left
            left = rest
            if left == .zero { break }
        }
        HoverPass.update(tree)
        return isTaken
    }
}
