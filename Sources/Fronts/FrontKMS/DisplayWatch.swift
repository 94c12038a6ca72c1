import CDRM
import Foundation

/// Says when displays are plugged in or out, and when the card itself goes.
protocol DisplayWatch: AnyObject {
    /// Readable while there is news; -1 where the system gives none.
    var descriptor: Int32 { get }
    /// What happened since the last call.
    func news() -> Set<DisplayNews>
}

enum DisplayNews: Hashable {
    case displaysChanged
    case cardRemoved
}

/// The kernel's messages about a card, through libudev. They come without a running udev, too.
final class KernelDisplayWatch: DisplayWatch {
    private let udev: OpaquePointer?
    private let monitor: OpaquePointer?
    /// Such as `card0`.
    private let card: String

    init(card path: String) {
        card = URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
        udev = udev_new()
        monitor = udev.flatMap { udev_monitor_new_from_netlink($0, "kernel") }
        guard let monitor else { return }
        udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil)
        udev_monitor_enable_receiving(monitor)
    }

    deinit {
        if let monitor { udev_monitor_unref(monitor) }
        if let udev { udev_unref(udev) }
    }

    var descriptor: Int32 { monitor.map { udev_monitor_get_fd($0) } ?? -1 }

    func news() -> Set<DisplayNews> {
        var news: Set<DisplayNews> = []
        while let monitor, let device = udev_monitor_receive_device(monitor) {
            defer { udev_device_unref(device) }
            let name = udev_device_get_sysname(device).map { String(cString: $0) } ?? ""
            // A connector is called `card0-HDMI-A-1`.
            guard name == card || name.hasPrefix(card + "-") else { continue }
            let action = udev_device_get_action(device).map { String(cString: $0) }
            news.insert(action == "remove" && name == card ? .cardRemoved : .displaysChanged)
        }
        return news
    }
}
