import BareScreen
import CDRM
import Foundation
import Glibc
import Geometry

/// A card behind the kernel's mode setting, through libdrm.
final class KernelCard: DRMCard {
    let path: String
    let descriptor: Int32
    let preferredDepth: Int
    let isAtomic: Bool
    let pointerSize: (width: Int, height: Int)
    private let session: any ScreenSession
    private let controllers: [UInt32]
    /// The plane that shows each controller's picture, and its properties.
    private var planes: [UInt32: DRMPlane] = [:]

    init(path: String, session: any ScreenSession) throws(KMSError) {
        self.path = path
        self.session = session
        descriptor = session.openDevice(path)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, SystemError(descriptor)) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        let found = Self.controllers(descriptor)
        guard let found, Self.capability(descriptor, DRM_CAP_DUMB_BUFFER) == 1 else {
            let error = found == nil ? SystemError.last : SystemError(EOPNOTSUPP)
            session.closeDevice(descriptor)
            throw .noDisplays(path: path, error)
        }
        controllers = found
        let depth = Self.capability(descriptor, DRM_CAP_DUMB_PREFERRED_DEPTH)
        preferredDepth = Int(depth ?? 0)
        pointerSize = (
            Int(Self.capability(descriptor, DRM_CAP_CURSOR_WIDTH) ?? 64),
            Int(Self.capability(descriptor, DRM_CAP_CURSOR_HEIGHT) ?? 64)
        )
        drmSetClientCap(descriptor, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1)
        isAtomic = drmSetClientCap(descriptor, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0
    }

    private static func controllers(_ descriptor: Int32) -> [UInt32]? {
        guard let resources = drmModeGetResources(descriptor) else { return nil }
        defer { drmModeFreeResources(resources) }
        return DRMArray.copy(resources.pointee.crtcs, resources.pointee.count_crtcs)
    }

    private static func capability(_ descriptor: Int32, _ number: Int32) -> UInt64? {
        var value: UInt64 = 0
        return drmGetCap(descriptor, UInt64(number), &value) == 0 ? value : nil
    }

    /// What a call of libdrm returns: 0, or the number of an error, which some give as negative.
    private func result(_ value: Int32) -> Int32 {
        value == 0 ? 0 : value == -1 ? errno : abs(value)
    }

    func takeMaster() -> Int32 {
        drmIsMaster(descriptor) != 0 ? 0 : result(drmSetMaster(descriptor))
    }

    func dropMaster() -> Int32 { result(drmDropMaster(descriptor)) }

    func close() { session.closeDevice(descriptor) }

    // MARK: What there is

    func connectors(probing: Bool) -> Result<[DRMConnector], SystemError> {
        guard let resources = drmModeGetResources(descriptor) else { return .failure(.last) }
        defer { drmModeFreeResources(resources) }
        let ids = DRMArray.copy(resources.pointee.connectors, resources.pointee.count_connectors)
        return .success(
            ids.compactMap { DRMConnector($0, descriptor, controllers, probing) })
    }

    func formats(of controller: UInt32) -> [DRMFormat] { plane(of: controller)?.formats ?? [] }

    private func plane(of controller: UInt32) -> DRMPlane? {
        if let plane = planes[controller] { return plane }
        guard let index = controllers.firstIndex(of: controller) else { return nil }
        let found = DRMPlane.primary(descriptor, controller: controller, index: index)
        // Until a mode is set, another plane may be chosen for the controller.
        if let found, found.isShown { planes[controller] = found }
        return found
    }

    func hasVerticalSync(_ controller: UInt32) -> Bool {
        var (sequence, time): (UInt64, UInt64) = (0, 0)
        return drmCrtcGetSequence(descriptor, controller, &sequence, &time) == 0
    }

    // MARK: Buffers

    func makeBuffer(
        width: Int, height: Int, format: DRMFormat
    ) -> Result<DRMBuffer, SystemError> {
        var (handle, pitch, size): (UInt32, UInt32, UInt64) = (0, 0, 0)
        let bits = UInt32(format.layout.bytesPerPixel * 8)
        let failure = result(
            drmModeCreateDumbBuffer(
                descriptor, UInt32(width), UInt32(height), bits, 0, &handle, &pitch, &size))
        guard failure == 0 else { return .failure(SystemError(failure)) }
        var id: UInt32 = 0
        var handles: [UInt32] = [handle, 0, 0, 0]
        var pitches: [UInt32] = [pitch, 0, 0, 0]
        var offsets: [UInt32] = [0, 0, 0, 0]
        let added = result(
            drmModeAddFB2(
                descriptor, UInt32(width), UInt32(height), format.code, &handles, &pitches,
                &offsets, &id, 0))
        var offset: UInt64 = 0
        let mapped = added == 0 ? result(drmModeMapDumbBuffer(descriptor, handle, &offset)) : added
        let memory =
            mapped == 0
            ? mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, Int(offset))
            : nil
        guard let memory, memory != MAP_FAILED else {
            let error = mapped == 0 ? SystemError.last : SystemError(mapped)
            if id != 0 { drmModeRmFB(descriptor, id) }
            drmModeDestroyDumbBuffer(descriptor, handle)
            return .failure(error)
        }
        return .success(
            DRMBuffer(
                id: id, handle: handle, width: width, height: height, bytesPerRow: Int(pitch),
                byteCount: Int(size), memory: memory))
    }

    func free(_ buffer: DRMBuffer) {
        munmap(buffer.memory, buffer.byteCount)
        drmModeRmFB(descriptor, buffer.id)
        drmModeDestroyDumbBuffer(descriptor, buffer.handle)
    }

    // MARK: Showing

    func setMode(
        _ mode: DRMMode, of connector: UInt32, on controller: UInt32, showing buffer: DRMBuffer
    ) -> Int32 {
        guard mode.timing.count == MemoryLayout<drmModeModeInfo>.size else { return EINVAL }
        var timing = mode.timing.withUnsafeBytes { $0.loadUnaligned(as: drmModeModeInfo.self) }
        var connectors = [connector]
        planes[controller] = nil
        return result(
            drmModeSetCrtc(descriptor, controller, buffer.id, 0, 0, &connectors, 1, &timing))
    }

    func turnOff(_ controller: UInt32) -> Int32 {
        planes[controller] = nil
        return result(drmModeSetCrtc(descriptor, controller, 0, 0, 0, nil, 0, nil))
    }

    func commit(_ buffer: DRMBuffer, damage: DamageRegion?, on controller: UInt32) -> Int32 {
        guard let plane = plane(of: controller), let picture = plane.picture,
            let request = drmModeAtomicAlloc()
        else { return EINVAL }
        defer { drmModeAtomicFree(request) }
        drmModeAtomicAddProperty(request, plane.id, picture, UInt64(buffer.id))
        var clips: UInt32 = 0
        if let damage, let property = plane.damage {
            clips = blob(damage)
            drmModeAtomicAddProperty(request, plane.id, property, UInt64(clips))
        }
        defer { if clips != 0 { drmModeDestroyPropertyBlob(descriptor, clips) } }
        let flags = UInt32(DRM_MODE_ATOMIC_NONBLOCK) | UInt32(DRM_MODE_PAGE_FLIP_EVENT)
        return result(
            drmModeAtomicCommit(
                descriptor, request, flags, UnsafeMutableRawPointer(bitPattern: UInt(controller))))
    }

    /// The rectangles in the kernel's memory; 0, which stands for everything, where that is full.
    private func blob(_ damage: DamageRegion) -> UInt32 {
        let rects = damage.rects.map {
            drm_mode_rect(
                x1: Int32($0.minX), y1: Int32($0.minY), x2: Int32($0.maxX), y2: Int32($0.maxY))
        }
        var id: UInt32 = 0
        let bytes = rects.count * MemoryLayout<drm_mode_rect>.stride
        let failure = rects.withUnsafeBytes {
            drmModeCreatePropertyBlob(descriptor, $0.baseAddress, bytes, &id)
        }
        return failure == 0 ? id : 0
    }

    func flip(_ buffer: DRMBuffer, on controller: UInt32) -> Int32 {
        result(
            drmModePageFlip(
                descriptor, controller, buffer.id, UInt32(DRM_MODE_PAGE_FLIP_EVENT),
                UnsafeMutableRawPointer(bitPattern: UInt(controller))))
    }

    func markDirty(_ buffer: DRMBuffer, damage: DamageRegion) -> Int32 {
        var clips = damage.rects.map {
            drmModeClip(
                x1: UInt16(clamping: $0.minX), y1: UInt16(clamping: $0.minY),
                x2: UInt16(clamping: $0.maxX), y2: UInt16(clamping: $0.maxY))
        }
        return result(drmModeDirtyFB(descriptor, buffer.id, &clips, UInt32(clips.count)))
    }

    func setPower(_ isOn: Bool, of connector: DRMConnector) -> Int32 {
        guard let property = connector.power else { return EOPNOTSUPP }
        return result(
            drmModeConnectorSetProperty(
                descriptor, connector.id, property,
                UInt64(isOn ? DRM_MODE_DPMS_ON : DRM_MODE_DPMS_OFF)))
    }

    func setPointer(
        _ buffer: DRMBuffer?, hotX: Int, hotY: Int, on controller: UInt32
    ) -> Int32 {
        let (width, height) = (UInt32(buffer?.width ?? 0), UInt32(buffer?.height ?? 0))
        let handle = buffer?.handle ?? 0
        let failure = result(
            drmModeSetCursor2(
                descriptor, controller, handle, width, height, Int32(hotX), Int32(hotY)))
        guard failure == EINVAL || failure == ENOSYS else { return failure }
        return result(drmModeSetCursor(descriptor, controller, handle, width, height))
    }

    func movePointer(x: Int, y: Int, on controller: UInt32) -> Int32 {
        result(drmModeMoveCursor(descriptor, controller, Int32(x), Int32(y)))
    }

    // MARK: Events

    func events() -> [DRMEvent] {
        var events: [DRMEvent] = []
        var bytes = [UInt8](repeating: 0, count: 1_024)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                if count == 0 || errno != EAGAIN { events.append(.gone) }
                return events
            }
            bytes[..<count].withUnsafeBytes { events += Self.parse($0) }
        }
    }

    /// The kernel's `drm_event_vblank`s: type, length, and what the commit gave along.
    static func parse(_ bytes: UnsafeRawBufferPointer) -> [DRMEvent] {
        var events: [DRMEvent] = []
        var offset = 0
        while offset + 16 <= bytes.count {
            let type = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
            let data = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            if type == UInt32(DRM_EVENT_FLIP_COMPLETE) {
                events.append(.shown(controller: UInt32(truncatingIfNeeded: data)))
            }
            guard length >= 8 else { break }
            offset += length
        }
        return events
    }
}
