/// Where a view stands in its window, told alike by every run of an app: by the steps from the root
/// that structure decides, the ids of rows and the names of the views with bodies on the way.
///
/// Only a number of it is kept (FNV-1a, 64 bits, after Fowler, Noll and Vo), since paths are long
/// and are only ever compared.
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
