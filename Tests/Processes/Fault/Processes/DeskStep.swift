import Automation
import Foundation

/// What all windows of the desk show, by number.
typealias DeskState = [Int: DeskApp.Window]

/// Something a user does to the desk, and what may come of it. The desk itself is window 1.
enum DeskStep {
    case open
    case close(Int)
    case move(Int, CGPoint)
    case focus(Int)
    /// One character into whatever has the keyboard.
    case type
    case count(Int)

    var step: ScenarioStep {
        switch self {
        case .open: .press(.tap, .element(Selector(label: "New note", windows: .number(1))))
        case .close(let number): .closeWindow(number)
        case .move(let number, let origin): .moveWindow(number, to: origin)
        case .focus(let number):
            .press(.tap, .element(Selector(role: .textField, windows: .number(number))))
        case .type: .key(KeyStroke("x") ?? { fatalError("x is a key") }())
        case .count(let number):
            .press(.tap, .element(Selector(label: "Add one", windows: .number(number))))
        }
    }

    /// Whether the step makes the second of the first; where it does nothing, they are the same.
    func canLead(from old: DeskState, to new: DeskState) -> Bool {
        switch self {
        case .focus: return new == old
        case .open:
            var rest = new
            guard let added = new.keys.max(), old[added] == nil, added > old.keys.max() ?? 0,
                let window = rest.removeValue(forKey: added), let desk = old[1]
            else { return false }
            var before = old
            before[1]?.count += 1
            return rest == before && window.count == 0 && window.text.isEmpty
                && window.title == "Note \(desk.count + 1): 0"
        case .type:
            // The window with the keyboard takes it, at whatever place the caret has.
            if new == old { return true }
            return old.keys.contains { number in
                var state = old
                state[number]?.text += "x"
                return state == new
            }
        default: return outcome(of: old) == new
        }
    }

    /// What must come of it; nil where that is not for the user to say.
    func outcome(of old: DeskState) -> DeskState? {
        var new = old
        switch self {
        case .open, .type: return nil
        case .focus: return old
        case .close(let number): new[number] = nil
        case .move(let number, let origin): new[number]?.frame.origin = origin
        case .count(let number):
            let count = (old[number]?.count ?? 0) + 1
            new[number]?.count = count
            let name = old[number]?.title.split(separator: ":").first ?? ""
            new[number]?.title = "\(name): \(count)"
        }
        return new
    }
}
