import AutomationProtocol
import Foundation
import Testing
import Waiting

@testable import CasementCLI

/// `casement package` of an app that is built already: an executable that does nothing.
struct PackageCommandTests {
    private let folder: TemporaryFolder
    private var built: URL { folder.url.appending(path: "built") }
    private var root: URL { folder.url.appending(path: "root") }

    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(at: built, withIntermediateDirectories: true)
        try files.copyItem(atPath: "/bin/true", toPath: built.appending(path: "Hall_Panel").path)
        let resources = built.appending(path: "Hall_Hall.resources")
        try files.createDirectory(at: resources, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: resources.appending(path: "data.json"))
    }

    /// Runs the built command in the folder.
    private func package(_ arguments: String...) throws -> String {
        try Tool(path: BuiltApp.path("casement"))
            .run(["package"] + arguments, in: folder.url)
    }

    @Test(
        "A package installs in a folder, with a unit that systemd accepts and a user without rights"
    )
    func installing() throws {
        let output = try package("--app", "Hall_Panel", "--built", built.path, "--version", "2.1")
        #expect(output.contains("apt install ./hall-panel_2.1_"))
        let file = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
                .first { $0.hasSuffix(".deb") })
        // What of Debian is in the folder: its units, its user `root`, and no package.
        for part in ["var/lib/dpkg", "etc", "usr/lib/systemd"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: part), withIntermediateDirectories: true)
        }
        try Data().write(to: root.appending(path: "var/lib/dpkg/status"))
        try Data("root:x:0:0:root:/root:/bin/sh\n".utf8).write(
            to: root.appending(path: "etc/passwd"))
        try Data().write(to: root.appending(path: "etc/group"))
        try FileManager.default.copyItem(
            atPath: "/usr/lib/systemd/system",
            toPath: root.appending(path: "usr/lib/systemd/system").path)

        try Tool("fakeroot", from: "fakeroot").run(
            [
                "dpkg", "--root=\(root.path)", "--force-script-chrootless", "--force-depends", "-i",
                file,
            ], in: folder.url)
        let executable = root.appending(path: "usr/lib/hall-panel/hall-panel").path
        #expect(FileManager.default.isExecutableFile(atPath: executable))
        #expect(try text("usr/lib/hall-panel/Hall_Hall.resources/data.json") == "{}")
        #expect(try text("var/lib/dpkg/status").contains("Version: 2.1"))
        #expect(try text("var/lib/dpkg/status").contains("libc6"))
        #expect(try text("etc/passwd").contains("hall-panel:x:"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: root.appending(
                    path: "etc/systemd/system/multi-user.target.wants/hall-panel.service"
                ).path) == "/usr/lib/systemd/system/hall-panel.service")
        #expect(try text("etc/default/hall-panel").hasPrefix("# Variables of hall-panel"))
        let settings = root.appending(path: "etc/default/hall-panel").path
        let mode = try FileManager.default.attributesOfItem(atPath: settings)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let complaints = try Tool("systemd-analyze", from: "systemd").run([
            "verify", "--man=no", "--root=\(root.path)", "hall-panel.service",
        ])
        #expect(complaints == "")
    }

    @Test("What the unit lets an app do is scored under 3 by systemd")
    func exposure() throws {
        let unit = ServiceUnit(name: "hall", title: "Hall", hasFonts: true)
        let file = folder.url.appending(path: "hall.service")
        try Data(unit.text.utf8).write(to: file)
        let tool: Tool
        do {
            tool = try Tool("systemd-analyze", from: "systemd")
        } catch {
            print("The score of the unit is not tested: systemd-analyze is not installed.")
            return
        }
        let output = try tool.run(["security", "--offline=true", "--no-pager", file.path])
        let score = try #require(output.firstMatch(of: #/exposure level for .*: ([0-9.]+)/#)?.1)
        #expect(try #require(Double(score)) < 3, "\(output)")
        // The devices stay: nothing makes a list of them.
        for word in ["PrivateDevices=yes", "DeviceAllow=", "DevicePolicy=", "ProtectClock=yes"] {
            #expect(!unit.text.contains("\n\(word)"), "\(word)")
        }
    }

    /// Runs the unit's pause so many times with a clock and a `sleep` that are the test's own; returns the
    /// seconds that it has slept each time. An app runs for so many seconds after each.
    private func pauses(_ runs: [Int], state: String? = nil) throws -> [Int] {
        let unit = ServiceUnit(name: "hall", title: "Hall", hasFonts: false)
        let script = folder.url.appending(path: "pause")
        let tools = folder.url.appending(path: "tools")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        try Data(unit.pause.utf8).write(to: script)
        let clock = folder.url.appending(path: "clock").path
        let files = [
            "date": "#!/bin/sh\ncat \(clock)\n",
            "sleep": "#!/bin/sh\necho $(($(cat \(clock)) + $1)) > \(clock)\n",
        ]
        for (name, text) in files {
            let file = tools.appending(path: name)
            try Data(text.utf8).write(to: file)
            try makeExecutable(file.path)
        }
        func time() throws -> Int {
            let text = try String(contentsOfFile: clock, encoding: .utf8)
            return try #require(Int(text.trimmingCharacters(in: .newlines)))
        }
        func setTime(_ seconds: Int) throws {
            try Data("\(seconds)\n".utf8).write(to: URL(filePath: clock))
        }
        try setTime(1_000_000)
        if let state { try Data(state.utf8).write(to: folder.url.appending(path: "starts")) }
        return try runs.map { seconds in
            let before = try time()
            try Tool(path: "/usr/bin/env").run([
                "RUNTIME_DIRECTORY=\(folder.url.path)", "PATH=\(tools.path):/usr/bin:/bin",
                "/bin/sh",
                script.path,
            ])
            let slept = try time() - before
            try setTime(time() + seconds)
            return slept
        }
    }

    @Test("An app that fails again and again is started after growing pauses, and never given up")
    func pauses() throws {
        #expect(
            try pauses([Int](repeating: 1, count: 12)) == [
                0, 1, 2, 4, 8, 16, 30, 30, 30, 30, 30, 30,
            ])
    }

    @Test("An app that has run for a minute is started at once")
    func pausesOfLongRuns() throws {
        #expect(try pauses([1, 1, 1, 60, 1, 1]) == [0, 1, 2, 4, 0, 1])
    }

    @Test(
        "A note of earlier starts that makes no sense is none",
        arguments: ["", "a b", "1", "-1 5", "08 09", "99999999999999999999 999990", "3 99999999"])
    func pausesOfNonsense(state: String) throws {
        #expect(try pauses([1, 1], state: state) == [0, 1])
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("The unit is ready after the first frame, watched, restarted, and has the first console")
    func unit() {
        let unit = ServiceUnit(name: "hall", title: "Hall", hasFonts: true).text
        for line in [
            "Type=notify", "WatchdogSec=10", "Restart=always", "User=hall",
            "SupplementaryGroups=video input render", "TTYPath=/dev/tty1", "StandardInput=tty",
            "StateDirectory=hall", "StartLimitIntervalSec=0",
            "LoadCredential=mirror-password:hall.mirror-password",
            "Environment=CASEMENT_APP_ID=hall FONTCONFIG_FILE=/usr/lib/hall/fonts.conf",
        ] {
            #expect(unit.contains("\n\(line)\n"), "\(line)")
        }
    }

    @Test("What cannot be packed is explained in a sentence")
    func complaints() {
        #expect(throws: PackagingError.self) {
            try package("--app", "Nothing", "--built", built.path)
        }
        #expect {
            try package("--app", "1st", "--built", built.path)
        } throws: {
            "\($0)".contains("\"1st\" cannot name a package")
        }
        #expect {
            try package("--app", "Hall_Panel", "--built", built.path, "--locales", "german")
        } throws: {
            "\($0)".contains("\"german\" is not a language")
        }
    }

    @Test("Languages are those of the codes, and English")
    func languages() throws {
        #expect(try PackageLocales.languages("de,pt_BR") == ["en", "de", "pt"])
        #expect(throws: PackagingError.self) { try PackageLocales.languages("de,,fr") }
    }
}

/// ICU's data, cut to languages.
struct ICUDataTests {
    private static let names = [
        "icudt76l/brkitr/burmesedict.dict", "icudt76l/brkitr/de.res", "icudt76l/brkitr/line.brk",
        "icudt76l/brkitr/line_cj.brk", "icudt76l/de.res", "icudt76l/de_AT.res",
        "icudt76l/gb18030-2022.cnv", "icudt76l/ja.res", "icudt76l/likelySubtags.res",
        "icudt76l/macos-6_2-10.4.cnv", "icudt76l/pool.res", "icudt76l/rfc3491.spp",
        "icudt76l/rfc4518.spp", "icudt76l/root.res",
    ]

    /// A package as ICU's own tools write it; each file holds its own name.
    private static func package() -> Data {
        var header = Data([32, 0, 0xDA, 0x27, 20, 0, 0, 0, 0, 0, 2, 0]) + Data("CmnD".utf8)
        header += Data(count: 32 - header.count)
        let named = names.map { ($0, Data($0.utf8)) }
        var (table, list, contents) = (Data(), Data(), Data())
        let start =
            (32 + 4 + 8 * names.count + named.reduce(0) { $0 + $1.1.count + 1 } + 15) / 16
            * 16 - 32
        func append(_ number: Int) {
            withUnsafeBytes(of: UInt32(number).littleEndian) { table.append(contentsOf: $0) }
        }
        append(names.count)
        for (_, bytes) in named {
            append(4 + 8 * names.count + list.count)
            append(start + contents.count)
            list += bytes + [0]
            contents += bytes + Data(count: (16 - bytes.count % 16) % 16)
        }
        let gap = start - table.count - list.count
        return header + table + list + Data(count: gap) + contents
    }

    @Test("A package that nothing is removed from stays the same, byte for byte")
    func same() throws {
        #expect(try ICUData(Self.package()).bytes == Self.package())
    }

    @Test("Other languages go, and what serves all of them stays")
    func cut() throws {
        var data = try ICUData(Self.package())
        data.keep(languages: ["en", "de"])
        let cut = try ICUData(data.bytes)
        let names = cut.files.map { String($0.name.dropFirst("icudt76l/".count)) }
        #expect(
            names == [
                "brkitr/de.res", "brkitr/line.brk", "de.res", "de_AT.res", "likelySubtags.res",
                "pool.res", "rfc3491.spp", "root.res",
            ])
        for file in cut.files {
            #expect(file.content.starts(with: Data(file.name.utf8)))
        }
    }

    @Test("What is not a package of data is refused, however it is cut off")
    func broken() throws {
        let whole = Self.package()
        for length in [0, 1, 16, 31, 40, 100] {
            #expect(throws: PackagingError.self) { try ICUData(whole.prefix(length)) }
        }
    }
}
