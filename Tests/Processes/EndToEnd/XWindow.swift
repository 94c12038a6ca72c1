import Automation
import CasementCLI
import Foundation
import Testing

/// A window on the X server, as a user's hands and eyes have it.
struct XWindow: DesktopWindow {
    let id: String
    let environment: [String: String]

    // MARK: Hands

    func click(_ place: CGPoint) throws { try xdotool(move(to: place) + ["click", "1"]) }

    func wheelDown(over place: CGPoint) throws { try xdotool(move(to: place) + ["click", "5"]) }

    func drag(from start: CGPoint, to end: CGPoint) throws {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        try xdotool(
            move(to: start) + ["mousedown", "1"] + move(to: middle) + move(to: end)
                + ["mouseup", "1"])
    }

    func key(_ keys: String...) throws { try xdotool(focus + ["key"] + keys) }

    func type(_ text: String) throws { try xdotool(focus + ["type", "--delay", "4", text]) }

    // MARK: The window manager

    func close() throws { try key("alt+F4") }
    func resize(to size: CGSize) throws {
        try xdotool(["windowsize", id, "\(Int(size.width))", "\(Int(size.height))"])
    }
    func move(by offset: CGSize) throws {
        try xdotool([
            "windowmove", "--relative", id, "\(Int(offset.width))", "\(Int(offset.height))",
        ])
    }
    func minimize() throws { try xdotool(["windowminimize", id]) }
    func activate() throws { try xdotool(["windowactivate", id]) }

    // MARK: Eyes

    /// What the title bar says.
    var title: String? { get throws { try run("xdotool", ["getwindowname", id])?.first } }

    func picture() throws -> Picture { try dump().picture }

    /// The X server's own picture of the window.
    func dump() throws -> XWindowDump {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "window.xwd").path(percentEncoded: false)
        try #require(try run("xwd", ["-silent", "-id", id, "-out", path]) != nil)
        let data = try Data(contentsOf: URL(filePath: path))
        return try #require(XWindowDump(data), "xwd wrote \(data.count) bytes")
    }

    var focus: [String] { ["windowfocus", "--sync", id] }

    func move(to place: CGPoint) -> [String] {
        ["mousemove", "--window", id, "\(Int(place.x.rounded()))", "\(Int(place.y.rounded()))"]
    }

    func xdotool(_ arguments: [String]) throws {
        try #require(try run("xdotool", arguments) != nil, "xdotool \(arguments) failed")
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> [String]? {
        try Desktop.run(tool, arguments, environment)
    }
}
