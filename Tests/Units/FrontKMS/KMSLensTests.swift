import Foundation
import Geometry
import Hosting
import Testing
import Views

@testable import BareScreen
@testable import FrontKMS

/// The magnifier and inverted colours of a bare screen.
struct KMSLensTests {
    private func press(_ character: Character, _ modifiers: KeyModifiers = .command, on rig: KMSRig)
        -> [InputEvent]
    {
        rig.input.waiting = [KeyEvent.Phase.down, .up].map {
            .key(KeyEvent(.character(character), $0, modifiers: modifiers))
        }
        return rig.events().filter { if case .key = $0.kind { true } else { false } }
    }

    /// A window with a picture whose pixels count up from 16.
    private func rig() throws -> KMSRig {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.present(rig.picture())
        return rig
    }

    @Test(
        "Super and + magnify what is under the pointer, - and 0 show all again, and the app gets no key"
    )
    func magnifying() throws {
        let rig = try rig()
        let whole = rig.shown()
        #expect(press("+", on: rig) == [])
        // The upper left quarter, each pixel as four.
        #expect(rig.shown().prefix(8) == [16, 16, 17, 17, 18, 18, 19, 19])
        #expect(rig.shown()[8..<16] == rig.shown()[0..<8])
        #expect(rig.shown()[16] == 24)
        rig.input.pointer = CGPoint(x: 7, y: 3)
        rig.events()
        rig.input.pointer = nil
        rig.events()
        #expect(rig.shown().suffix(2) == [47, 47])
        #expect(press("-", on: rig) == [])
        #expect(rig.shown() == whole)
        for _ in 0..<20 { _ = press("=", [.command, .shift], on: rig) }
        #expect(Set(rig.shown()).count < 4)
        #expect(press("0", on: rig) == [])
        #expect(rig.shown() == whole)
        // Without Super they are the app's.
        #expect(press("0", [], on: rig).count == 2)
    }

    @Test("Only what is new of a picture is copied, to where it is seen")
    func damage() throws {
        let rig = try rig()
        _ = press("+", on: rig)
        let picture = rig.picture(8, 4, 0x50)
        rig.present(picture, PixelRect(x: 1, y: 0, width: 1, height: 1))
        #expect(rig.shown().prefix(8) == [16, 16, 0x51, 0x51, 18, 18, 19, 19])
        // What is out of sight changes nothing.
        let before = rig.shown()
        rig.present(picture, PixelRect(x: 6, y: 3, width: 2, height: 1))
        #expect(rig.shown() == before)
    }

    @Test("The lens follows the focus and the caret of the window that has the keyboard")
    func focus() throws {
        let rig = try rig()
        _ = press("+", on: rig)
        var plan = WindowPlan(id: WindowID(1), title: "", size: CGSize(width: 8, height: 4))
        plan.focusRect = CGRect(x: 6, y: 2, width: 2, height: 2)
        rig.front.show(plan)
        rig.events()
        #expect(rig.shown().suffix(2) == [47, 47])
        plan.textInputRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        rig.front.show(plan)
        rig.events()
        #expect(rig.shown().prefix(2) == [16, 16])
    }

    @Test("A finger on the magnified screen presses what it is on")
    func finger() throws {
        let rig = try rig()
        var plan = WindowPlan(id: WindowID(1), title: "", size: CGSize(width: 8, height: 4))
        plan.focusRect = CGRect(x: 6, y: 2, width: 2, height: 2)
        rig.front.show(plan)
        _ = press("+", on: rig)
        rig.input.waiting = [.pointer(PointerEvent(.down, at: CGPoint(x: 7, y: 3)))]
        let places = rig.events().compactMap { event -> CGPoint? in
            if case .pointer(let pointer) = event.kind { pointer.location } else { nil }
        }
        #expect(places == [CGPoint(x: 7.5, y: 3.5)])
    }

    @Test("Super and I invert the colours, also magnified, and again show them as they are")
    func inverting() throws {
        let rig = try rig()
        let whole = rig.shown()
        #expect(press("i", on: rig) == [])
        #expect(rig.shown() == whole.map { $0 ^ 0xFF_FFFF })
        _ = press("+", on: rig)
        #expect(rig.shown().prefix(2) == [16 ^ 0xFF_FFFF, 16 ^ 0xFF_FFFF])
        _ = press("-", on: rig)
        #expect(press("i", on: rig) == [])
        #expect(rig.shown() == whole)
    }
}
