import Drawing

/// A group to be blurred: the same as another where both are one shape in one paint, as the knobs
/// of all switches are, and otherwise only as itself.
struct GroupLook: Hashable {
    private let group: DisplayGroup

    init(_ group: DisplayGroup) { self.group = group }

    private var onlyFill: (shape: DisplayShape, paint: Paint)? {
        guard group.items.count == 1, case .fill(let shape, let paint) = group.items[0] else {
            return nil
        }
        return (shape, paint)
    }

    static func == (a: GroupLook, b: GroupLook) -> Bool {
        if a.group === b.group { return true }
        guard let first = a.onlyFill, let second = b.onlyFill else { return false }
        return first.shape == second.shape && first.paint == second.paint
    }

    func hash(into hasher: inout Hasher) {
        if let onlyFill {
            hasher.combine(onlyFill.shape)
        } else {
            hasher.combine(group)
        }
    }
}
