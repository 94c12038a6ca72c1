import AutomationProtocol
import Foundation

/// What a user does with an element.
extension XCUIElement {
    /// Presses the element once, after scrolling to it. Fails the test if a second does not bring
    /// exactly one such element, or if the pointer cannot reach it.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        press(.tap, "tap", CallPlace(file: file, line: line))
    }

    /// Presses the element once with the primary button, which is a tap here.
    public func click(file: StaticString = #filePath, line: UInt = #line) {
        press(.tap, "click", CallPlace(file: file, line: line))
    }

    /// Presses the element twice in a row, after scrolling to it.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        press(.doubleTap, "doubleTap", CallPlace(file: file, line: line))
    }

    /// Presses the element twice in a row with the primary button, which is a double tap here.
    public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
        press(.doubleTap, "doubleClick", CallPlace(file: file, line: line))
    }

    /// Presses the element once with the secondary button, which opens a context menu.
    public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
        press(.rightTap, "rightClick", CallPlace(file: file, line: line))
    }

    /// Moves the pointer to the element, after scrolling to it, without a press.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        press(.hover, "hover", CallPlace(file: file, line: line))
    }

    /// Presses the element: briefly if the duration is below half a second, or else for long enough
    /// to be a long press.
    public func press(
        forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(duration < 0.5 ? .tap : .longPress, "press", CallPlace(file: file, line: line))
    }

    /// Drags the element to another one. The duration has no effect.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        act("drag", CallPlace(file: file, line: line)) { selector, _ in
            guard let end = other.nodes.first, let target = other.selector(of: end) else {
                throw StepFailure("there is no \(other.name) to drag to")
            }
            return [.drag(from: .element(selector), to: .at(.element(target)))]
        }
    }

    private func press(_ press: ScenarioStep.Press, _ what: String, _ place: CallPlace) {
        act(what, place) { node in
            if let selector = selector(of: node) {
                if !selector.isInChrome { try app.perform(.reveal(selector)) }
                try app.perform(.press(press, .element(selector)))
            } else {
                try app.perform(.press(press, app.centre(of: node)))
            }
        }
    }

    // MARK: Texts

    /// Types into the element, which has to have the keyboard.
    public func typeText(
        _ text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("typeText", CallPlace(file: file, line: line)) { node in
            guard node.isFocused || node.descendants.contains(where: \.isFocused) else {
                throw StepFailure("it does not have the keyboard; a tap gives it that")
            }
            for step in UITestKeys.steps(typing: text) { try app.perform(step) }
        }
    }

    /// Presses a key with modifiers.
    public func typeKey(
        _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        act("typeKey", CallPlace(file: file, line: line)) { _ in
            try app.perform(try UITestKeys.step(key, modifierFlags))
        }
    }

    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: modifierFlags, file: file, line: line)
    }

    // MARK: Scrolling

    /// Scrolls towards the bottom by three quarters of the element's height, 75 to 600 points.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
        scroll("swipeUp", 0, 1, CallPlace(file: file, line: line))
    }

    /// Scrolls towards the top by three quarters of the element's height, 75 to 600 points.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
        scroll("swipeDown", 0, -1, CallPlace(file: file, line: line))
    }

    /// Scrolls towards the right by three quarters of the element's width, 75 to 300 points.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
        scroll("swipeLeft", 1, 0, CallPlace(file: file, line: line))
    }

    /// Scrolls towards the left by three quarters of the element's width, 75 to 300 points.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
        scroll("swipeRight", -1, 0, CallPlace(file: file, line: line))
    }

    /// Scrolls by a part of the element's size, as two fingers on a touchpad do.
    private func scroll(_ what: String, _ x: Double, _ y: Double, _ place: CallPlace) {
        act(what, place) { node in
            let size = node.frame.size == .zero ? app.keyWindowSize : node.frame.size
            let distance = CGSize(
                width: x * min(max(size.width, 100), 400) * Self.swipedPart,
                height: y * min(max(size.height, 100), 800) * Self.swipedPart)
            try app.perform(.scroll(app.target(of: node, selector(of: node)), by: distance))
        }
    }

    private static let swipedPart = 0.75

    /// Scrolls by distances in points: negative ones towards the right and the bottom, positive
    /// ones towards the left and the top.
    public func scroll(
        byDeltaX x: CGFloat, deltaY y: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("scroll", CallPlace(file: file, line: line)) { node in
            try app.perform(
                .scroll(
                    app.target(of: node, selector(of: node)), by: CGSize(width: -x, height: -y)))
        }
    }

    // MARK: Fingers and controls

    private static let beyond = 1e300

    /// Moves two fingers to a multiple of their distance; less than 1 brings them together. Fails
    /// the test if the scale is not positive. The velocity has no effect.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        act("pinch", CallPlace(file: file, line: line)) { selector, _ in
            [.pinch(.element(selector), scale: scale, degrees: 0)]
        }
    }

    /// Turns two fingers, by an angle in radians. The velocity has no effect.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        act("rotate", CallPlace(file: file, line: line)) { selector, _ in
            [.pinch(.element(selector), scale: 1, degrees: rotation * 180 / .pi)]
        }
    }

    /// Chooses an option of a picker by its label.
    public func adjust(
        toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("adjust", CallPlace(file: file, line: line)) { selector, _ in
            [.pick(selector, option: value)]
        }
    }

    /// Drags a slider to a part of its length, from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        act("adjust", CallPlace(file: file, line: line)) { selector, node in
            guard let frame = node.element?.frame else { return [] }
            // The ends are values, too: those beyond them are as far as the thumb goes.
            if position <= 0 { return [.slide(selector, to: -Self.beyond)] }
            if position >= 1 { return [.slide(selector, to: Self.beyond)] }
            let inset = min(frame.height, frame.width) / 2
            let end = CGPoint(
                x: frame.minX + inset + (frame.width - 2 * inset) * position, y: frame.midY)
            return [
                .drag(
                    from: .element(selector),
                    to: .at(.point(end, selector.windows)))
            ]
        }
    }
}
