import AppRunning
import AutomationProtocol
import Foundation

/// Finding elements, reading them, and the presses and texts that they get.
extension DriverSession {
    static let elementRoutes = [
        CommandRoute("POST", "element") { try first($0, below: nil) },
        CommandRoute("POST", "elements") { .array(try all($0, below: nil)) },
        CommandRoute("POST", "element/{id}/element") { try first($0, below: $0["id"]) },
        CommandRoute("POST", "element/{id}/elements") { .array(try all($0, below: $0["id"])) },
        CommandRoute("GET", "element/active") { try $0.session.focusedElement() },
        CommandRoute("GET", "element/{id}/text") {
            .string(try $0.session.find($0["id"]).node.text)
        },
        CommandRoute("GET", "element/{id}/name") {
            .string(try $0.session.find($0["id"]).element.role.rawValue)
        },
        CommandRoute("GET", "element/{id}/computedrole") {
            .string(try $0.session.find($0["id"]).element.role.rawValue)
        },
        CommandRoute("GET", "element/{id}/computedlabel") {
            .string(try $0.session.find($0["id"]).element.label)
        },
        CommandRoute("GET", "element/{id}/enabled") {
            .bool(try $0.session.find($0["id"]).element.isEnabled)
        },
        CommandRoute("GET", "element/{id}/selected") {
            .bool(isChosen(try $0.session.find($0["id"]).element))
        },
        CommandRoute("GET", "element/{id}/displayed") { .bool(try $0.session.isInSight($0["id"])) },
        CommandRoute("GET", "element/{id}/rect") {
            .rect(try $0.session.find($0["id"]).element.frame)
        },
        CommandRoute("GET", "element/{id}/attribute/{name}") {
            try $0.session.attribute($0["name"], of: $0["id"])
        },
        CommandRoute("GET", "element/{id}/property/{name}") {
            try $0.session.attribute($0["name"], of: $0["id"])
        },
        CommandRoute("GET", "element/{id}/css/{name}") { _ in
            throw WebDriverError(.unsupportedOperation, "an app has no style sheets")
        },
        CommandRoute("GET", "element/{id}/screenshot") { context in
            let (_, element, tree) = try context.session.find(context["id"])
            let picture = try context.session.picture(of: element, in: tree.window)
            return .string(picture.base64EncodedString())
        },
        CommandRoute("POST", "element/{id}/click") { context in
            try context.session.click(try context.session.selector(context["id"]))
            return .null
        },
        CommandRoute("POST", "element/{id}/clear") { context in
            try context.session.clear(context["id"])
            return .null
        },
        CommandRoute("POST", "element/{id}/value") { context in
            try context.session.type(try context.body.text("text"), into: context["id"])
            return .null
        },
    ]

    // MARK: Finding

    private static func locator(_ context: CommandContext) throws(WebDriverError) -> Locator {
        try Locator(
            using: try context.body.text("using"), value: try context.body.text("value"))
    }

    private static func all(_ context: CommandContext, below id: String?) throws -> [JSONValue] {
        try context.session.find(try locator(context), below: id)
    }

    private static func first(_ context: CommandContext, below id: String?) throws -> JSONValue {
        guard let found = try all(context, below: id).first else {
            let (using, value) = (try context.body.text("using"), try context.body.text("value"))
            throw WebDriverError(.noSuchElement, "nothing has the \(using) \(value)")
        }
        return found
    }

    private func focusedElement() throws -> JSONValue {
        let tree = try tree()
        let focused = tree.elements.last { $0.element?.isFocused == true }
        guard let json = focused.flatMap({ json(of: $0, in: tree) }) else {
            throw WebDriverError(.noSuchElement, "nothing has the keyboard focus")
        }
        return json
    }

    // MARK: Reading

    /// Whether it is selected, or a toggle that is on.
    private static func isChosen(_ element: ScreenElement) -> Bool {
        element.isSelected || element.role == .toggle && element.value == "on"
    }

    func isInSight(_ id: String) throws -> Bool {
        var selector = try selector(id)
        selector.isInSight = true
        // A number counts among those that are in sight, too.
        let index = selector.index
        selector.index = nil
        do {
            try app.perform(.expect(.some(selector), within: nil))
        } catch is StepFailure {
            return false
        }
        guard index != nil else { return true }
        let (_, element, tree) = try find(id)
        let content = CGRect(origin: .zero, size: tree.window.frame.size)
        return element.frame.intersects(content)
    }

    func attribute(_ name: String, of id: String) throws -> JSONValue {
        let (node, element, _) = try find(id)
        switch name {
        case "name": return .string(node["id"] ?? element.label)
        case "identifier": return node["id"].map(JSONValue.string) ?? .null
        case "text": return .string(node.text)
        case "role", "type", "class", "tagName": return .string(element.role.rawValue)
        case "checked": return .string("\(Self.isChosen(element))")
        case "displayed", "visible": return .string("\(try isInSight(id))")
        case "rect":
            let frame = element.frame
            return .string("\(JSONValue.rect(frame))")
        default: return node[name].map(JSONValue.string) ?? .null
        }
    }

    // MARK: Acting

    /// Scrolls to an element and taps it, as a user would.
    func click(_ selector: Selector, _ press: ScenarioStep.Press = .tap) throws {
        if !selector.isInChrome { try app.perform(.reveal(selector)) }
        try app.perform(.press(press, .element(selector)))
    }

    private func clear(_ id: String) throws {
        let selector = try selector(id)
        let element = try find(id).element
        guard TreeNode.fields.contains(element.role), element.isEnabled else {
            throw WebDriverError(
                .invalidElementState, "\(element.line) has no text that can be cleared")
        }
        try app.perform(.reveal(selector))
        try app.perform(.clear(selector))
    }

    private func type(_ text: String, into id: String) throws {
        let element = try find(id).element
        guard TreeNode.fields.contains(element.role), element.isEnabled else {
            throw WebDriverError(.elementNotInteractable, "\(element.line) takes no text")
        }
        let selector = try selector(id)
        if !element.isFocused { try click(selector) }
        if let end = KeyStroke("ctrl+End") { try app.perform(.key(end)) }
        var keys = ClientKeys()
        for step in try keys.steps(typing: text) { try app.perform(step) }
    }
}
