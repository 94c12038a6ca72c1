import CLinux
import Foundation

/// The fingers on one touch screen, by slot. A report tells what has changed since the one before.
struct EvdevTouches {
    /// How the device tells fingers apart.
    private enum Kind { case single, slots, contacts }

    private let kind: Kind
    private let axes: EvdevAbilities.Axes
    private var slots: [EvdevState.Slot] = []
    /// The slot of the events that follow.
    private var slot = 0
    /// The slots of the last report.
    private var known: [EvdevState.Slot] = []
    /// Fingers that were on it when it was opened, which mean nothing, by their slots.
    private var ignored: [Int: Int] = [:]

    /// Nil for a device without fingers.
    init?(_ abilities: EvdevAbilities, _ state: EvdevState) {
        switch abilities.absolute {
        case nil, .pointer, .pen: return nil
        case .touch(let axes): (kind, self.axes) = (.single, axes)
        case .slots(let axes, _): (kind, self.axes) = (.slots, axes)
        case .contacts(let axes): (kind, self.axes) = (.contacts, axes)
        case .touchpad(let axes, let slots):
            (kind, self.axes) = (slots > 0 ? .slots : .single, axes)
        }
        take(state)
        known = slots
        for (index, slot) in slots.enumerated() { ignored[index] = slot.finger }
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

    /// What the report that ends now says of fingers: those that lift first, so that another one
    /// can take their place.
    mutating func finishReport() -> [DeviceEvent] {
        var (lifted, others): ([DeviceEvent], [DeviceEvent]) = ([], [])
        for index in 0..<max(slots.count, known.count) {
            let (old, new) = (at(index, known), at(index, slots))
            if ignored[index] != nil {
                if new.finger == ignored[index] { continue }
                ignored[index] = nil
            } else if old.finger != nil, old.finger != new.finger {
                lifted.append(.touchUp(index))
            } else if old.finger != nil {
                if old != new { others.append(.touchMoved(index, fraction(new))) }
                continue
            }
            if new.finger != nil { others.append(.touchDown(index, fraction(new))) }
        }
        known = slots
        // Fingers without slots are listed in each report.
        if kind == .contacts { (slots, slot) = (slots.map { _ in EvdevState.Slot() }, 0) }
        return lifted + others
    }

    private func at(_ index: Int, _ slots: [EvdevState.Slot]) -> EvdevState.Slot {
        index < slots.count ? slots[index] : EvdevState.Slot()
    }

    private func fraction(_ slot: EvdevState.Slot) -> CGPoint {
        axes.fraction(x: slot.x, y: slot.y)
    }

    private mutating func change(_ body: (inout EvdevState.Slot) -> Void) {
        guard (0..<EvdevAbilities.mostSlots).contains(slot) else { return }
        while slots.count <= slot { slots.append(EvdevState.Slot()) }
        body(&slots[slot])
    }
}
