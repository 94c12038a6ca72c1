import AppRunning
import AutomationProtocol

/// Alerts and dialogs, which are elements of the tree, too.
extension DriverSession {
    static let alertRoutes = [
        CommandRoute("GET", "alert/text") { .string(text(of: try $0.session.alert().node)) },
        CommandRoute("POST", "alert/text") { context in
            try context.session.type(try context.body.text("text"))
            return .null
        },
        CommandRoute("POST", "alert/accept") { context in
            try context.session.answer(by: "Return")
            return .null
        },
        CommandRoute("POST", "alert/dismiss") { context in
            try context.session.answer(by: "Escape")
            return .null
        },
    ]

    private func alert() throws -> (node: TreeNode, tree: WindowTree) {
        let tree = try tree()
        guard let node = tree.elements.last(where: { $0.element?.role == .alert }) else {
            throw WebDriverError(.noSuchAlert, "window \(tree.window.number) shows no alert")
        }
        return (node, tree)
    }

    /// The title and the texts below it.
    private static func text(of node: TreeNode) -> String {
        var texts: [String] = []
        node.forEach { part in
            guard let element = part.element, [.alert, .text, .heading].contains(element.role),
                !element.label.isEmpty, !texts.contains(element.label)
            else { return }
            texts.append(element.label)
        }
        return texts.joined(separator: "\n")
    }

    static func buttons(of node: TreeNode) -> [TreeNode] {
        node.descendants.filter { $0.element?.role == .button }
    }

    /// Answers the alert by a key, as a user does: Return is what does no harm where there is more.
    /// An alert without an action for the key is answered by its last button.
    private func answer(by key: String) throws {
        let before = try alert()
        if let stroke = KeyStroke(key) { try app.perform(.key(stroke)) }
        guard let left = try? alert(), Self.text(of: left.node) == Self.text(of: before.node)
        else { return }
        guard let button = Self.buttons(of: left.node).last,
            let selector = left.tree.selector(for: button)
        else { return }
        try app.perform(.press(.tap, .element(selector)))
    }

    /// Presses the button with a label, or answers as a word says.
    func answerAlert(_ action: String, _ label: String?) throws -> JSONValue {
        let (node, tree) = try alert()
        let buttons = Self.buttons(of: node)
        if action == "getButtons" {
            return .array(buttons.compactMap { $0.element.map { .string($0.label) } })
        }
        if let label {
            guard let button = buttons.first(where: { $0.element?.label == label }),
                let selector = tree.selector(for: button)
            else { throw WebDriverError(.noSuchElement, "the alert has no button “\(label)”") }
            try app.perform(.press(.tap, .element(selector)))
            return .null
        }
        switch action {
        case "accept": try answer(by: "Return")
        case "dismiss": try answer(by: "Escape")
        default: throw JSONValue.wrong("action", "accept, dismiss or getButtons")
        }
        return .null
    }

    private func type(_ text: String) throws {
        let (node, tree) = try alert()
        let field = node.descendants.first { part in
            part.element.map { TreeNode.fields.contains($0.role) } == true
        }
        guard let field, let selector = tree.selector(for: field) else {
            throw WebDriverError(.elementNotInteractable, "the alert has no field for a text")
        }
        try app.perform(.clear(selector))
        try app.perform(.type(text))
    }
}
