import Foundation
import Glibc

/// What a package's builds have left.
extension Doctor {
    /// The room that a first build needs, in bytes.
    private static let neededSpace: Int64 = 1_500_000_000
    /// So much of SwiftPM's plan is enough to know its paths.
    private static let longestPlan = 4 << 20

    /// `nil` outside of packages.
    var buildFolder: Diagnosis? {
        guard let package = AppPackage.root(of: machine.folder) else { return nil }
        let about = "Build folder"
        let folder = package.appending(path: ".build")
        guard FileManager.default.fileExists(atPath: folder.path) else {
            let values = try? package.resourceValues(forKeys: [.volumeAvailableCapacityKey])
            let free = Int64(values?.volumeAvailableCapacity ?? .max)
            guard free < Self.neededSpace else {
                return Diagnosis(about: about, finding: "none yet: the first build takes minutes")
            }
            return Diagnosis(
                about: about, state: .problem,
                finding: "a first build takes 1.5 GB, and \(free / 1_000_000) MB are free",
                remedy: "make room on the disk of \(package.path)")
        }
        guard access(folder.path, W_OK) == 0 else {
            return Diagnosis(
                about: about, state: .problem, finding: "\(folder.path) cannot be written",
                remedy: "sudo chown -R $USER \(folder.path)")
        }
        if let old = earlierPlace(of: folder, package) {
            return Diagnosis(
                about: about, state: .problem, finding: "it was made in \(old), and was moved here",
                remedy: "rm -rf \(folder.path), then build anew")
        }
        if isOfAnotherCompiler(folder) {
            return Diagnosis(
                about: about, state: .note, finding: "it is of another version of Swift",
                remedy: "the next build compiles everything anew; rm -rf \(folder.path) saves space"
            )
        }
        return Diagnosis(about: about, finding: folder.path)
    }

    /// The folder in which the package was when it was built, if that was another one.
    private func earlierPlace(of folder: URL, _ package: URL) -> String? {
        let plan = folder.appending(path: "debug.yaml")
        guard let file = try? FileHandle(forReadingFrom: plan),
            let data = try? file.read(upToCount: Self.longestPlan)
        else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        // The plan names folders of sources, and the products below the build folder.
        guard let match = text.firstMatch(of: #/"(\/[^"\n]*)\/\.build\//#) else { return nil }
        let old = String(match.1)
        let here = package.resolvingSymlinksInPath().path
        return [here, package.path].contains(old) ? nil : old
    }

    /// Whether none of the compilers that built there is the present one.
    private func isOfAnotherCompiler(_ folder: URL) -> Bool {
        let debug = folder.appending(path: "debug")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: debug.path)) ?? []
        let builders = names.filter { $0.hasPrefix("swift-version") }.compactMap {
            try? String(contentsOf: debug.appending(path: $0), encoding: .utf8)
        }
        guard !builders.isEmpty, let now = machine.answer("swift", ["--version"]) else {
            return false
        }
        func version(_ text: String) -> Substring? {
            text.firstMatch(of: #/Swift version [^\n]*/#)?.0
        }
        return !builders.contains { version($0) == version(now.text) }
    }
}
