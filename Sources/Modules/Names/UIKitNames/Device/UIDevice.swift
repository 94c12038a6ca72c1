import Casement
import Foundation
import Hosting
import Scenes

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    /// Whether the device is held upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held sideways, either way round.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned to the orientation, which it cannot for a device that
    /// lies.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine.
public final class UIDevice: NSObject, Sendable {
    /// Whether the machine runs on its battery, and whether that is being charged.
    public enum BatteryState: Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
    }

    /// The machine that the app runs on.
    public static let current = UIDevice()

    /// The host name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the system: always `Linux`.
    public var systemName: String { "Linux" }
    /// The version of the kernel, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// `Phone` for the idiom of a phone, else `Computer`.
    public var model: String { userInterfaceIdiom == .phone ? "Phone" : "Computer" }
    /// The model, which is not translated.
    public var localizedModel: String { model }

    /// A phone's for a small screen without a window system, else a tablet's: apps of UIKit that run
    /// in windows see the latter.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        guard let app = CurrentApp.latest, app.isDevice else { return .pad }
        let size = app.screens[0].size
        return min(size.width, size.height) < Self.smallestTablet ? .phone : .pad
    }

    /// Points.
    private static let smallestTablet: CGFloat = 600

    /// The machine's own number, made into one that tells nothing about it.
    public var identifierForVendor: UUID? {
        guard let text = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else {
            return nil
        }
        let digits = text.filter(\.isHexDigit)
        guard digits.count == 32 else { return nil }
        var bytes: [UInt8] = []
        var rest = Substring(digits)
        let salt = Array((CurrentApp.latest?.name ?? "").utf8)
        while let byte = UInt8(rest.prefix(2), radix: 16) {
            let own = salt.isEmpty ? 0 : salt[bytes.count % salt.count]
            bytes.append(byte ^ own &* 31)
            rest = rest.dropFirst(2)
        }
        guard bytes.count == 16 else { return nil }
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    /// How the screen is held: portrait if it is higher than wide, else landscape.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width < size.height ? .portrait : .landscapeLeft
    }

    /// How full the first battery is, from 0 to 1; -1 for a machine without a battery.
    public var batteryLevel: Float { Battery.read()?.level ?? -1 }
    /// What the kernel says of the first battery; unknown for a machine without one.
    public var batteryState: BatteryState { Battery.read()?.state ?? .unknown }
    /// Whether apps run side by side: always true.
    public var isMultitaskingSupported: Bool { true }
}

/// The first battery of the machine, as the kernel describes it.
private struct Battery {
    let level: Float
    let state: UIDevice.BatteryState

    static func read() -> Battery? {
        let folder = "/sys/class/power_supply"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            func line(_ file: String) -> String? {
                (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard line("type") == "Battery", let percent = line("capacity").flatMap(Float.init)
            else { continue }
            let state: UIDevice.BatteryState =
                switch line("status") {
                case "Charging": .charging
                case "Full": .full
                case "Discharging", "Not charging": .unplugged
                default: .unknown
                }
            return Battery(level: min(max(percent / 100, 0), 1), state: state)
        }
        return nil
    }
}

/// What an app fills: the front window's content, because apps that ask for it lay out what should
/// fill them.
public final class UIScreen: NSObject, Sendable {
    /// The screen, which is the front window's content.
    public static let main = UIScreen()

    /// The rectangle of the front window's content in points; that of the screen before the first
    /// window.
    public var bounds: CGRect {
        guard let app = CurrentApp.latest else { return WindowManager.defaultScreen }
        return CGRect(origin: .zero, size: app.windowSize ?? app.screens[0].size)
    }

    /// Pixels to a point; 1 before the app runs.
    public var scale: CGFloat { CurrentApp.latest?.scale ?? 1 }
    /// Pixels to a point, which is `scale`.
    public var nativeScale: CGFloat { scale }

    /// The rectangle of the front window's content in pixels.
    public var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, scale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    /// The highest number of frames a second: always 60.
    public var maximumFramesPerSecond: Int { 60 }
}
