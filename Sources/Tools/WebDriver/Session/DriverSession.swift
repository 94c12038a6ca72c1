import AppRunning
import AutomationProtocol
import Foundation
import Limits

/// A session of a client: an app, the window that commands are for, and the elements that the client
/// has found. Its commands run one after another.
package final class DriverSession {
    package let id: String
    package let app: any DrivenApp
    package let capabilities: [String: JSONValue]
    var timeouts: SessionTimeouts
    var hands = ClientHands()
    /// Seconds without a command after which the session ends; 0 for never.
    let patience: Double
    /// Held while a command runs.
    let turn = NSLock()

    /// The number of the window that commands are for.
    private var currentNumber: Int?
    private var references: [String: ElementReference] = [:]
    private var ids: [ElementReference: String] = [:]

    /// Seconds between two looks for an element that is not there yet.
    private static let lookInterval = 0.05

    /// Starts the app.
    package init(id: String, app: any DrivenApp, _ request: SessionRequest) throws {
        self.id = id
        self.app = app
        patience = request.patience
        timeouts = request.timeouts
        capabilities = request.capabilities
        try app.start()
        _ = try tree()
    }

    // MARK: Windows

    /// The window that commands are for: at first the key window, until the client chooses.
    func window(of screen: Screen) throws(WebDriverError) -> ScreenWindow {
        if let currentNumber {
            guard let window = screen.windows.first(where: { $0.number == currentNumber }) else {
                throw WebDriverError(.noSuchWindow, "window \(currentNumber) has been closed")
            }
            return window
        }
        guard let window = screen.windows.first(where: \.isKey) ?? screen.windows.first else {
            throw WebDriverError(.noSuchWindow, "the app has no window")
        }
        currentNumber = window.number
        return window
    }

    func tree() throws -> WindowTree { WindowTree(try window(of: try app.screen())) }

    func window() throws -> ScreenWindow { try window(of: try app.screen()) }

    func choose(_ number: Int?) { currentNumber = number }

    // MARK: Elements

    /// The name by which the client knows an element from now on.
    func json(of node: TreeNode, in tree: WindowTree) -> JSONValue? {
        guard let reference = ElementReference(node, in: tree) else { return nil }
        let id = ids[reference] ?? "\(self.id.prefix(8))-\(ids.count + 1)"
        ids[reference] = id
        references[id] = reference
        return .object([ElementReference.key: .string(id)])
    }

    /// An element that the client has found before, in the tree of its window.
    func find(_ id: String) throws -> (node: TreeNode, element: ScreenElement, tree: WindowTree) {
        guard let reference = references[id] else {
            throw WebDriverError(.noSuchElement, "no element was found by the name \(id)")
        }
        guard let window = try app.screen().windows.first(where: { $0.number == reference.window })
        else {
            throw WebDriverError(
                .staleElementReference, "window \(reference.window) has been closed")
        }
        let tree = WindowTree(window)
        guard let node = reference.node(in: tree), let element = node.element else {
            throw WebDriverError(
                .staleElementReference, "the element is not in window \(window.number) any more")
        }
        return (node, element, tree)
    }

    /// A selector for an element that the client has found before.
    func selector(_ id: String) throws -> Selector {
        let (node, _, tree) = try find(id)
        guard let selector = tree.selector(for: node) else {
            throw WebDriverError(.staleElementReference, "the element is not on the screen")
        }
        return selector
    }

    /// The elements that a locator finds, waiting as long as the session says for the first.
    func find(_ locator: Locator, below id: String? = nil) throws -> [JSONValue] {
        let deadline = ContinuousClock.now + Duration(saturatingSeconds: timeouts.implicit / 1000)
        while true {
            let (start, tree) = try place(id)
            let found = try locator.find(in: tree, below: start)
            if !found.isEmpty || ContinuousClock.now >= deadline {
                return found.compactMap { json(of: $0, in: tree) }
            }
            try app.perform(.advance(Self.lookInterval, real: true))
        }
    }

    private func place(_ id: String?) throws -> (TreeNode?, WindowTree) {
        guard let id else { return (nil, try tree()) }
        let (node, _, tree) = try find(id)
        return (node, tree)
    }
}
