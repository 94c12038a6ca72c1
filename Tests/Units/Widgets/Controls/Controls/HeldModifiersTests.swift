import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct HeldModifiersTests {
    private struct Follower: View {
        let log: Box<[String]>
        var body: some View {
            Text(verbatim: "Content").onModifierKeysChanged(mask: [.shift, .option]) { old, new in
                log.value.append("\(old.rawValue) \(new.rawValue)")
            }
        }
    }

    @Test("S-433: A view follows the modifier keys of its mask, from those held at first")
    func changes() {
        let log = Box<[String]>([])
        let host = ViewHost { Follower(log: log) }
        host.send(.modifiers(.shift))
        host.send(.modifiers([.shift, .control]))
        host.send(.modifiers([]))
        let shift = EventModifiers.shift.rawValue
        #expect(log.value == ["0 0", "0 \(shift)", "\(shift) 0"])
    }
}
