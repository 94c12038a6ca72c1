/// The position of a view in its window, the same in every run of an app: the steps from the root,
/// which are indices of children, ids of rows and the type names of views with bodies.
///
/// It is a hash (FNV-1a, 64 bits, after Fowler, Noll and Vo), because paths are long and are only
/// compared.
@MainActor
struct TreePath {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(of node: _ViewNode) {
        var ancestors: [_ViewNode] = [node]
        while let parent = ancestors.last?.parent { ancestors.append(parent) }
        for (child, parent) in zip(ancestors, ancestors.dropFirst()).reversed() {
            add(parent.step(to: child))
            if child.bodyType != nil { add(child.name) }
        }
    }

    var text: String { String(hash, radix: 36) }

    private mutating func add(_ step: String) {
        for byte in step.utf8 { add(byte) }
        // No UTF-8 has this byte: steps cannot run into each other.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
