import BareScreen
import Geometry
import Glibc
import Hosting

/// A display that is lit: its buffers, and which of them is shown.
///
/// With two buffers, each frame is drawn in the one that is not shown, and shown at the display's
/// next frame. With one, pixels are written to the buffer on show, and the changed parts are reported
/// to the card.
final class KMSOutput {
    enum Way: Equatable {
        /// Atomic commits, with the parts that changed where the plane takes them.
        case commits(withDamage: Bool)
        /// Page flips of cards without atomic commits.
        case flips
        /// One buffer. Some cards must be told what has changed.
        case single(tellsDamage: Bool)
    }

    let connector: DRMConnector
    let controller: UInt32
    let mode: DRMMode
    let format: DRMFormat
    private let card: any DRMCard
    private(set) var way: Way
    private var buffers: [DRMBuffer]
    /// What each buffer lacks of the last frames.
    private var stale: [DamageRegion]
    private var shown = 0
    /// When the frame on its way was committed; nil where none is.
    private var committed: ContinuousClock.Instant?
    let hasVerticalSync: Bool
    private var pointer: PointerPlane

    init(
        _ connector: DRMConnector, controller: UInt32, mode: DRMMode, card: any DRMCard
    ) throws(KMSError) {
        (self.connector, self.controller, self.mode, self.card) = (
            connector, controller, mode, card
        )
        let candidates = DRMFormat.candidates(
            card.formats(of: controller), preferredDepth: card.preferredDepth)
        var failure = SystemError(EINVAL)
        var made: (DRMFormat, DRMBuffer)?
        for format in candidates where made == nil {
            switch Self.light(connector, controller, mode, format, card) {
            case .success(let buffer): made = (format, buffer)
            case .failure(let error):
                failure = error
                // Rights and memory do not depend on the format.
                if error.number != EINVAL { throw .refused(connector: connector.name, error) }
            }
        }
        guard let (format, first) = made else {
            throw .refused(connector: connector.name, failure)
        }
        self.format = format
        hasVerticalSync = card.hasVerticalSync(controller)
        pointer = PointerPlane(card, controller)
        let tellsDamage = card.markDirty(first, damage: Self.whole(mode)) == 0
        if !card.isAtomic && tellsDamage {
            way = .single(tellsDamage: true)
            buffers = [first]
        } else if case .success(let second) = card.makeBuffer(
            width: mode.width, height: mode.height, format: format)
        {
            Self.target(second, format).clear()
            way = card.isAtomic ? .commits(withDamage: true) : .flips
            buffers = [first, second]
        } else {
            // Too little memory for two.
            way = .single(tellsDamage: tellsDamage)
            buffers = [first]
        }
        stale = buffers.map { _ in DamageRegion() }
    }

    /// Makes a first buffer and shows it.
    private static func light(
        _ connector: DRMConnector, _ controller: UInt32, _ mode: DRMMode, _ format: DRMFormat,
        _ card: any DRMCard
    ) -> Result<DRMBuffer, SystemError> {
        switch card.makeBuffer(width: mode.width, height: mode.height, format: format) {
        case .failure(let error): return .failure(error)
        case .success(let buffer):
            target(buffer, format).clear()
            let failure = card.setMode(mode, of: connector.id, on: controller, showing: buffer)
            if failure == 0 { return .success(buffer) }
            card.free(buffer)
            return .failure(SystemError(failure))
        }
    }

    var display: ScreenDisplay {
        ScreenDisplay(
            name: connector.name, key: connector.key, width: mode.width, height: mode.height,
            millimetres: connector.millimetres, rotation: connector.rotation, refresh: mode.refresh)
    }

    // MARK: Showing

    /// Whether a frame is on its way.
    var isBusy: Bool { committed != nil }

    /// When to give up waiting for it.
    var deadline: ContinuousClock.Instant? { committed.map { $0 + Self.patience } }

    private static let patience = Duration.seconds(1)

    /// Returns 0, or why the card refused the frame.
    func show(_ frame: ScreenFrame, damage: DamageRegion) -> Int32 {
        if case .single(let tellsDamage) = way { return draw(frame, damage, tellsDamage) }
        let hidden = 1 - shown
        let wanted = damage.union(stale[hidden])
        let written = frame.copy(wanted, to: Self.target(buffers[hidden], format))
        let failure = commit(buffers[hidden], written)
        guard failure == 0 else {
            // What was drawn is shown with the next frame.
            stale[hidden] = wanted
            return failure
        }
        committed = .now
        stale[hidden] = DamageRegion()
        stale[shown].formUnion(damage)
        shown = hidden
        return 0
    }

    private func draw(_ frame: ScreenFrame, _ damage: DamageRegion, _ tellsDamage: Bool) -> Int32 {
        let written = frame.copy(damage, to: Self.target(buffers[0], format))
        guard tellsDamage, !written.isEmpty else { return 0 }
        let failure = card.markDirty(buffers[0], damage: written)
        guard failure == ENOSYS || failure == EOPNOTSUPP || failure == EINVAL else {
            return failure
        }
        way = .single(tellsDamage: false)
        return 0
    }

    /// Damage holds all that the buffer lacked, because a card may keep a copy of each.
    private func commit(_ buffer: DRMBuffer, _ damage: DamageRegion) -> Int32 {
        guard case .commits(let withDamage) = way else { return card.flip(buffer, on: controller) }
        let failure = card.commit(buffer, damage: withDamage ? damage : nil, on: controller)
        guard failure == EINVAL else { return failure }
        if withDamage {
            way = .commits(withDamage: false)
            let second = card.commit(buffer, damage: nil, on: controller)
            guard second == EINVAL else { return second }
        }
        way = .flips
        return card.flip(buffer, on: controller)
    }

    /// The frame that was on its way is shown, or given up.
    func finish() { committed = nil }

    /// Whether the card has kept a frame for so long that it will not come.
    func isOverdue(_ now: ContinuousClock.Instant) -> Bool { deadline.map { $0 <= now } ?? false }

    func clear() {
        for buffer in buffers { Self.target(buffer, format).clear() }
        stale = buffers.map { _ in DamageRegion() }
        _ = card.markDirty(buffers[shown], damage: Self.whole(mode))
    }

    /// Lights the display again, with the buffer that was shown last.
    func relight() -> Int32 {
        committed = nil
        pointer.forgetShown()
        return card.setMode(mode, of: connector.id, on: controller, showing: buffers[shown])
    }

    func setPointer(_ image: PointerImage?, x: Int, y: Int) -> Bool {
        pointer.show(image, x: x, y: y)
    }

    /// Takes the display out of use. Without `isThere` the card is not asked to turn it off.
    func end(isThere: Bool) {
        if isThere {
            _ = pointer.show(nil, x: 0, y: 0)
            _ = card.turnOff(controller)
        }
        pointer.end()
        for buffer in buffers { card.free(buffer) }
        buffers = []
    }

    private static func target(_ buffer: DRMBuffer, _ format: DRMFormat) -> PixelTarget {
        PixelTarget(
            buffer.memory, bytesPerRow: buffer.bytesPerRow, width: buffer.width,
            height: buffer.height, layout: format.layout)
    }

    private static func whole(_ mode: DRMMode) -> DamageRegion {
        DamageRegion(PixelRect(x: 0, y: 0, width: mode.width, height: mode.height))
    }
}
