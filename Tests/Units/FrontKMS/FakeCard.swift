import BareScreen
import Foundation
import Geometry

@testable import FrontKMS

/// A graphics card in memory that behaves as the kernel's do, and fails where it is told to.
final class FakeCard: DRMCard {
    let path = "/dev/dri/card9"
    var descriptor: Int32 { -1 }
    var preferredDepth = 0
    var isAtomic = true
    var plugged: [DRMConnector]
    var offered: [DRMFormat] = [.xrgb8888]
    var syncs = false
    var pointerSize = (width: 64, height: 64)
    var hasPointerPlane = true
    /// Whether the card must be told what has changed in the buffer that is shown.
    var takesDirty = false
    var isMaster = false
    /// Whether another program is master.
    var isTaken = false
    /// What the next calls of these kinds return.
    var failures: [String: [Int32]] = [:]

    /// What each controller shows, by number.
    private(set) var shown: [UInt32: DRMBuffer] = [:]
    private(set) var lit: [UInt32: DRMMode] = [:]
    private(set) var commits: [DamageRegion?] = []
    private(set) var dirty: [DamageRegion] = []
    private(set) var calls: [String] = []
    private(set) var power: [String: Bool] = [:]
    private(set) var pointer: (x: Int, y: Int)?
    private(set) var pointerBuffer: DRMBuffer?
    private(set) var isClosed = false
    private(set) var buffers: [UInt32: (buffer: DRMBuffer, format: DRMFormat)] = [:]
    private var nextID: UInt32 = 100
    private var onTheirWay: [UInt32] = []
    private var isGone = false

    init(_ plugged: [DRMConnector] = [.panel()]) { self.plugged = plugged }

    private func fails(_ name: String) -> Int32? {
        calls.append(name)
        guard var list = failures[name], !list.isEmpty else { return nil }
        defer { failures[name] = list }
        let failure = list.removeFirst()
        return failure == 0 ? nil : failure
    }

    func takeMaster() -> Int32 {
        if isTaken { return EBUSY }
        isMaster = true
        return 0
    }

    func dropMaster() -> Int32 {
        isMaster = false
        return 0
    }

    /// Whether the kernel has not looked yet.
    var isUnseen = false

    func connectors(probing: Bool) -> Result<[DRMConnector], SystemError> {
        if let failure = fails("connectors") { return .failure(SystemError(failure)) }
        return .success(isUnseen && !probing ? [] : plugged)
    }

    func formats(of controller: UInt32) -> [DRMFormat] { offered }
    func hasVerticalSync(_ controller: UInt32) -> Bool { syncs }

    func makeBuffer(
        width: Int, height: Int, format: DRMFormat
    ) -> Result<DRMBuffer, SystemError> {
        if let failure = fails("makeBuffer") { return .failure(SystemError(failure)) }
        nextID += 1
        // Rows are wider than their pixels, as cards align them.
        let row = (width * format.layout.bytesPerPixel + 63) / 64 * 64 + 64
        let memory = UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0xEE, count: row * height)
        let buffer = DRMBuffer(
            id: nextID, handle: nextID, width: width, height: height, bytesPerRow: row,
            byteCount: row * height, memory: memory)
        buffers[nextID] = (buffer, format)
        return .success(buffer)
    }

    func free(_ buffer: DRMBuffer) {
        buffers[buffer.id] = nil
        buffer.memory.deallocate()
    }

    func setMode(
        _ mode: DRMMode, of connector: UInt32, on controller: UInt32, showing buffer: DRMBuffer
    ) -> Int32 {
        if let failure = fails("setMode") { return failure }
        guard isMaster else { return EACCES }
        guard let format = buffers[buffer.id]?.format, offered.contains(format) else {
            return EINVAL
        }
        lit[controller] = mode
        shown[controller] = buffer
        onTheirWay.removeAll { $0 == controller }
        return 0
    }

    func turnOff(_ controller: UInt32) -> Int32 {
        lit[controller] = nil
        shown[controller] = nil
        return 0
    }

    func commit(_ buffer: DRMBuffer, damage: DamageRegion?, on controller: UInt32) -> Int32 {
        if let failure = fails("commit") { return failure }
        guard isMaster else { return EACCES }
        guard !onTheirWay.contains(controller) else { return EBUSY }
        commits.append(damage)
        shown[controller] = buffer
        onTheirWay.append(controller)
        return 0
    }

    func flip(_ buffer: DRMBuffer, on controller: UInt32) -> Int32 {
        if let failure = fails("flip") { return failure }
        guard isMaster else { return EACCES }
        guard !onTheirWay.contains(controller) else { return EBUSY }
        shown[controller] = buffer
        onTheirWay.append(controller)
        return 0
    }

    func markDirty(_ buffer: DRMBuffer, damage: DamageRegion) -> Int32 {
        if let failure = fails("markDirty") { return failure }
        guard takesDirty else { return ENOSYS }
        dirty.append(damage)
        return 0
    }

    func setPower(_ isOn: Bool, of connector: DRMConnector) -> Int32 {
        power[connector.name] = isOn
        return 0
    }

    func setPointer(_ buffer: DRMBuffer?, hotX: Int, hotY: Int, on controller: UInt32) -> Int32 {
        guard hasPointerPlane else { return ENXIO }
        pointerBuffer = buffer
        return 0
    }

    func movePointer(x: Int, y: Int, on controller: UInt32) -> Int32 {
        guard hasPointerPlane else { return ENXIO }
        pointer = (x, y)
        return 0
    }

    /// Frames that were committed are shown at the next look.
    var showsFrames = true
    /// Whether it shows them without a word.
    var isSilent = false

    func events() -> [DRMEvent] {
        if isGone { return [.gone] }
        guard showsFrames else { return [] }
        defer { onTheirWay = [] }
        return isSilent ? [] : onTheirWay.map { .shown(controller: $0) }
    }

    func close() { isClosed = true }

    /// The card is taken out.
    func vanish() { isGone = true }

    /// A pixel as it is shown, in the bits of its format.
    func pixel(_ x: Int, _ y: Int, on controller: UInt32 = 1) -> UInt32 {
        guard let buffer = shown[controller], let format = buffers[buffer.id]?.format else {
            return 0xDEAD_DEAD
        }
        let size = format.layout.bytesPerPixel
        let place = buffer.memory + y * buffer.bytesPerRow + x * size
        return (0..<size).reduce(0) {
            $0 | UInt32(place.load(fromByteOffset: $1, as: UInt8.self)) << UInt32(8 * $1)
        }
    }
}

/// What says that displays come and go.
final class FakeWatch: DisplayWatch {
    var descriptor: Int32 { -1 }
    var waiting: Set<DisplayNews> = []

    func news() -> Set<DisplayNews> {
        defer { waiting = [] }
        return waiting
    }
}

/// Another console is shown when a test says so.
final class FakeSession: ScreenSession {
    var descriptors: [Int32] { [] }
    var isActive = true
    var waiting: [ScreenSessionChange] = []
    private(set) var allowed = 0
    private(set) var consoles: [Int] = []
    private(set) var hasEnded = false

    func changes() -> [ScreenSessionChange] {
        defer { waiting = [] }
        for change in waiting { isActive = change == .returned }
        return waiting
    }

    func allowLeaving() { allowed += 1 }
    func show(console number: Int) { consoles.append(number) }
    func openDevice(_ path: String) -> Int32 { -ENOENT }
    func closeDevice(_ descriptor: Int32) {}
    func end() { hasEnded = true }
}

extension DRMConnector {
    static func panel(
        _ name: String = "DSI-1", id: UInt32 = 10, controller: UInt32 = 1, width: Int = 8,
        height: Int = 4, _ change: (inout DRMConnector) -> Void = { _ in }
    ) -> DRMConnector {
        var connector = DRMConnector(id: id, name: name)
        connector.modes = [DRMMode(width: width, height: height, refresh: 60, isPreferred: true)]
        connector.controllers = [controller]
        change(&connector)
        return connector
    }
}
