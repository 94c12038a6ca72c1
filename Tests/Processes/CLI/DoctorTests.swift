import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What `casement doctor` finds on machines of all sorts.
struct DoctorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeFile(_ path: String, _ text: String = "", mode: Int = 0o644) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    /// A machine whose programs answer as given.
    private func doctor(
        _ answers: [String: String] = [:], failing: Set<String> = [],
        variables: [String: String] = [:]
    ) -> Doctor {
        var machine = Machine()
        machine.root = folder.url.path
        machine.folder = folder.url.appending(path: "package")
        machine.variables = variables
        machine.answer = { tool, _ in
            answers[tool].map { Machine.Answer(hasFailed: failing.contains(tool), text: $0) }
        }
        return Doctor(machine: machine)
    }

    private let swift = ["swift": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "git": ""]

    @Test("A compiler that is missing or too old is a problem, with the way to a newer one")
    func compilers() {
        #expect(doctor(swift).compiler.state == .fine)
        #expect(doctor(swift).compiler.finding == "6.3.1")
        #expect(doctor().compiler.state == .problem)
        let old = doctor(["swift": "Swift version 6.2 (swift-6.2-RELEASE)"]).compiler
        #expect(old.state == .problem && old.finding == "6.2 is too old: 6.3 is needed")
        #expect(old.remedy?.contains("swift.org/install") == true)
        let alone = doctor(["swift": "Swift version 7.0"]).compiler
        #expect(alone.state == .problem && alone.remedy == "sudo apt install git")
    }

    @Test("Packages that are missing are named in the command that installs them")
    func packages() {
        let all = ProjectTemplate.systemPackages
        func answer(_ names: some Sequence<String>) -> String {
            names.map { "ii  \($0)\n" }.joined()
        }
        #expect(doctor(["dpkg-query": answer(all)]).packages.state == .fine)
        let removed = answer(all.dropFirst(2)) + "rc  \(all[0])\n"
        let some = doctor(["dpkg-query": removed], failing: ["dpkg-query"]).packages
        #expect(some.state == .problem)
        #expect(
            some.remedy == "sudo apt install --no-install-recommends \(all[0]) \(all[1])")
        #expect(doctor().packages.state == .note)
    }

    @Test("Fonts that others stand for are a note, and no fonts at all a problem")
    func fonts() {
        let list = "Inter,Inter Display\nDejaVu Sans\nJetBrains Mono\nNoto Color Emoji\n"
        let some = doctor(["fc-list": list]).fonts
        #expect(some.state == .note && some.finding == "others stand for Material Icons")
        #expect(some.remedy?.contains("fonts-material-design-icons-iconfont") == true)
        #expect(doctor(["fc-list": list + "Material Icons\n"]).fonts.state == .fine)
        #expect(doctor(["fc-list": "\n"]).fonts.state == .problem)
        #expect(doctor().fonts.state == .note)
    }

    @Test("A display is one that answers; without any, the ways to see an app are named")
    func displays() throws {
        let wayland = ["WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/user/1"]
        #expect(doctor().display.state == .note)
        #expect(doctor().display.remedy?.contains("CASEMENT_PICTURE") == true)
        #expect(doctor(variables: wayland).display.finding.contains("is not there"))
        try makeFile("run/user/1/wayland-0")
        #expect(doctor(variables: wayland).display.state == .fine)
        #expect(doctor(variables: ["DISPLAY": ":7.0"]).display.state == .note)
        try makeFile("tmp/.X11-unix/X7")
        #expect(doctor(variables: ["DISPLAY": ":7.0"]).display.state == .fine)
        #expect(doctor(variables: ["DISPLAY": "far:10.0"]).display.state == .fine)
        try makeFile("dev/dri/card0")
        #expect(doctor().display.state == .fine)
    }

    @Test(
        "Devices that cannot be opened are a note with the group that may",
        .enabled(if: getuid() != 0))
    func closedDevices() throws {
        try makeFile("dev/dri/card0", mode: 0)
        try makeFile("dev/input/event3", mode: 0)
        #expect(doctor().cards.state == .note)
        #expect(doctor().cards.remedy?.contains("usermod -aG video") == true)
        #expect(doctor().input.finding.hasPrefix("/dev/input/event3 cannot be opened"))
    }

    @Test("Devices that can be opened, and none at all, are fine")
    func devices() throws {
        #expect(doctor().cards.state == .fine && doctor().input.state == .fine)
        try makeFile("dev/dri/card0")
        try makeFile("dev/input/event3")
        #expect(doctor().cards.finding == "all 1 can be opened")
        #expect(doctor().input.finding == "all 1 can be opened")
    }

    @Test("Windows are saved below the home folder, and without one they are not")
    func sessions() {
        #expect(doctor().sessions.state == .problem)
        let home = folder.url.path
        #expect(
            doctor(variables: ["HOME": home]).sessions.finding
                == "in \(home)/.local/state/casement")
        #expect(doctor(variables: ["HOME": "/proc/self"]).sessions.state == .problem)
    }

    @Test("A build folder that was moved, or is of another compiler, is told apart from a good one")
    func buildFolders() throws {
        #expect(doctor(swift).buildFolder == nil)
        try makeFile("package/Package.swift")
        #expect(doctor(swift).buildFolder?.state == .fine)
        let package = folder.url.appending(path: "package").resolvingSymlinksInPath().path
        func plan(in place: String) -> String { "inputs: [\"\(place)/.build/debug/main.o\"]" }
        try makeFile("package/.build/debug.yaml", plan(in: package))
        try makeFile(
            "package/.build/debug/swift-version-1.txt",
            "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
        #expect(doctor(swift).buildFolder?.state == .fine)
        let newer = doctor(["swift": "Swift version 6.4 (swift-6.4-RELEASE)"]).buildFolder
        #expect(newer?.state == .note && newer?.finding == "it is of another version of Swift")
        try makeFile("package/.build/debug.yaml", plan(in: "/home/me/Hello"))
        let moved = try #require(doctor(swift).buildFolder)
        #expect(moved.state == .problem && moved.finding.contains("/home/me/Hello"))
        #expect(moved.remedy?.hasPrefix("rm -rf ") == true)
    }

    @Test("The command prints a line and a remedy for each, the same as JSON, and a status")
    func command() throws {
        func doctor(_ arguments: String...) throws -> (ProcessEnding?, [String]) {
            let process = try AppProcess(
                executable: try BuiltApp.path("casement"), arguments: ["doctor"] + arguments,
                environment: ["PATH": folder.url.path, "HOME": folder.url.path],
                folder: folder.url.path)
            return (process.waitForEnd(until: .now + .seconds(120)), process.log)
        }
        // Nothing in PATH is Swift.
        let (status, lines) = try doctor()
        #expect(status == .exited(1))
        #expect(lines.first == "problem  Swift         there is no swift in PATH")
        #expect(lines.dropFirst().first?.hasPrefix("                       → install it") == true)
        #expect(
            lines.last?.hasSuffix("problem") == true || lines.last?.hasSuffix("problems") == true)
        let (jsonStatus, json) = try doctor("--json")
        #expect(jsonStatus == .exited(1))
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(json.joined(separator: "\n").utf8))
                as? [[String: Any]])
        #expect(list.first?["about"] as? String == "Swift")
        #expect(list.first?["state"] as? String == "problem")
        #expect(list.contains { $0["about"] as? String == "Saved windows" })
    }
}
