import CDRM
import Foundation
import Hosting

extension DRMConnector {
    /// What the kernel says of a connector; nil where it is gone.
    init?(_ id: UInt32, _ card: Int32, _ controllers: [UInt32], _ probing: Bool) {
        let found = probing ? drmModeGetConnector(card, id) : drmModeGetConnectorCurrent(card, id)
        guard let found else { return nil }
        defer { drmModeFreeConnector(found) }
        let connector = found.pointee
        let type =
            drmModeGetConnectorTypeName(connector.connector_type).map { String(cString: $0) }
            ?? "Unknown"
        self.init(id: id, name: "\(type)-\(connector.connector_type_id)")
        // Some panels do not know that they are there.
        isConnected =
            connector.connection == DRM_MODE_CONNECTED
            || connector.connection == DRM_MODE_UNKNOWNCONNECTION && connector.count_modes > 0
        modes = DRMArray.copy(connector.modes, connector.count_modes).map { DRMMode($0) }
        self.controllers = Self.controllers(
            card, DRMArray.copy(connector.encoders, connector.count_encoders), controllers)
        millimetres = CGSize(width: Int(connector.mmWidth), height: Int(connector.mmHeight))
        let properties = DRMProperties(card, id, UInt32(DRM_MODE_OBJECT_CONNECTOR))
        rotation = Self.rotation(properties["panel orientation"]?.valueName)
        power = properties["DPMS"]?.id
        if let blob = properties["EDID"]?.value, blob != 0 {
            identification = Self.bytes(card, UInt32(truncatingIfNeeded: blob))
        }
    }

    private static func controllers(
        _ card: Int32, _ encoders: [UInt32], _ all: [UInt32]
    ) -> [UInt32] {
        var mask: UInt32 = 0
        for encoder in encoders {
            guard let found = drmModeGetEncoder(card, encoder) else { continue }
            mask |= found.pointee.possible_crtcs
            drmModeFreeEncoder(found)
        }
        return all.indices.filter { $0 < 32 && mask >> UInt32($0) & 1 == 1 }.map { all[$0] }
    }

    /// How a picture must be turned on a panel that is mounted so.
    static func rotation(_ orientation: String?) -> ScreenRotation {
        switch orientation {
        case "Upside Down": .half
        // The picture's top is at the panel's left.
        case "Left Side Up": .threeQuarters
        case "Right Side Up": .quarter
        default: .none
        }
    }

    private static func bytes(_ card: Int32, _ blob: UInt32) -> [UInt8] {
        guard let found = drmModeGetPropertyBlob(card, blob) else { return [] }
        defer { drmModeFreePropertyBlob(found) }
        guard let data = found.pointee.data else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(found.pointee.length)))
    }
}

extension DRMMode {
    init(_ mode: drmModeModeInfo) {
        width = Int(mode.hdisplay)
        height = Int(mode.vdisplay)
        isInterlaced = mode.flags & UInt32(DRM_MODE_FLAG_INTERLACE) != 0
        isPreferred = mode.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0
        isChosen = mode.type & UInt32(DRM_MODE_TYPE_USERDEF) != 0
        let pixels = Double(mode.htotal) * Double(mode.vtotal)
        let frames = pixels > 0 ? Double(mode.clock) * 1000 / pixels : Double(mode.vrefresh)
        refresh = isInterlaced ? frames * 2 : frames
        timing = withUnsafeBytes(of: mode) { [UInt8]($0) }
    }
}
