import BareScreen
import Foundation
import Geometry
import Hosting
import Raster
import Views

@testable import FrontKMS

/// A front on a fake card, with hands on all around it.
final class KMSRig {
    let card: FakeCard
    let watch = FakeWatch()
    let session = FakeSession()
    let input = FakeInput()
    let front: KMSFront
    private let spoken = Spoken()
    private let clock = Clock()

    private final class Spoken { var sentences: [String] = [] }
    private final class Clock { var now = ContinuousClock.now }

    init(
        _ card: FakeCard = FakeCard(), _ setup: ScreenSetup = ScreenSetup(), spans: Bool = false
    ) throws {
        self.card = card
        let device = try KMSDevice(
            card, watch: watch, mode: setup.mode, isActive: session.isActive,
            now: { [clock] in clock.now })
        front = ScreenFront(
            device, session: session, input: input, setup: setup, spansDisplays: spans,
            pump: MainQueuePump(), now: { [clock] in clock.now },
            say: { [spoken] in spoken.sentences.append($0) })
    }

    /// What the user was told.
    var said: [String] { spoken.sentences }

    func advance(_ duration: Duration) { clock.now += duration }

    @discardableResult
    func events() -> [InputEvent] { front.events(until: .now) }

    func open(_ number: Int = 1, at origin: CGPoint? = nil) {
        front.show(
            WindowPlan(
                id: WindowID(number), title: "", origin: origin, size: CGSize(width: 9, height: 9)))
    }

    /// A picture of the size of a display whose pixels count up from the base.
    func picture(_ width: Int = 8, _ height: Int = 4, _ base: UInt32 = 0x10) -> Framebuffer {
        let framebuffer = Framebuffer(width: width, height: height)
        for index in 0..<width * height { framebuffer.pixels[index] = base + UInt32(index) }
        return framebuffer
    }

    func present(_ picture: Framebuffer, _ damage: PixelRect? = nil, in number: Int = 1) {
        front.present(
            picture, damage: DamageRegion(damage ?? picture.bounds), in: WindowID(number))
    }

    /// The colours that a display shows, row upon row.
    func shown(_ width: Int = 8, _ height: Int = 4, on controller: UInt32 = 1) -> [UInt32] {
        (0..<width * height).map {
            card.pixel($0 % width, $0 / width, on: controller) & 0xFF_FFFF
        }
    }
}

/// Input that a test writes.
final class FakeInput: ScreenInput {
    var descriptors: [Int32] { [] }
    var area = InputArea(size: .zero)
    var pointer: CGPoint?
    var complaint: String?
    var waiting: [InputEvent.Kind] = []
    private(set) var isSuspended = false

    func events() -> [InputEvent.Kind] {
        defer { waiting = [] }
        return waiting
    }

    func suspend() { isSuspended = true }
    func resume() { isSuspended = false }
}
