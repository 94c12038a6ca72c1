import Foundation

/// The toolchain's ICU data cut to an app's languages, as an object that the linker takes in its
/// place.
///
/// ICU looks its data up by one symbol, `icudt76_dat` in the toolchain's archive. With `--wrap` the
/// linker takes each reference to it for one to `__wrap_icudt76_dat`, which the cut object defines,
/// and leaves the archive's 34 MB out. (`icupkg` of Debian 12 cannot cut it: "total length of item
/// name strings too long".)
struct ICUObject {
    let path: String
    private let symbol: String

    var linkerArguments: [String] { [path, "--wrap=\(symbol)"] }

    init(languages: Set<String>, archive: String, in folder: URL) throws(PackagingError) {
        let (member, symbol) = try Self.find(in: archive)
        self.symbol = symbol
        path = folder.appending(path: "icudata.o").path
        try Tool("ar", from: "binutils").run(["x", archive, member], in: folder)
        let object = folder.appending(path: member)
        let whole = folder.appending(path: "icudata-whole")
        try Tool("objcopy", from: "binutils").run([
            "-O", "binary", "-j", ".rodata", object.path, whole.path,
        ])
        do {
            var data = try ICUData(Data(contentsOf: whole, options: .alwaysMapped))
            data.keep(languages: languages)
            try data.bytes.write(to: folder.appending(path: "icudata"))
            let assembly = folder.appending(path: "icudata.s")
            try Data(Self.assembly(of: symbol).utf8).write(to: assembly)
            for file in [object, whole] { try FileManager.default.removeItem(at: file) }
        } catch let error as PackagingError {
            throw error
        } catch {
            throw .cannotWrite(folder.path, reason: error.localizedDescription)
        }
        try Tool("clang", from: "clang").run(["-c", "icudata.s", "-o", path], in: folder)
    }

    /// The archive's member with the data, and its symbol.
    private static func find(in archive: String) throws(PackagingError) -> (String, String) {
        let symbols = try Tool("nm", from: "binutils").run(["-A", "--defined-only", archive])
        for line in symbols.split(separator: "\n") {
            // libICU.a:icu_packaged_data.cpp.o:0000000000000000 R icudt76_dat
            guard let symbol = line.split(separator: " ").last,
                symbol.wholeMatch(of: #/icudt[0-9]+_dat/#) != nil
            else { continue }
            let parts = line.split(separator: ":")
            if parts.count >= 3 { return (String(parts[parts.count - 2]), String(symbol)) }
        }
        throw .badData("\(archive) has no ICU data: the app keeps all languages")
    }

    private static func assembly(of symbol: String) -> String {
        """
        .section .rodata.icudata, "a", %progbits
        .globl __wrap_\(symbol)
        .type __wrap_\(symbol), %object
        .balign 16
        __wrap_\(symbol):
        .incbin "icudata"
        .size __wrap_\(symbol), . - __wrap_\(symbol)
        .section .note.GNU-stack, "", %progbits

        """
    }
}
