import Foundation

/// A release build of an app with all of Swift in its executable, for devices.
struct StaticBuild {
    let product: String
    /// The folder of `Package.swift`.
    let package: URL
    let languages: Set<String>?
    let usesNetwork: Bool
    let usesExceptions: Bool
    let report: (String) -> Void

    private var scratch: URL { package.appending(path: ".build-device") }
    private var parts: URL { scratch.appending(path: "parts") }

    /// The folder with the executable and its resources.
    func run() throws(PackagingError) -> URL {
        do {
            try FileManager.default.createDirectory(
                at: parts, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(parts.path, reason: error.localizedDescription)
        }
        // Without the names that a debugger or a plug-in would look for, with relocations as the C
        // library has read them since 2.36, and with libraries from beside the executable first.
        var linking = [
            "-s", "--no-export-dynamic", "--icf=safe", "-z", "pack-relative-relocs",
            "--disable-new-dtags",
        ]
        linking.append("-L\(parts.path)")
        try provideNetwork()
        provideCxx()
        linking += try unwindingArguments() + dataArguments()
        report("Building \(product), which takes minutes the first time")
        let swift = try Tool("swift", from: "swiftlang")
        let arguments =
            [
                "build", "-c", "release", "--static-swift-stdlib", "--product", product,
                "--scratch-path", scratch.path,
            ] + traits + Self.compiling + linking.flatMap { ["-Xlinker", $0] }
        try swift.run(arguments, in: package)
        return scratch.appending(path: "release")
    }

    /// Each function in a section of its own, of which the linker leaves out those that nothing calls.
    private static let compiling = ["-use-ld=lld", "-Osize", "-Xfrontend", "-function-sections"]
        .flatMap { ["-Xswiftc", $0] }

    /// Swift's errors need no tables of how a function is left: C++'s exceptions do, and a debugger.
    private func unwindingArguments() throws(PackagingError) -> [String] {
        guard !usesExceptions else { return [] }
        let script = parts.appending(path: "no-exceptions.ld")
        do {
            try Data("SECTIONS { /DISCARD/ : { *(.eh_frame) } } INSERT AFTER .text;\n".utf8)
                .write(to: script)
        } catch {
            throw .cannotWrite(script.path, reason: error.localizedDescription)
        }
        return ["-T", script.path]
    }

    /// Casement's own demos are built without what a device does not need. Other packages name the
    /// traits where they depend on Casement.
    private var traits: [String] {
        let isCasement = FileManager.default.fileExists(
            atPath: package.appending(path: "Sources/Modules/Casement").path)
        guard isCasement else { return [] }
        let names =
            (usesNetwork ? ["Network"] : []) + (Self.dataDemos.contains(product) ? ["Macros"] : [])
        return names.isEmpty
            ? ["--disable-default-traits"] : ["--traits", names.joined(separator: ",")]
    }

    /// The demos with models, which need their macro.
    private static let dataDemos: Set = ["notes", "ledger"]

    /// Under the name by which Foundation's archives ask for libcurl: the library itself, or what
    /// stands for it.
    private func provideNetwork() throws(PackagingError) {
        let archive = parts.appending(path: "libcurl.a")
        let link = parts.appending(path: "libcurl.so")
        for file in [archive, link] { try? FileManager.default.removeItem(at: file) }
        do {
            if usesNetwork {
                try FileManager.default.createSymbolicLink(
                    at: link, withDestinationURL: URL(filePath: Tool.library("libcurl.so.4")))
            } else {
                let source = parts.appending(path: "no-network.c")
                try Data(NetworkStub.source.utf8).write(to: source)
                try Tool("clang", from: "clang").run(
                    ["-O1", "-c", "no-network.c", "-o", "no-network.o"], in: parts)
                try Tool("ar", from: "binutils").run(
                    ["rc", archive.path, "no-network.o"], in: parts)
            }
        } catch let error as PackagingError {
            throw error
        } catch {
            throw .cannotWrite(parts.path, reason: error.localizedDescription)
        }
    }

    /// The C++ library that Swift's runtime and ICU ask for, as an archive: half a megabyte of it is
    /// used. Without the archive it stays a library beside the app.
    private func provideCxx() {
        guard
            let path = try? Tool("clang", from: "clang").run(["-print-file-name=libstdc++.a"])
                .trimmingCharacters(in: .whitespacesAndNewlines),
            path.hasPrefix("/")
        else { return }
        let link = parts.appending(path: "libstdc++.a")
        try? FileManager.default.removeItem(at: link)
        try? FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: URL(filePath: path))
    }

    /// Without a cut the app has the data of all languages, which a sentence explains.
    private func dataArguments() -> [String] {
        guard let languages else { return [] }
        do {
            return try ICUObject(languages: languages, archive: icuArchive(), in: parts)
                .linkerArguments
        } catch {
            report("ICU data is not cut: \(error)")
            return []
        }
    }

    private func icuArchive() throws(PackagingError) -> String {
        let text = try Tool("swift", from: "swiftlang").run(["-print-target-info"])
        let info = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let paths = info?["paths"] as? [String: Any]
        guard let folder = paths?["runtimeResourcePath"] as? String else {
            throw .badData("swift -print-target-info names no folder of libraries")
        }
        return "\(folder)_static/linux/lib_FoundationICU.a"
    }
}
