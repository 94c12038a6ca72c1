import AutomationProtocol
import Foundation

/// Stands for libraries that Debian's own ask for and that nothing on a device calls: those of X
/// servers, for cairo, and those of mounted drives and of labels of files, for gio. With what they ask
/// for these are 13 libraries of 3 MB. Each of ours has the functions that are named, and ends the app
/// with a sentence where one is called.
///
/// They lie beside the executable, which says that libraries are looked for there first.
struct StandIns {
    let executable: URL

    private static let callers = [
        "libcairo.so.2": [
            "libX11.so.6", "libXext.so.6", "libXrender.so.1", "libxcb.so.1", "libxcb-render.so.0",
            "libxcb-shm.so.0",
        ], "libgio-2.0.so.0": ["libmount.so.1", "libselinux.so.1"],
    ]
    /// Those that have a use for the real ones.
    private static let users = ["libSDL", "libX", "libxcb", "libGL", "libEGL", "libgtk", "libgio"]

    /// Writes them to the folder of the executable, unless the app itself has a use for them.
    func write() throws(PackagingError) {
        let entries = try Tool("readelf", from: "binutils").run(["-d", "-W", executable.path])
        let needed = entries.matches(of: #/\(NEEDED\).*\[(.+)\]/#).map { String($0.1) }
        guard entries.contains(#/\(RPATH\).*\[\$ORIGIN\]/#),
            !needed.contains(where: { name in Self.users.contains { name.hasPrefix($0) } })
        else { return }
        let folder = try scratch()
        for (caller, names) in Self.callers {
            // Where there is no such library, none was linked.
            guard let path = try? Tool.library(caller) else { continue }
            let wanted = Set(try symbols(of: path, "--undefined-only").map(\.name))
            for name in names {
                let found = try symbols(of: Tool.library(name), "--defined-only")
                try make(name, found.filter { wanted.contains($0.name) }, in: folder.url)
            }
        }
    }

    private func make(
        _ name: String, _ symbols: [Symbol], in folder: URL
    ) throws(PackagingError) {
        let source = folder.appending(path: "\(name).c")
        let versions = folder.appending(path: "\(name).versions")
        do {
            try Data(Self.source(of: name, symbols).utf8).write(to: source)
            try Data(Self.versions(of: symbols).utf8).write(to: versions)
        } catch {
            throw .cannotWrite(source.path, reason: error.localizedDescription)
        }
        try Tool("clang", from: "clang").run(
            [
                "-O1", "-fPIC", "-shared", "-fuse-ld=lld", "-Wl,-s", "-Wl,-soname,\(name)", "-o",
                executable.deletingLastPathComponent().appending(path: name).path, source.path,
            ]
                + (symbols.contains { $0.version != nil }
                    ? ["-Wl,--version-script=\(versions.path)"] : []))
    }

    private func scratch() throws(PackagingError) -> TemporaryFolder {
        do {
            return try TemporaryFolder()
        } catch {
            throw .cannotWrite(NSTemporaryDirectory(), reason: "\(error)")
        }
    }

    private struct Symbol {
        let name: String
        /// `MOUNT_2.19`, for a library whose functions have versions.
        let version: String?
        let isData: Bool
    }

    private func symbols(of path: String, _ kind: String) throws(PackagingError) -> [Symbol] {
        try Tool("nm", from: "binutils").run(["-D", "-P", kind, path]).split(separator: "\n")
            .compactMap { line in
                // mnt_new_iter@@MOUNT_2.19 T 1cde0 5f
                let fields = line.split(separator: " ")
                guard fields.count >= 2 else { return nil }
                let parts = fields[0].split(separator: "@", omittingEmptySubsequences: true)
                // A version's own name is listed, too.
                guard fields[1] != "A" else { return nil }
                return Symbol(
                    name: String(parts[0]), version: parts.count > 1 ? String(parts[1]) : nil,
                    isData: ["B", "D", "R"].contains(fields[1]))
            }
    }

    private static func versions(of symbols: [Symbol]) -> String {
        Dictionary(grouping: symbols.filter { $0.version != nil }, by: { $0.version ?? "" })
            .map { version, symbols in
                "\(version) { \(symbols.map { "\($0.name);" }.joined(separator: " ")) };\n"
            }.joined()
    }

    private static func source(of library: String, _ symbols: [Symbol]) -> String {
        let functions = symbols.filter { !$0.isData }
        let data = symbols.filter(\.isData)
        return """
            #include <stdio.h>
            #include <stdlib.h>
            static void *missing(void) {
                fputs("\(library) was used in an app that was packaged without it.\\n", stderr);
                abort();
            }
            \(functions.map { "void *\($0.name)(void) { return missing(); }" }.joined(separator: "\n"))
            \(data.map { "long \($0.name)[8];" }.joined(separator: "\n"))

            """
    }
}
