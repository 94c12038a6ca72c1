import Foundation
import Hosting
import Views

/// Presses and drags.
extension UserRecorder {
    /// What is pressed at once or not at all, wherever it is touched.
    private static let pressed: Set<ScreenElement.Role> = [
        .button, .link, .toggle, .picker, .option, .row, .cell, .tab, .menu, .menuItem, .text,
        .heading, .image,
    ]
    private static let fields: Set<ScreenElement.Role> = [.textField, .secureField, .textEditor]
    /// What changes its value by where it is touched.
    private static let valued: Set<ScreenElement.Role> = [.slider, .stepper]

    func take(_ event: PointerEvent, in window: WindowID) {
        let place = Pointer(window: window, location: event.location)
        switch event.phase {
        case .moved: pointer = place
        case .down:
            pointer = place
            let touched = target(at: place)
            var value: String?
            if case .element(_, let element) = touched { value = element.value }
            press = Press(
                start: place, time: host.clock.now, button: event.button, touched: touched,
                value: value)
        case .up:
            guard let press, press.start.window == window else { return }
            self.press = nil
            end(press, at: place, count: event.clickCount)
        case .cancelled: press = nil
        case .left: break
        }
    }

    private func end(_ press: Press, at end: Pointer, count: Int) {
        let distance = CGSize(
            width: end.location.x - press.start.location.x,
            height: end.location.y - press.start.location.y)
        if case .element(let selector, let element) = press.touched,
            Self.valued.contains(element.role)
        {
            return afterwards { self.noteValue(of: selector, element.role, before: press.value) }
        }
        guard hypot(distance.width, distance.height) < Self.slack else {
            return drag(press, to: end, by: distance)
        }
        let target = press.touched.step
        let isLong = host.clock.now - press.time >= Self.longPress
        if press.button == .secondary { return write(.press(.rightTap, target)) }
        if count == 2, case .press(.tap, target)? = last {
            return write(.press(.doubleTap, target), replacingLast: true)
        }
        write(.press(isLong ? .longPress : .tap, target))
    }

    /// What a press has made of a slider or a stepper.
    private func noteValue(
        of selector: Selector, _ role: ScreenElement.Role, before: String?
    ) {
        let now = host.screen.matches(selector).first?.element.value
        guard let after = now.flatMap(Double.init), let before = before.flatMap(Double.init),
            after != before
        else { return }
        if role == .slider {
            write(.slide(selector, to: after))
        } else {
            write(.action(selector, name: after > before ? "increment" : "decrement"))
        }
    }

    /// To another element, or else along the way that the pointer has gone.
    private func drag(_ press: Press, to end: Pointer, by distance: CGSize) {
        let start = press.touched
        if case .element(let from, let element) = start,
            case .element(let to, _) = target(at: end), from != to,
            !Self.fields.contains(element.role)
        {
            return write(.drag(from: .element(from), to: .at(.element(to))))
        }
        if case .element(_, let element) = start, Self.pressed.contains(element.role) {
            return write(.drag(from: start.step, to: .by(distance)))
        }
        let windows = windows(press.start.window)
        write(
            .drag(
                from: .point(press.start.location, windows), to: .at(.point(end.location, windows)))
        )
    }

    // MARK: What is touched

    /// Which window comes to front by itself is not the same without a display, so one of several has
    /// its number.
    func windows(_ window: WindowID) -> Selector.Windows {
        host.instance.windows.count == 1 ? .key : .number(window.number)
    }

    /// What a press at a place is for: an element, if a press of its centre does the same.
    func target(at place: Pointer) -> RecordedTarget {
        if let (selector, element) = element(at: place, if: isRecorded) {
            return .element(selector, element)
        }
        return .point(place.location, windows(place.window))
    }

    /// The innermost element at a place that is met there, or in the same way at its centre.
    func element(
        at place: Pointer, if belongs: (ScreenElement) -> Bool = { _ in true }
    ) -> (Selector, ScreenElement)? {
        let screen = host.screen
        guard let tree = host.tree(of: place.window),
            let window = screen.window(place.window.number)
        else { return nil }
        let path = HitTest.path(to: place.location, in: tree).map(\.node)
        for isInChrome in [false, true] {
            let all = (isInChrome ? window.chrome : window.root).descendants
            // What is inside of another element comes after it.
            let position = all.indices.last { position in
                let element = all[position]
                guard element.render?.isInTree == true, element.frame.contains(place.location)
                else { return false }
                return isMet(element, by: path, in: tree)
            }
            guard let position, belongs(all[position]) else { continue }
            let named = named(all, position)
            var selector = screen.selector(
                forElementAt: named, in: window, isInChrome: isInChrome)
            selector.windows = windows(place.window)
            return (selector, all[named])
        }
        return nil
    }

    private func isMet(_ element: ScreenElement, by path: [RenderNode], in tree: ViewTree) -> Bool {
        guard let render = element.render else { return false }
        if path.contains(where: { $0 === render }) { return true }
        let centre = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let last = HitTest.path(to: centre, in: tree).last?.node else { return path.isEmpty }
        return last === path.last
    }

    /// A row without a name is touched at its first text, which has one.
    private func named(_ all: [ScreenElement], _ position: Int) -> Int {
        let element = all[position]
        guard [.row, .cell].contains(element.role), element.label.isEmpty,
            (element.identifier ?? "").isEmpty
        else { return position }
        let inside = position + 1..<position + 1 + element.descendants.count
        return inside.first { all[$0].role == .text && !all[$0].label.isEmpty } ?? position
    }

    /// A field in which there is text already is touched where the caret is to be.
    private func isRecorded(_ element: ScreenElement) -> Bool {
        if Self.fields.contains(element.role) { return (element.value ?? "").isEmpty }
        return Self.pressed.contains(element.role) || Self.valued.contains(element.role)
    }

    /// What a wheel scrolls: nothing by itself has a better name than the place in its window.
    func scrolled(at location: CGPoint, in window: WindowID) -> StepTarget {
        .point(location, windows(window))
    }
}
