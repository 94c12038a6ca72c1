import Foundation
import Hosting
import Views

/// Translates the events of all devices into those of one pointer and one keyboard.
struct InputTranslation {
    private static let pointsPerNotch = 48.0

    private struct Device {
        var info: InputDevice
        var touches: TouchState
    }

    private var devices: [DeviceID: Device] = [:]
    private var pointer = PointerState()
    private(set) var keys: KeyState
    private var momentum = ScrollMomentum()

    init(keys: KeyState) { self.keys = keys }

    /// Where events lie.
    var area: InputArea {
        get { pointer.area }
        set { pointer.area = newValue }
    }

    /// Where a mouse or the like points; nil until one moves, and once a finger takes over.
    var shownPointer: CGPoint? { pointer.isShown ? pointer.location : nil }

    /// What the devices are for, all together.
    var traits: DeviceTraits { devices.values.reduce(into: []) { $0.formUnion($1.info.traits) } }

    /// When `timePassed` has to be called; nil for never.
    var deadline: ContinuousClock.Instant? {
        [keys.deadline, momentum.deadline].compactMap { $0 }.min()
    }

    mutating func handle(
        _ event: SourceEvent, from source: Int, now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        switch event {
        case .added(let number, let info):
            let id = DeviceID(source: source, number: number)
            devices[id] = Device(info: info, touches: TouchState(id))
            return []
        case .removed(let number):
            return remove(DeviceID(source: source, number: number))
        case .did(let number, let event, let time):
            let id = DeviceID(source: source, number: number)
            guard devices[id] != nil else { return [] }
            pointer.time = time
            return handle(event, of: id, now: now)
        }
    }

    /// What held keys and gliding content do by themselves.
    mutating func timePassed(_ now: ContinuousClock.Instant) -> [InputEvent.Kind] {
        var kinds = keys.timePassed(now)
        if let (delta, place) = momentum.step(at: now) {
            kinds.append(.wheel(delta: delta, at: place, modifiers: pointer.modifiers))
        }
        return kinds
    }

    private mutating func handle(
        _ event: DeviceEvent, of id: DeviceID, now: ContinuousClock.Instant
    ) -> [InputEvent.Kind] {
        switch event {
        case .key(let code, let isDown):
            momentum.stop()
            defer { pointer.modifiers = keys.modifiers }
            return keys.handle(code, isDown: isDown, by: id, now: now)
        case .button(let button, let isDown):
            momentum.stop()
            pointer.set(button, isDown: isDown, by: id)
        case .motion(let way): pointer.move(by: way)
        case .position(let fraction): point(at: fraction, of: id).map { pointer.hover(to: $0) }
        case .wheel(let notches):
            momentum.stop()
            pointer.turn(
                CGSize(
                    width: notches.width * Self.pointsPerNotch,
                    height: notches.height * Self.pointsPerNotch), isClick: true)
        case .scroll(let delta):
            momentum.add(delta, at: pointer.time)
            pointer.turn(delta, isClick: false)
        case .scrollEnded: momentum.begin(at: pointer.time, pointer.location, now: now)
        case .hold: momentum.stop()
        case .dial(let notches): return notches == 0 ? [] : [.dial(notches)]
        case .pinch(let phase, let scale, let rotation):
            momentum.stop()
            return [
                .pinch(PinchEvent(phase, at: pointer.location, scale: scale, rotation: rotation))
            ]
        case .left: return pointer.finishReport() + [pointer.left()]
        case .report: return pointer.finishReport() + finishTouches(of: id)
        case .touchDown, .touchMoved, .touchUp, .touchCancelled: return touch(event, of: id)
        }
        return []
    }

    private mutating func touch(_ event: DeviceEvent, of id: DeviceID) -> [InputEvent.Kind] {
        guard var device = devices[id] else { return [] }
        defer { devices[id] = device }
        switch event {
        case .touchDown(let finger, let fraction):
            momentum.stop()
            guard let point = point(at: fraction, of: id) else { return [] }
            return device.touches.down(finger, at: point, &pointer)
        case .touchMoved(let finger, let fraction):
            guard let point = point(at: fraction, of: id) else { return [] }
            device.touches.move(finger, to: point, &pointer)
            return []
        case .touchUp(let finger): return device.touches.up(finger, &pointer)
        case .touchCancelled: return device.touches.cancel(&pointer)
        default: return []
        }
    }

    private mutating func finishTouches(of id: DeviceID) -> [InputEvent.Kind] {
        devices[id]?.touches.finishReport() ?? []
    }

    private func point(at fraction: CGPoint, of id: DeviceID) -> CGPoint? {
        pointer.area.point(atFraction: fraction, on: devices[id]?.info.output)
    }

    /// Releases all that the device holds; a press is cancelled, because it was not ended.
    private mutating func remove(_ id: DeviceID) -> [InputEvent.Kind] {
        guard var device = devices.removeValue(forKey: id) else { return [] }
        momentum.stop()
        var kinds = keys.remove(id)
        pointer.modifiers = keys.modifiers
        kinds += device.touches.cancel(&pointer)
        kinds += pointer.remove(id)
        return kinds + device.touches.finishReport()
    }
}
