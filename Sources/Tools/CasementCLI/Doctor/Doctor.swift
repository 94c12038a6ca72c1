import Foundation

/// Looks for what keeps apps from being built and shown.
struct Doctor {
    var machine = Machine()

    func diagnoses() -> [Diagnosis] {
        [
            compiler, packages, fonts, display, cards, input, sessions,
        ] + (buildFolder.map { [$0] } ?? []) + (debugger.map { [$0] } ?? [])
    }

    // MARK: What apps are built with

    /// The oldest Swift that compiles Casement's sources.
    static let oldestSwift = (6, 3)

    var compiler: Diagnosis {
        let about = "Swift"
        let install = "install it from https://www.swift.org/install/linux"
        guard let answer = machine.answer("swift", ["--version"]) else {
            return Diagnosis(
                about: about, state: .problem, finding: "there is no swift in PATH",
                remedy: install + ", and put its folder usr/bin into PATH")
        }
        let oldest = "\(Self.oldestSwift.0).\(Self.oldestSwift.1)"
        guard let match = answer.text.firstMatch(of: #/Swift version ([0-9]+)\.([0-9]+)[0-9.]*/#),
            let major = Int(match.1), let minor = Int(match.2)
        else {
            return Diagnosis(
                about: about, state: .problem, finding: "swift --version names no version",
                remedy: install + ": \(oldest) or newer is needed")
        }
        let version = match.0.dropFirst("Swift version ".count)
        guard (major, minor) >= Self.oldestSwift else {
            return Diagnosis(
                about: about, state: .problem,
                finding: "\(version) is too old: \(oldest) is needed",
                remedy: install)
        }
        guard machine.answer("git", ["--version"]) != nil else {
            return Diagnosis(
                about: about, state: .problem, finding: "\(version), but no git for its packages",
                remedy: "sudo apt install git")
        }
        return Diagnosis(about: about, finding: "\(version)")
    }

    var packages: Diagnosis {
        let about = "Packages"
        let names = ProjectTemplate.systemPackages
        let arguments = ["-W", "-f", "${db:Status-Abbrev} ${Package}\\n"] + names
        guard let answer = machine.answer("dpkg-query", arguments) else {
            return Diagnosis(
                about: about, state: .note, finding: "there is no dpkg here to ask",
                remedy: "install what your system has for \(names.joined(separator: " "))")
        }
        let installed = Set(
            answer.text.split(separator: "\n").filter { $0.dropFirst().hasPrefix("i") }
                .compactMap { $0.split(separator: " ").last.map(String.init) })
        let missing = names.filter { !installed.contains($0) }
        guard missing.isEmpty else {
            let list = missing.joined(separator: " ")
            return Diagnosis(
                about: about, state: .problem,
                finding: "\(missing.count) of \(names.count) are missing",
                remedy: "sudo apt install --no-install-recommends \(list)")
        }
        return Diagnosis(about: about, finding: "all \(names.count) are installed")
    }

    /// The families that apps draw with, and the packages that have them.
    private static let families = [
        ("Inter", "fonts-inter"), ("DejaVu Sans", "fonts-dejavu-core"),
        ("JetBrains Mono", "fonts-jetbrains-mono"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
        ("Material Icons", "fonts-material-design-icons-iconfont"),
    ]

    var fonts: Diagnosis {
        let about = "Fonts"
        guard let answer = machine.answer("fc-list", [":", "family"]), !answer.hasFailed else {
            return Diagnosis(
                about: about, state: .note, finding: "fc-list does not say which fonts there are",
                remedy: "sudo apt install fontconfig")
        }
        let known = Set(
            answer.text.split(whereSeparator: { "\n,".contains($0) })
                .map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = Self.families.filter { !known.contains($0.0) }
        guard missing.isEmpty else {
            return Diagnosis(
                about: about, state: known.isEmpty ? .problem : .note,
                finding: known.isEmpty
                    ? "there are none, so that no text shows"
                    : "others stand for \(missing.map(\.0).joined(separator: ", "))",
                remedy:
                    "sudo apt install \(missing.map(\.1).joined(separator: " ")), then fc-cache -f")
        }
        return Diagnosis(about: about, finding: Self.families.map(\.0).joined(separator: ", "))
    }

    /// The debugger of the toolchain, if there is one.
    var debugger: Diagnosis? {
        guard let answer = machine.answer("lldb", ["--version"]) else { return nil }
        guard answer.hasFailed else { return Diagnosis(about: "Debugger", finding: "lldb starts") }
        return Diagnosis(
            about: "Debugger", state: .note, finding: "lldb does not start",
            remedy: "ldd $(which lldb) | grep \"not found\" names the library that it needs")
    }
}
