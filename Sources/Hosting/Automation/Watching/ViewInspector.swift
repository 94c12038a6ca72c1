import Foundation
import Hosting
import Views

/// Looks into the views of a running app for whoever inspects it: finds them by numbers, reads and
/// writes their properties, and points at them.
@MainActor
package final class ViewInspector {
    private let driver: ScenarioDriver
    private var host: AppHost { driver.target }
    /// The views that have a number, for as long as they are there.
    private var known: [Int: WeakNode] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var lastNumber = 0
    private var picked: Int?
    private var highlighted: Int?

    private struct WeakNode { weak var node: _ViewNode? }

    package init(_ driver: ScenarioDriver) { self.driver = driver }

    // MARK: Finding

    /// The views of all windows, a list for each in the order of the windows.
    package var views: [ViewRecord] {
        known = known.filter { $0.value.node != nil }
        numbers = numbers.filter { known[$0.value] != nil }
        return host.instance.windows.flatMap { window in
            ViewOutline.all(in: window.tree).map { record($0, in: window.id) }
        }
    }

    private func record(_ outline: ViewOutline, in window: WindowID) -> ViewRecord {
        ViewRecord(
            id: number(of: outline.node), name: outline.name, isOwn: outline.isOwn,
            window: window.number, frame: outline.frame?.bounded, modifiers: outline.modifiers,
            children: outline.children.map { record($0, in: window) })
    }

    private func number(of node: _ViewNode) -> Int {
        if let number = numbers[ObjectIdentifier(node)], known[number]?.node === node {
            return number
        }
        lastNumber += 1
        known[lastNumber] = WeakNode(node: node)
        numbers[ObjectIdentifier(node)] = lastNumber
        return lastNumber
    }

    private func outline(_ number: Int) throws(StepFailure) -> ViewOutline {
        guard let node = known[number]?.node, !node.isRemoved else {
            throw StepFailure("view \(number) is not there any more")
        }
        return ViewOutline(of: node)
    }

    /// What has happened since somebody looked.
    package var news: AppNews {
        AppNews(
            turn: host.app.turnLog?.turns.last?.number ?? 0, version: ControlCommand.version,
            picked: picked)
    }

    package var kinds: [NodeKind] {
        var sums: [String: (count: Int, bytes: Int)] = [:]
        for window in host.instance.windows {
            for kind in window.tree.nodeKinds {
                let sum = sums[kind.name] ?? (0, 0)
                sums[kind.name] = (sum.count + kind.count, sum.bytes + kind.bytes)
            }
        }
        return sums.map { NodeKind(name: $0.key, count: $0.value.count, bytes: $0.value.bytes) }
            .sorted { $0.bytes == $1.bytes ? $0.name < $1.name : $0.bytes > $1.bytes }
    }

    // MARK: Reading and writing

    package func detail(of number: Int) throws(StepFailure) -> ViewDetail {
        let outline = try outline(number)
        return ViewDetail(
            properties: outline.properties.map(ViewDetail.Property.init),
            environment: outline.environment.shortList,
            layout: outline.layouts.map { .init($0) },
            reasons: driver.reasons(for: outline.node, named: outline.name))
    }

    /// Gives a property another value, as text.
    package func set(_ name: String, to text: String, of number: Int) throws(StepFailure) {
        let outline = try outline(number)
        guard let property = outline.properties.first(where: { $0.name == name }) else {
            throw StepFailure("\(outline.name) has no property \(name)")
        }
        guard property.isEditable else {
            throw StepFailure("\(name) of \(outline.name) cannot be written as text")
        }
        guard let value = EditedValue(text, like: property.get())?.value,
            host.runningApp({ property.set?(value) }) == true
        else {
            throw StepFailure(
                "“\(text.prefix(100))” is no value for \(name), of the type \(property.type)")
        }
    }

    // MARK: Pointing

    /// Dims all of the app but a view; with `nil` nothing.
    package func highlight(_ number: Int?) throws(StepFailure) {
        highlighted = number
        guard let number else { return host.highlight(nil) }
        let outline = try outline(number)
        let window = host.instance.windows.first { $0.tree === outline.node.tree }
        guard let window, let frame = outline.frame else { return host.highlight(nil) }
        host.highlight((window.id, frame))
    }

    /// Has the next press in the app choose a view instead of reaching it. What the pointer is over is
    /// highlighted meanwhile; Escape ends it.
    package func pick() {
        picked = nil
        host.intercept = { [weak self] event in self?.take(event) ?? false }
    }

    private func take(_ event: InputEvent) -> Bool {
        switch event.kind {
        case .pointer(let pointer):
            guard let window = event.window.flatMap({ host.instance[$0] }) else { return false }
            let found = ViewOutline.all(in: window.tree).lazy
                .map { self.record($0, in: window.id) }
                .compactMap { $0.innermost(at: pointer.location) }.last
            if pointer.phase == .up {
                picked = found?.id ?? 0
                host.intercept = nil
            } else if found?.id != highlighted {
                try? highlight(found?.id)
            }
            return true
        case .key(let key):
            guard key.key == .escape, key.phase != .up else { return true }
            picked = 0
            host.intercept = nil
            host.highlight(nil)
            return true
        default: return false
        }
    }
}

extension ViewDetail.Property {
    @MainActor
    fileprivate init(_ property: InspectedProperty) {
        self.init(
            name: property.name, wrapper: property.wrapper, type: "\(property.type)",
            value: StateChange.text(of: property.get()), isEditable: property.isEditable)
    }
}

extension InspectedProperty {
    @MainActor
    fileprivate var isEditable: Bool {
        self.set != nil && EditedValue.isPossible(for: get())
    }
}

/// A value of a simple type, read from text.
private struct EditedValue {
    let value: Any

    /// Reads a value of the type that another one has; `nil` if the text is none.
    init?(_ text: String, like old: Any) {
        switch old {
        case is String: value = text
        case is Bool:
            guard let flag = Bool(text) else { return nil }
            value = flag
        case is Int:
            guard let number = Int(text) else { return nil }
            value = number
        case is Double:
            guard let number = Double(text), number.isFinite else { return nil }
            value = number
        case is CGFloat:
            guard let number = Double(text), number.isFinite else { return nil }
            value = CGFloat(number)
        default: return nil
        }
    }

    static func isPossible(for value: Any) -> Bool {
        value is String || value is Bool || value is Int || value is Double || value is CGFloat
    }
}

extension EnvironmentValues {
    /// The values that explain most of what a view looks like.
    fileprivate var shortList: [ViewDetail.Value] {
        [
            .init("colorScheme", "\(colorScheme)"), .init("locale", locale.identifier),
            .init("layoutDirection", "\(layoutDirection)"),
            .init("dynamicTypeSize", "\(dynamicTypeSize)"), .init("isEnabled", "\(isEnabled)"),
            .init("displayScale", "\(displayScale)"), .init("controlSize", "\(controlSize)"),
            .init("lineLimit", lineLimit.map { "\($0)" } ?? "nil"),
        ]
    }
}
