import BareScreen
import Foundation
import Geometry
import Hosting
import Testing
import Views

@testable import FrontKMS

/// What the world does wrong: each time a sentence, no crash, and the picture back where it can be.
@MainActor
struct KMSFaultTests {
    private let colors = (0..<32).map { UInt32(0x10 + $0) }

    private func open(_ card: FakeCard = FakeCard()) throws -> KMSRig {
        let rig = try KMSRig(card)
        rig.open()
        rig.events()
        return rig
    }

    private func device(_ card: FakeCard, mode: String? = nil) throws -> KMSDevice {
        try KMSDevice(card, watch: FakeWatch(), mode: mode.flatMap { ScreenSetup.Mode($0) })
    }

    @Test("Without a display there is nothing to open, and the sentence names the connectors")
    func noConnector() throws {
        let card = FakeCard([.panel { $0.isConnected = false }])
        let error = #expect(throws: KMSError.self) { try device(card) }
        #expect(
            error?.description == "no display is plugged into /dev/dri/card9 (DSI-1)")
    }

    @Test("A card that another program uses is not opened")
    func taken() throws {
        let card = FakeCard()
        card.isTaken = true
        let error = #expect(throws: KMSError.self) { try device(card) }
        #expect(error?.description.contains("another program shows its windows") == true)
    }

    @Test("CASEMENT_MODE chooses a mode, with the wanted frames a second")
    func mode() throws {
        let modes = [
            DRMMode(width: 8, height: 4, refresh: 60, isPreferred: true),
            DRMMode(width: 6, height: 4, refresh: 60), DRMMode(width: 6, height: 4, refresh: 50),
        ]
        for (wanted, refresh) in [("6x4", 60.0), ("6x4@50", 50), ("8x4", 60)] {
            let device = try device(FakeCard([.panel { $0.modes = modes }]), mode: wanted)
            #expect(device.displays.first?.refresh == refresh)
            #expect(device.displays.first?.width == Int(String(wanted.prefix(1))))
        }
    }

    @Test("The mode that the kernel was started with comes before the display's favourite")
    func chosenMode() throws {
        let modes = [
            DRMMode(width: 8, height: 4, refresh: 60, isPreferred: true),
            DRMMode(width: 9, height: 4, refresh: 60),
            DRMMode(width: 6, height: 4, refresh: 60, isChosen: true),
        ]
        let card = FakeCard([.panel { $0.modes = modes }])
        #expect(try device(card).displays.first?.width == 6)
        #expect(try device(card, mode: "9x4").displays.first?.width == 9)
    }

    @Test("A mode that the display has not is refused with those that it has")
    func noMode() throws {
        for wanted in ["800x600", "8x4@30"] {
            let error = #expect(throws: KMSError.self) { try device(FakeCard(), mode: wanted) }
            #expect(
                error?.description
                    == "the display on DSI-1 has no mode \(wanted), but 8x4@60")
        }
    }

    @Test("A display without any mode is not a display")
    func noModes() throws {
        #expect(throws: KMSError.self) { try device(FakeCard([.panel { $0.modes = [] }])) }
    }

    @Test("A mode that the card refuses is a sentence, and holds no memory")
    func refused() throws {
        let card = FakeCard()
        // Displays that cannot be lit are asked for anew, and lit then.
        card.failures["setMode"] = [ENOSPC, ENOSPC]
        let error = #expect(throws: KMSError.self) { try device(card) }
        #expect(error?.description.hasPrefix("the display on DSI-1 cannot be lit") == true)
        #expect(card.buffers.isEmpty)
    }

    @Test("With memory for one buffer the display shows frames from that one")
    func oneBuffer() throws {
        let card = FakeCard()
        card.failures["makeBuffer"] = [0, ENOMEM]
        let rig = try open(card)
        rig.present(rig.picture())
        #expect(rig.shown() == colors)
        #expect(card.buffers.count == 1)
    }

    @Test(
        "A frame for which the card has no time or memory is shown later",
        arguments: [EBUSY, ENOMEM])
    func later(_ failure: Int32) throws {
        let rig = try open()
        rig.card.failures["commit"] = [failure]
        rig.present(rig.picture())
        #expect(rig.shown() == [UInt32](repeating: 0, count: 32))
        rig.advance(.seconds(1))
        rig.events()
        #expect(rig.shown() == colors)
        #expect(rig.said.count == (failure == ENOMEM ? 1 : 0))
    }

    @Test("A card out of memory for long says so once")
    func once() throws {
        let rig = try open()
        rig.card.failures["commit"] = [ENOMEM, ENOMEM, ENOMEM]
        rig.present(rig.picture())
        for _ in 0..<5 {
            rig.advance(.seconds(1))
            rig.events()
        }
        #expect(rig.said.count == 1)
        #expect(rig.shown() == colors)
    }

    @Test("Displays that another program takes are asked for until they are free")
    func stolen() throws {
        let rig = try open()
        (rig.card.isMaster, rig.card.isTaken) = (false, true)
        rig.present(rig.picture())
        rig.events()
        #expect(rig.said.first?.hasPrefix("Another program has taken the displays") == true)
        rig.advance(.seconds(2))
        rig.events()
        #expect(rig.said.count == 1)
        rig.card.isTaken = false
        rig.advance(.seconds(2))
        rig.events()
        #expect(rig.shown() == colors)
    }

    @Test("A card that vanishes ends the app with a sentence")
    func vanished() throws {
        let rig = try open()
        rig.card.vanish()
        let lost = InputEvent(.screenLost("The graphics card /dev/dri/card9 is gone."))
        #expect(rig.events().contains(lost))
        let other = try open()
        other.watch.waiting = [.cardRemoved]
        #expect(other.events().contains(lost))
        let third = try open()
        third.card.failures["commit"] = [ENODEV]
        third.present(third.picture())
        #expect(third.events().contains(lost))
    }

    @Test("A display unplugged during a frame costs that frame alone")
    func unpluggedInFrame() throws {
        let rig = try open()
        rig.card.plugged[0].isConnected = false
        rig.card.failures["commit"] = [ENOENT]
        rig.present(rig.picture())
        rig.events()
        #expect(rig.said.contains { $0.hasPrefix("The display on DSI-1 refuses a frame") })
        rig.card.plugged[0].isConnected = true
        rig.watch.waiting = [.displaysChanged]
        rig.events()
        #expect(rig.shown() == colors)
    }

    @Test("A frame refused although the display is there has the display lit again")
    func relit() throws {
        let rig = try open()
        let before = rig.card.calls.filter { $0 == "setMode" }.count
        rig.card.failures["commit"] = [EIO]
        rig.present(rig.picture())
        #expect(rig.card.calls.filter { $0 == "setMode" }.count == before + 1)
        rig.advance(.seconds(1))
        rig.events()
        #expect(rig.shown() == colors)
    }

    @Test("A display that never says that a frame is shown goes on after a second")
    func overdue() throws {
        let rig = try open()
        rig.card.isSilent = true
        rig.present(rig.picture())
        rig.present(rig.picture(8, 4, 0x700))
        rig.events()
        #expect(rig.shown()[0] == 0x10)
        rig.advance(.seconds(2))
        rig.events()
        #expect(rig.shown()[0] == 0x700)
        #expect(rig.said.count == 1)
    }

    @Test("Connectors that cannot be asked for leave the displays as they are")
    func connectors() throws {
        let rig = try open()
        rig.card.failures["connectors"] = [EIO]
        rig.watch.waiting = [.displaysChanged]
        rig.events()
        rig.present(rig.picture())
        #expect(rig.shown() == colors)
        #expect(rig.said.count == 1)
    }

    @Test("More displays than controllers: those that fit are lit, and the other is named")
    func controllers() throws {
        let rig = try open(FakeCard([.panel(), .panel("HDMI-A-1", id: 11)]))
        #expect(rig.front.screens.count == 1)
        #expect(
            rig.said == ["The card has no controller left for the display on HDMI-A-1."])
    }
}
