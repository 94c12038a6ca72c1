import Foundation

/// A way to elements of an app, which looks anew at each use.
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    /// The elements in an app at one moment.
    typealias Search = (ElementNode) -> [ElementNode]

    let app: XCUIApplication
    let search: Search
    let name: String

    init(_ app: XCUIApplication, _ name: String, _ search: @escaping Search) {
        self.app = app
        self.name = name
        self.search = search
    }

    var nodes: [ElementNode] { app.tree.map(search) ?? [] }

    private func narrowed(
        _ name: String, _ search: @escaping ([ElementNode]) -> [ElementNode]
    ) -> XCUIElementQuery {
        let before = self.search
        return XCUIElementQuery(app, "\(self.name) \(name)") { search(before($0)) }
    }

    private func element(
        _ name: String, _ search: @escaping ([ElementNode]) -> [ElementNode]
    ) -> XCUIElement {
        let query = narrowed(name, search)
        return XCUIElement(app, query.name, query.search)
    }

    // MARK: One of them

    /// The only one.
    public var element: XCUIElement { XCUIElement(app, name, search) }

    /// The first, also if there are others.
    public var firstMatch: XCUIElement { element("first") { Array($0.prefix(1)) } }

    public func element(boundBy index: Int) -> XCUIElement {
        element("number \(index)") { nodes in
            let place = index < 0 ? nodes.count + index : index
            return nodes.indices.contains(place) ? [nodes[place]] : []
        }
    }

    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    public func element(matching predicate: NSPredicate) -> XCUIElement {
        matching(predicate).element
    }

    public func element(
        matching type: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    /// The one whose identifier or label this is.
    public subscript(key: String) -> XCUIElement {
        element("“\(key)”") { $0.filter { $0.isNamed(key) } }
    }

    // MARK: Several of them

    public var count: Int { nodes.count }

    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed("matching \(predicate)") { nodes in
            nodes.filter { predicate.evaluate(with: $0.properties) }
        }
    }

    public func matching(
        _ type: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElementQuery {
        narrowed("\(type) “\(identifier ?? "")”") { nodes in
            nodes.filter { $0.isOf(type) && (identifier == nil || $0.isNamed(identifier ?? "")) }
        }
    }

    public func matching(identifier: String) -> XCUIElementQuery {
        matching(.any, identifier: identifier)
    }

    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed("containing \(predicate)") { nodes in
            nodes.filter { $0.descendants.contains { predicate.evaluate(with: $0.properties) } }
        }
    }

    public func containing(
        _ type: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElementQuery {
        narrowed("containing \(type) “\(identifier ?? "")”") { nodes in
            nodes.filter { node in
                node.descendants.contains {
                    $0.isOf(type) && (identifier == nil || $0.isNamed(identifier ?? ""))
                }
            }
        }
    }

    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed("children \(type)") { $0.flatMap(\.children).filter { $0.isOf(type) } }
    }

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed("\(type)") { nodes in
            var seen: Set<ObjectIdentifier> = []
            return nodes.flatMap(\.descendants).filter {
                $0.isOf(type) && seen.insert(ObjectIdentifier($0)).inserted
            }
        }
    }

    public override var debugDescription: String {
        "\(name):\n" + nodes.flatMap { $0.lines("  ") }.joined(separator: "\n")
    }

    public override var description: String { name }
}
