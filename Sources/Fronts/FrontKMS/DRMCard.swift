import BareScreen
import Foundation
import Geometry
import Hosting

/// What is asked of a graphics card. Calls that change something return 0, or the number of an
/// error.
protocol DRMCard: AnyObject {
    var path: String { get }
    /// Readable while there are events.
    var descriptor: Int32 { get }
    /// The colours that its displays are best given, in bits a pixel; 0 where any will do.
    var preferredDepth: Int { get }
    /// Whether frames can be shown with the parts that changed, without waiting.
    var isAtomic: Bool { get }
    func takeMaster() -> Int32
    func dropMaster() -> Int32
    /// All connectors, with or without a display. Without `probing` as the kernel last saw them,
    /// which takes no time; displays are slow to answer.
    func connectors(probing: Bool) -> Result<[DRMConnector], SystemError>
    /// The formats of the plane that shows a controller's picture; empty where it does not say.
    func formats(of controller: UInt32) -> [DRMFormat]
    /// Whether the controller counts vertical blanks, and a frame is shown at the next one.
    func hasVerticalSync(_ controller: UInt32) -> Bool
    func makeBuffer(width: Int, height: Int, format: DRMFormat) -> Result<DRMBuffer, SystemError>
    func free(_ buffer: DRMBuffer)
    /// Lights a display.
    func setMode(
        _ mode: DRMMode, of connector: UInt32, on controller: UInt32, showing buffer: DRMBuffer
    ) -> Int32
    func turnOff(_ controller: UInt32) -> Int32
    /// Shows a buffer from the next frame on, and has an event follow. Nil `damage` is all of it.
    func commit(_ buffer: DRMBuffer, damage: DamageRegion?, on controller: UInt32) -> Int32
    /// Shows a buffer from the next frame on, on cards without atomic commits.
    func flip(_ buffer: DRMBuffer, on controller: UInt32) -> Int32
    /// Says that a part of the buffer that is shown has changed.
    func markDirty(_ buffer: DRMBuffer, damage: DamageRegion) -> Int32
    func setPower(_ isOn: Bool, of connector: DRMConnector) -> Int32
    /// The largest picture of the pointer's plane.
    var pointerSize: (width: Int, height: Int) { get }
    /// Nil takes the pointer away.
    func setPointer(
        _ buffer: DRMBuffer?, hotX: Int, hotY: Int, on controller: UInt32
    ) -> Int32
    func movePointer(x: Int, y: Int, on controller: UInt32) -> Int32
    func events() -> [DRMEvent]
    func close()
}

/// What a card reports.
enum DRMEvent: Equatable {
    /// The buffer that was committed on this controller is shown.
    case shown(controller: UInt32)
    /// The card is gone.
    case gone
}

/// A socket for a display.
struct DRMConnector: Equatable {
    let id: UInt32
    /// Such as `HDMI-A-1`.
    let name: String
    var isConnected = true
    var modes: [DRMMode] = []
    /// The controllers that can drive it.
    var controllers: [UInt32] = []
    var millimetres = CGSize.zero
    /// How the panel is mounted.
    var rotation = ScreenRotation.none
    /// What the display says of itself; may be empty.
    var identification: [UInt8] = []
    /// The property that turns the display off, by its number.
    var power: UInt32?

    /// The connector and a checksum of what the display says of itself.
    var key: String {
        guard !identification.isEmpty else { return name }
        let hash = identification.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return "\(name) \(String(hash, radix: 16))"
    }
}

/// A way to drive a display.
struct DRMMode: Equatable {
    let width: Int
    let height: Int
    /// Frames a second.
    let refresh: Double
    var isPreferred = false
    /// Whether the kernel's command line asks for it (`video=HDMI-A-1:1280x720`).
    var isChosen = false
    var isInterlaced = false
    /// The kernel's own description.
    var timing: [UInt8] = []
}

/// A buffer in memory that a display can show.
struct DRMBuffer: Equatable {
    let id: UInt32
    let handle: UInt32
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let byteCount: Int
    let memory: UnsafeMutableRawPointer
}
