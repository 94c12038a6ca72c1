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

    /// The only element found; an action on it fails the test if there are several.
    public var element: XCUIElement { XCUIElement(app, name, search) }

    /// The first element found, also if there are others.
    public var firstMatch: XCUIElement { element("first") { Array($0.prefix(1)) } }

    /// Returns the element at an index from 0, or counted from the end if the index is negative, so
    /// that -1 is the last.
    public func element(boundBy index: Int) -> XCUIElement {
        element("number \(index)") { nodes in
            let place = index < 0 ? nodes.count + index : index
            return nodes.indices.contains(place) ? [nodes[place]] : []
        }
    }

    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// Returns the only element that fits a predicate, or a type and an identifier.
    public func element(matching predicate: NSPredicate) -> XCUIElement {
        matching(predicate).element
    }

    public func element(
        matching type: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    /// The element whose identifier or label is a text, or which is a text with that value.
    public subscript(key: String) -> XCUIElement {
        element("“\(key)”") { $0.filter { $0.isNamed(key) } }
    }

    // MARK: Several of them

    /// The number of elements found now; 0 if the app does not run.
    public var count: Int { nodes.count }

    /// The elements found now, each of which is looked for again by its index at every use.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    /// Returns a query for those elements that fit a predicate, or a type and an identifier. An
    /// identifier is also compared with labels and with the values of texts; `nil` fits all.
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

    /// Returns a query for those elements that have an element inside, at any depth, that fits a
    /// predicate, or a type and an identifier.
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

    /// Returns a query for the elements of a type that are directly inside those found.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed("children \(type)") { $0.flatMap(\.children).filter { $0.isOf(type) } }
    }

    /// Returns a query for the elements of a type inside those found, at any depth.
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
