import Foundation

// Rows and the stretches they consist of: how long they are, and which are far away.
extension LazyRender {
    /// The lengths of rows that are shown, for when they no longer are.
    func noteLengths() {
        for (key, part) in slotParts() {
            MainActor.assumeIsolated {
                key.slot.source.extents.set(part.high - part.low, at: key.slot.index)
            }
        }
    }

    /// Rows are laid out in another width.
    func forgetLengths() {
        var seen: Set<ObjectIdentifier> = []
        for stretch in stretches {
            var slot = stretch.slot
            while let current = slot {
                if seen.insert(ObjectIdentifier(current.source)).inserted {
                    MainActor.assumeIsolated { current.source.extents.forget() }
                }
                slot = current.inner
            }
        }
    }

    /// For each row of each loop, the part that its stretches take together.
    private func slotParts() -> [SlotKey: SlotPart] {
        var parts: [SlotKey: SlotPart] = [:]
        for (index, stretch) in stretches.enumerated() {
            var slot = stretch.slot
            while let current = slot {
                let key = SlotKey(slot: current)
                if parts[key] == nil {
                    parts[key] = SlotPart(
                        low: stretch.start - lead(before: index), high: stretch.end,
                        renders: [stretch.render])
                } else {
                    let high = parts[key]?.high ?? stretch.end
                    parts[key]?.high = max(high, stretch.end)
                    parts[key]?.renders.append(stretch.render)
                }
                slot = current.inner
            }
        }
        return parts
    }

    @MainActor func putAsideOutOfSight(_ sight: Sight) {
        guard sight.low.isFinite else { return }
        let busy = busyNodes()
        var gone: [RowSlot] = []
        for (key, part) in slotParts() {
            let kept = sight.widened(by: 2 * margin(round: sight, key.slot.source) + rowSpacing)
            guard part.high <= kept.low || part.low >= kept.high, part.high > part.low,
                !key.slot.source.isHeld(key.slot.index),
                !part.renders.contains(where: { busy.contains(ObjectIdentifier($0)) })
            else { continue }
            gone.append(key.slot)
        }
        gone.sort { $0.index < $1.index }
        for slot in gone where !slot.source.isRemoved { slot.source.putAside(slot.index) }
    }

    /// What has the focus or a press, and everything around it.
    @MainActor private func busyNodes() -> Set<ObjectIdentifier> {
        var busy: Set<ObjectIdentifier> = []
        let ends = [tree.focus.current?.node] + tree.events.contenders.map(\.node)
        for end in ends {
            var node = end
            while let current = node, current !== self {
                busy.insert(ObjectIdentifier(current))
                node = current.parent
            }
        }
        return busy
    }
}

/// A row of a loop, to find its stretches by.
private struct SlotKey: Hashable {
    let slot: RowSlot

    static func == (a: SlotKey, b: SlotKey) -> Bool {
        a.slot.index == b.slot.index && a.slot.source === b.slot.source
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(slot.source))
        hasher.combine(slot.index)
    }
}

/// What a row's stretches take together.
private struct SlotPart {
    var low: Double
    var high: Double
    var renders: [RenderNode]
}
