import BareScreen
import Foundation
import Geometry
import Hosting
import Testing
import Views

@testable import FrontKMS

/// Pixels on their way to a display.
@MainActor
struct KMSShowingTests {
    private let colors = (0..<32).map { UInt32(0x10 + $0) }

    @Test("A window fills the display, and what it presents is shown there")
    func fills() throws {
        let rig = try KMSRig()
        rig.open()
        #expect(rig.events().map(\.kind).contains(.window(.resized(CGSize(width: 8, height: 4)))))
        rig.present(rig.picture())
        #expect(rig.shown() == colors)
    }

    @Test("Only what has changed is copied, and the card is told which part that is")
    func damage() throws {
        let rig = try KMSRig()
        rig.open()
        let picture = rig.picture()
        rig.present(picture)
        rig.events()
        let part = PixelRect(x: 2, y: 1, width: 3, height: 2)
        // The other buffer lacks the first frame, so it is told all of it.
        rig.present(picture, part)
        rig.events()
        rig.present(picture, part)
        #expect(rig.card.commits.last == .some(DamageRegion(part)))
        #expect(rig.shown() == colors)
    }

    @Test("Both buffers show every change, though each lacks the one before")
    func twoBuffers() throws {
        let rig = try KMSRig()
        rig.open()
        let picture = rig.picture()
        rig.present(picture)
        for index in 0..<32 {
            rig.events()
            picture.pixels[index] = 0xAB_0000 + UInt32(index)
            rig.present(picture, PixelRect(x: index % 8, y: index / 8, width: 1, height: 1))
            let expected = (0..<32).map { $0 <= index ? 0xAB_0000 + UInt32($0) : colors[$0] }
            #expect(rig.shown() == expected)
        }
    }

    @Test("A frame that comes while another is on its way is shown after it")
    func busy() throws {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.card.showsFrames = false
        let picture = rig.picture()
        rig.present(picture)
        picture.pixels[0] = 0xFF_FFFF
        rig.present(picture, PixelRect(x: 0, y: 0, width: 1, height: 1))
        #expect(rig.shown()[0] == 0x10)
        rig.card.showsFrames = true
        rig.events()
        #expect(rig.shown()[0] == 0xFF_FFFF)
    }

    @Test("A card without atomic commits flips pages")
    func flips() throws {
        let card = FakeCard()
        card.isAtomic = false
        let rig = try KMSRig(card)
        rig.open()
        rig.present(rig.picture())
        #expect(rig.shown() == colors)
        #expect(card.calls.contains("flip") && !card.calls.contains("commit"))
    }

    @Test("A card that must be told what has changed gets it, and needs one buffer")
    func tellsDamage() throws {
        let card = FakeCard()
        (card.isAtomic, card.takesDirty) = (false, true)
        let rig = try KMSRig(card)
        rig.open()
        rig.present(rig.picture(), PixelRect(x: 1, y: 1, width: 2, height: 2))
        #expect(card.dirty.last == DamageRegion(PixelRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(card.buffers.count == 1)
        #expect(rig.shown()[9] == colors[9])
    }

    @Test("A card that takes no parts is given whole frames")
    func wholeFrames() throws {
        let rig = try KMSRig()
        rig.open()
        rig.card.failures["commit"] = [EINVAL]
        rig.present(rig.picture())
        #expect(rig.card.commits == [nil])
        #expect(rig.shown() == colors)
    }

    @Test("A card that refuses atomic commits altogether flips pages from then on")
    func fallsBack() throws {
        let rig = try KMSRig()
        rig.open()
        rig.card.failures["commit"] = [EINVAL, EINVAL]
        rig.present(rig.picture())
        #expect(rig.shown() == colors)
        rig.events()
        rig.present(rig.picture(8, 4, 0x500))
        #expect(rig.shown()[0] == 0x500)
        #expect(rig.card.calls.filter { $0 == "commit" }.count == 2)
    }

    @Test(
        "Every format of a display is written in its own bits",
        arguments: [
            (DRMFormat.xrgb8888, 0x80_4020), (.xbgr8888, 0x20_4080), (.rgb888, 0x80_4020),
            (.bgr888, 0x20_4080), (.rgb565, 0x8204), (.bgr565, 0x2210), (.xrgb1555, 0x4104),
            (.xrgb2101010, 0x202 << 20 | 0x101 << 10 | 0x080),
            (.xbgr2101010, 0x080 << 20 | 0x101 << 10 | 0x202),
        ] as [(DRMFormat, UInt32)])
    func formats(_ format: DRMFormat, _ bits: UInt32) throws {
        let card = FakeCard()
        card.offered = [format]
        let rig = try KMSRig(card)
        rig.open()
        let picture = rig.picture()
        picture.pixels[9] = 0x80_4020
        rig.present(picture)
        #expect(card.pixel(1, 1) == bits)
    }

    @Test("A card's preferred depth decides where a display shows several")
    func preferredDepth() throws {
        for (depth, bits) in [(0, 0x80_4020), (16, 0x8204), (24, 0x80_4020)] as [(Int, UInt32)] {
            let card = FakeCard()
            card.offered = [.rgb565, .xrgb8888]
            card.preferredDepth = depth
            let rig = try KMSRig(card)
            rig.open()
            let picture = rig.picture()
            picture.pixels[0] = 0x80_4020
            rig.present(picture)
            #expect(card.pixel(0, 0) == bits)
        }
    }

    @Test("A panel that is mounted on its side shows the picture upright")
    func orientation() throws {
        // The panel is 8 by 4, the picture 4 by 8.
        let corners: [(String, Int)] = [("Left Side Up", 3 * 8), ("Right Side Up", 7)]
        for (name, corner) in corners {
            let rotation = DRMConnector.rotation(name)
            let rig = try KMSRig(FakeCard([.panel { $0.rotation = rotation }]))
            rig.open()
            #expect(rig.front.size == CGSize(width: 4, height: 8))
            let picture = rig.picture(4, 8)
            rig.present(picture)
            #expect(rig.shown()[corner] == 0x10, "\(name): the first pixel")
            let next = name == "Left Side Up" ? corner - 8 : corner + 8
            #expect(rig.shown()[next] == 0x11, "\(name): the one right of it")
            #expect(Set(rig.shown()) == Set(colors))
        }
    }

    @Test("CASEMENT_ROTATION turns the picture whatever the panel says, and a part as the whole")
    func rotation() throws {
        for rotation in ScreenRotation.allCases {
            let card = FakeCard([.panel { $0.rotation = .half }])
            let rig = try KMSRig(card, ScreenSetup(rotation: rotation))
            let size = rotation.turned(width: 8, height: 4)
            rig.open()
            let picture = rig.picture(size.width, size.height)
            rig.present(picture)
            let whole = rig.shown()
            for y in 0..<size.height {
                for x in 0..<size.width {
                    rig.events()
                    rig.present(picture, PixelRect(x: x, y: y, width: 1, height: 1))
                    #expect(rig.shown() == whole)
                }
            }
            #expect(Set(whole) == Set(colors))
            #expect(rig.input.area.rotation == rotation)
        }
    }
}
