import AutomationProtocol
import Foundation
import XCTest

/// An element of an app, which is looked for anew at each use.
public class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    private let ownApp: XCUIApplication?
    private let ownSearch: XCUIElementQuery.Search?
    let name: String

    init(_ app: XCUIApplication?, _ name: String, _ search: XCUIElementQuery.Search?) {
        ownApp = app
        ownSearch = search
        self.name = name
    }

    /// The app that the element is in; for an app, that app.
    var app: XCUIApplication {
        if let ownApp { return ownApp }
        guard let app = self as? XCUIApplication else {
            fatalError("An element was made without an app")
        }
        return app
    }

    var search: XCUIElementQuery.Search { ownSearch ?? { [$0] } }

    var nodes: [ElementNode] { app.tree.map(search) ?? [] }

    private var node: ElementNode? { nodes.first }

    // MARK: Reading

    /// Whether the app runs and has such an element now, in sight or not.
    public var exists: Bool { node != nil }

    /// Waits until it is there, at most so many seconds.
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        app.wait(timeout) { self.exists }
    }

    /// Waits until it is gone, at most so many seconds.
    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
        app.wait(timeout) { !self.exists }
    }

    /// Waits until the element is there and a property of it has a value, for so many seconds of
    /// real time at most, and returns whether it has.
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
    ) -> Bool {
        app.wait(timeout) { self.exists && self[keyPath: keyPath] == value }
    }

    /// Whether a press would reach it: it is there, and can be seen without scrolling.
    public var isHittable: Bool {
        guard let node else { return false }
        guard let selector = selector(of: node) else { return true }
        return app.isInSight(selector, node)
    }

    /// The accessibility identifier; for a window the id of its scene, for a navigation bar its
    /// title. Empty if the element has none or is not there.
    public var identifier: String { node?.identifier ?? "" }
    /// The accessibility label; for a window its title, for an app its name. Empty if the element
    /// has none or is not there.
    public var label: String { node?.label ?? "" }
    /// The title of a window or a control, which is the label here.
    public var title: String { node?.label ?? "" }
    /// The value as a `String`: `1` or `0` for a switch, a field's text, or its prompt if it is
    /// empty.
    public var value: Any? { node?.shownValue }
    /// The prompt of a text field, which is its label here, or `nil` if this is not a text field.
    public var placeholderValue: String? { node?.placeholder }
    /// Whether the element reacts to its user; false if it is not there.
    public var isEnabled: Bool { node?.isEnabled ?? false }
    /// Whether the element is selected, as a tab or a row can be; false if it is not there.
    public var isSelected: Bool { node?.isSelected ?? false }
    /// Whether the element has the keyboard focus; false if it is not there.
    public var hasFocus: Bool { node?.isFocused ?? false }
    /// The most usual of the types that stand for the element, or `any` if it is not there.
    public var elementType: ElementType { node?.types.first ?? .any }
    /// The frame on the screen, in points; zero if the element is not there.
    public var frame: CGRect { node?.frame ?? .zero }

    /// Returns a query for the elements of a type inside the element, at any depth.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, name, search).descendants(matching: type)
    }

    /// Returns a query for the elements of a type that are directly inside the element.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, name, search).children(matching: type)
    }

    public override var debugDescription: String {
        "\(name):\n" + nodes.flatMap { $0.lines("  ") }.joined(separator: "\n")
    }

    public override var description: String { name }

    /// A picture of its part of the window.
    public func screenshot() -> XCUIScreenshot { app.picture(of: node) }

    // MARK: Acting

    /// The selector of a step for an element; nil for an app, a window or a bar.
    func selector(of node: ElementNode) -> Selector? {
        node.target.flatMap { $0.tree.selector(for: $0.node) }
    }

    /// Does something with the only element, once it is there. A test in which that cannot be done
    /// fails at the line that asked.
    func act(_ what: String, _ place: CallPlace, _ work: (ElementNode) throws -> Void) {
        _ = app.wait(Self.patience) { !self.nodes.isEmpty }
        let found = nodes
        guard found.count == 1 else {
            let list = found.prefix(10).map { "\n  " + $0.lines()[0] }.joined()
            let near = found.isEmpty ? app.nearest(to: name) : list
            return app.fail(
                "\(what): found \(found.count) of \(name)\(near)", place)
        }
        do {
            try work(found[0])
            app.settle()
        } catch {
            app.fail("\(what) \(name): \(error)", place)
        }
    }

    /// Does steps with the selector of the element.
    func act(
        _ what: String, _ place: CallPlace, reveal: Bool = true,
        _ steps: (Selector, ElementNode) throws -> [ScenarioStep]
    ) {
        act(what, place) { node in
            guard let selector = selector(of: node) else {
                throw StepFailure("it is not an element that is used by itself")
            }
            if reveal, !selector.isInChrome { try app.perform(.reveal(selector)) }
            for step in try steps(selector, node) { try app.perform(step) }
        }
    }

    /// The seconds for which an action waits for its element.
    private static let patience = 1.0
}

/// What a predicate asks of an element by name, such as `exists == true`.
extension XCUIElement: CustomReflectable {
    /// The properties that a predicate can ask for by name; only `exists` and `isHittable` if the
    /// element is not there.
    public var customMirror: Mirror {
        guard let node else {
            return Mirror(self, children: ["exists": false, "isHittable": false])
        }
        let children = node.properties.map { (label: Optional($0.key), value: $0.value) }
        return Mirror(
            self,
            children: children + [(label: "isHittable", value: isHittable as Any)])
    }
}
