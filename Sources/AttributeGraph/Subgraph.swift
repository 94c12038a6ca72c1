/// Attributes that die together: all that one window has made and not yet given back.
///
/// Members are chained through themselves, so joining and leaving cost a few pointer writes and
/// an attribute that dies earlier leaves nothing behind.
package final class Subgraph {
    private unowned(unsafe) var first: Attribute?
    package private(set) var memberCount = 0

    package init() {}

    func add(_ attribute: Attribute) {
        attribute.next = first
        first?.previous = attribute
        first = attribute
        memberCount += 1
    }

    func remove(_ attribute: Attribute) {
        if let previous = attribute.previous {
            previous.next = attribute.next
        } else {
            first = attribute.next
        }
        attribute.next?.previous = attribute.previous
        attribute.next = nil
        attribute.previous = nil
        memberCount -= 1
    }

    func forEachMember(_ body: (Attribute) -> Void) {
        var attribute = first
        while let member = attribute {
            body(member)
            attribute = member.next
        }
    }

    /// Cuts every member out of the graph. Those that somebody still holds keep their values.
    package func dispose() {
        while let attribute = first { attribute.dispose() }
    }
}
