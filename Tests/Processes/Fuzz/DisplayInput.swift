import CDRM
import Foundation
import Hosting

@testable import FrontKMS

/// What the kernel makes of a display's description, as a fuzzer makes it: the modes one after
/// another, and the description itself, which only tells displays apart.
enum DisplayInput {
    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        let size = MemoryLayout<drmModeModeInfo>.size
        var connector = DRMConnector(id: 1, name: "HDMI-A-1")
        connector.identification = Array(bytes)
        connector.modes = stride(from: 0, through: raw.count - size, by: size).map {
            DRMMode(raw.loadUnaligned(fromByteOffset: $0, as: drmModeModeInfo.self))
        }
        _ = connector.key
        let wishes = [nil, "800x480", "1920x1080@50"]
        for wish in wishes {
            _ = try? ModeChoice.mode(of: connector, wish.flatMap { ScreenSetup.Mode($0) })
        }
        _ = ScreenSetup.Mode(String(decoding: bytes, as: UTF8.self))
        for orientation in ["Upside Down", String(decoding: bytes.prefix(20), as: UTF8.self)] {
            _ = DRMConnector.rotation(orientation)
        }
    }
}
