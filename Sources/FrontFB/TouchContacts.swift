import CLinux
import Foundation

/// The fingers on one touch screen. The first to land is the pointer until it lifts, and with the next
/// one it pinches; the others are tracked, to distinguish them from these, and ignored.
struct TouchContacts {
    /// The change of the pointer's finger in a report; points in fractions of the screen.
    enum Change: Equatable {
        case landed(CGPoint)
        case moved(CGPoint)
        case lifted
        /// Two fingers are here.
        case paired(CGPoint, CGPoint)
        /// One of the two has lifted.
        case parted
    }

    /// How the device tells fingers apart.
    private enum Kind { case single, slots, contacts }

    /// A finger, identified by its slot and by a number that differs from the one before in that
    /// slot.
    private struct Finger: Hashable {
        var slot: Int
        var number: Int
    }

    private let kind: Kind
    private let axes: EvdevAbilities.Axes
    private var slots: [EvdevState.Slot]
    /// The slot of the events that follow.
    private var slot: Int
    /// The fingers of the last report.
    private var known: Set<Finger> = []
    private var pointer: Finger?
    private var pointerSlot = EvdevState.Slot()
    /// The finger that pinches with the pointer's.
    private var second: Finger?

    /// Nil for a device without a touch screen. Fingers that are on it already do not count.
    init?(_ abilities: EvdevAbilities, _ state: EvdevState) {
        switch abilities.absolute {
        case nil, .pointer: return nil
        case .touch(let axes): (kind, self.axes) = (.single, axes)
        case .slots(let axes, _): (kind, self.axes) = (.slots, axes)
        case .contacts(let axes): (kind, self.axes) = (.contacts, axes)
        }
        (slots, slot) = ([], 0)
        take(state)
        known = fingers
    }

    /// Brings all fingers to a state that the device reports as a whole.
    mutating func take(_ state: EvdevState) {
        switch kind {
        case .single:
            let isDown = state.keys.contains(Int(BTN_TOUCH))
            slots = [EvdevState.Slot(finger: isDown ? 0 : nil, x: state.x, y: state.y)]
            slot = 0
        case .slots: (slots, slot) = (state.slots, state.slot)
        case .contacts: (slots, slot) = ([], 0)
        }
    }

    mutating func handle(_ event: input_event) {
        let (type, code, value) = (Int32(event.type), Int32(event.code), Int(event.value))
        switch (kind, type, code) {
        case (.single, EV_KEY, BTN_TOUCH): change { $0.finger = value != 0 ? 0 : nil }
        case (.single, EV_ABS, ABS_X): change { $0.x = value }
        case (.single, EV_ABS, ABS_Y): change { $0.y = value }
        case (.slots, EV_ABS, ABS_MT_SLOT): slot = value
        case (.slots, EV_ABS, ABS_MT_TRACKING_ID): change { $0.finger = value < 0 ? nil : value }
        case (.slots, EV_ABS, ABS_MT_POSITION_X): change { $0.x = value }
        case (.slots, EV_ABS, ABS_MT_POSITION_Y): change { $0.y = value }
        case (.contacts, EV_ABS, ABS_MT_POSITION_X): change { ($0.finger, $0.x) = (0, value) }
        case (.contacts, EV_ABS, ABS_MT_POSITION_Y): change { ($0.finger, $0.y) = (0, value) }
        case (.contacts, EV_SYN, SYN_MT_REPORT): slot += 1
        default: break
        }
    }

    /// What the report that ends now did to the pointer.
    mutating func finishReport() -> [Change] {
        let fingers = fingers
        defer {
            known = fingers
            // Fingers without slots are listed in each report.
            if kind == .contacts { (slots, slot) = (slots.map { _ in EvdevState.Slot() }, 0) }
        }
        var changes: [Change] = []
        if let second, !fingers.contains(second) || pointer.map({ !fingers.contains($0) }) ?? true {
            self.second = nil
            changes.append(.parted)
        }
        if let pointer {
            if !fingers.contains(pointer) {
                self.pointer = nil
                changes.append(.lifted)
            } else if slots[pointer.slot] != pointerSlot {
                pointerSlot = slots[pointer.slot]
                changes.append(.moved(point(of: pointerSlot)))
            }
        }
        let landed = fingers.subtracting(known).min { $0.slot < $1.slot }
        if pointer == nil, let landed {
            pointer = landed
            pointerSlot = slots[landed.slot]
            changes.append(.landed(point(of: pointerSlot)))
        }
        changes += pair(fingers)
        return changes
    }

    /// The two fingers that pinch, where they are and where they have landed now.
    private mutating func pair(_ fingers: Set<Finger>) -> [Change] {
        guard let pointer, fingers.contains(pointer) else { return [] }
        if second == nil {
            second = fingers.subtracting(known).subtracting([pointer]).min { $0.slot < $1.slot }
        }
        guard let second else { return [] }
        return [.paired(point(of: slots[pointer.slot]), point(of: slots[second.slot]))]
    }

    private var fingers: Set<Finger> {
        Set(
            slots.enumerated().compactMap { index, slot in
                slot.finger.map { Finger(slot: index, number: $0) }
            })
    }

    private mutating func change(_ body: (inout EvdevState.Slot) -> Void) {
        guard (0..<EvdevAbilities.mostSlots).contains(slot) else { return }
        while slots.count <= slot { slots.append(EvdevState.Slot()) }
        body(&slots[slot])
    }

    private func point(of slot: EvdevState.Slot) -> CGPoint {
        axes.fraction(x: slot.x, y: slot.y)
    }
}

extension EvdevAbilities.Axes {
    /// A point between 0 and 1 along each axis.
    func fraction(x: Int, y: Int) -> CGPoint {
        func part(_ value: Int, _ range: ClosedRange<Int>) -> Double {
            Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
        }
        return CGPoint(x: part(x, self.x), y: part(y, self.y))
    }
}
