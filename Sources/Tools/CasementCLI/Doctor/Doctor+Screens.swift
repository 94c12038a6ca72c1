import Foundation
import Glibc
import Sessions

/// Where apps are shown, and where they save what comes back.
extension Doctor {
    var display: Diagnosis {
        let about = "Display"
        let named = sockets
        if let found = named.first(where: { $0.socket.map(machine.exists) ?? true }) {
            return Diagnosis(about: about, finding: found.name)
        }
        if let missing = named.first {
            return Diagnosis(
                about: about, state: .note,
                finding: "\(missing.name) names a display that is not there",
                remedy: "start it, or unset the variable: apps run without a display then")
        }
        if !machine.files(in: "dev/dri", from: "card").isEmpty {
            return Diagnosis(
                about: about, finding: "none; apps draw on the graphics card's displays")
        }
        return Diagnosis(
            about: about, state: .note, finding: "neither X11 nor Wayland, so that apps run unseen",
            remedy:
                "CASEMENT_PICTURE=FILE draws one; with the trait Mirror a browser shows it")
    }

    /// The displays that the variables name, each with its socket; nil for one of another machine.
    private var sockets: [(name: String, socket: String?)] {
        var sockets: [(String, String?)] = []
        if let name = machine.variables["WAYLAND_DISPLAY"], !name.isEmpty {
            let folder = machine.variables["XDG_RUNTIME_DIR"] ?? ""
            let path = name.hasPrefix("/") ? name : folder + "/" + name
            sockets.append(("WAYLAND_DISPLAY=\(name)", String(path.drop { $0 == "/" })))
        }
        if let name = machine.variables["DISPLAY"], !name.isEmpty {
            let number = name.wholeMatch(of: #/:([0-9]+).*/#)?.1
            sockets.append(("DISPLAY=\(name)", number.map { "tmp/.X11-unix/X\($0)" }))
        }
        return sockets
    }

    var cards: Diagnosis {
        devices(
            "Graphics cards", machine.files(in: "dev/dri", from: "card"), mode: R_OK | W_OK,
            group: "video")
    }

    var input: Diagnosis {
        devices(
            "Input devices", machine.files(in: "dev/input", from: "event"), mode: R_OK,
            group: "input")
    }

    /// Only apps on a bare screen open devices, so that none is a problem.
    private func devices(
        _ about: String, _ files: [String], mode: Int32, group: String
    ) -> Diagnosis {
        guard !files.isEmpty else {
            return Diagnosis(about: about, finding: "none here, and only a bare screen needs them")
        }
        let closed = files.filter { access(machine.path($0), mode) != 0 }
        guard !closed.isEmpty else {
            return Diagnosis(about: about, finding: "all \(files.count) can be opened")
        }
        return Diagnosis(
            about: about, state: .note,
            finding: "/\(closed[0]) cannot be opened, which a bare screen needs",
            remedy: "sudo usermod -aG \(group) $USER, then log in anew; or let seatd open them")
    }

    var sessions: Diagnosis {
        let about = "Saved windows"
        guard let root = SessionDirectory.root(environment: machine.variables) else {
            return Diagnosis(
                about: about, state: .problem, finding: "HOME names no folder to save them in",
                remedy: "set HOME, or XDG_STATE_HOME, to a folder of yours")
        }
        var folder = root.standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.path), folder.pathComponents.count > 1
        {
            folder.deleteLastPathComponent()
        }
        guard access(folder.path, W_OK) == 0 else {
            return Diagnosis(
                about: about, state: .problem,
                finding: "\(folder.path) cannot be written, so that windows do not come back",
                remedy:
                    "sudo chown -R $USER \(folder.path), or set XDG_STATE_HOME to another folder")
        }
        return Diagnosis(about: about, finding: "in \(root.path)")
    }
}
