/// Attributes that are disposed of together, such as all attributes of a window.
///
/// The members form a linked list, so adding and removing one costs a few pointer writes, and an
/// attribute that is deallocated earlier leaves nothing behind.
package final class Subgraph {
    private var first: Unmanaged<Attribute>?
    package private(set) var memberCount = 0

    package init() {}

    deinit { dispose() }

    func add(_ attribute: Attribute) {
        let new = Unmanaged.passUnretained(attribute)
        attribute.next = first
        first?._withUnsafeGuaranteedRef { $0.previous = new }
        first = new
        memberCount += 1
    }

    func remove(_ attribute: Attribute) {
        let (next, previous) = (attribute.next, attribute.previous)
        if let previous {
            previous._withUnsafeGuaranteedRef { $0.next = next }
        } else {
            first = next
        }
        next?._withUnsafeGuaranteedRef { $0.previous = previous }
        attribute.next = nil
        attribute.previous = nil
        memberCount -= 1
    }

    func forEachMember(_ body: (Attribute) -> Void) {
        var attribute = first
        while let member = attribute?.takeUnretainedValue() {
            body(member)
            attribute = member.next
        }
    }

    /// Removes all members from the graph. Members that are still referenced keep their values.
    package func dispose() {
        while let attribute = first?.takeUnretainedValue() { attribute.dispose() }
    }
}
