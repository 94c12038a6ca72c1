import Foundation

/// The fonts of Casement, cut to the characters of an app's languages by `pyftsubset`.
struct FontSubset {
    let languages: Set<String>
    let report: (String) -> Void

    /// Debian's packages of them, for a package that brings none of its own.
    static let packages = ["fonts-inter", "fonts-material-design-icons-iconfont"]

    /// The faces that text has, by their family and fontconfig's numbers of their weight: regular,
    /// medium, semibold and bold.
    private static let faces = ["Inter", "Inter Display"].flatMap { family in
        [80, 100, 180, 200].map { "\(family):slant=0:width=100:weight=\($0)" }
    }

    /// Writes the fonts and their configuration; false, and why, where they cannot be cut.
    func write(to folder: URL, installedAs installed: String) throws(PackagingError) -> Bool {
        let subset: Tool
        do {
            subset = try Tool("pyftsubset", from: "fonttools")
        } catch {
            report(
                "Fonts are not cut, and come from \(Self.packages.joined(separator: ", ")): \(error)"
            )
            return false
        }
        let fonts = folder.appending(path: "fonts")
        do {
            try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
            let ranges = unicodes.joined(separator: ",")
            for file in try files(Self.faces) + files(fallback) {
                let name = URL(filePath: file).lastPathComponent
                try subset.run([
                    // All names: a semibold face says there of which family it is.
                    file, "--unicodes=\(ranges)", "--layout-features=*", "--name-IDs=*",
                    "--notdef-outline",
                    "--output-file=\(fonts.appending(path: name).path)",
                ])
            }
            // An icon is a ligature of its name's letters, and an app may make the name as it runs.
            for file in try files(["Material Icons"]) {
                let url = URL(filePath: file)
                try FileManager.default.copyItem(
                    at: url.resolvingSymlinksInPath(),
                    to: fonts.appending(path: url.lastPathComponent))
            }
            try Data(Self.configuration(of: "\(installed)/fonts").utf8)
                .write(to: folder.appending(path: "fonts.conf"))
        } catch let error as PackagingError {
            throw error
        } catch {
            throw .cannotWrite(fonts.path, reason: error.localizedDescription)
        }
        return true
    }

    private func files(_ faces: [String]) throws(PackagingError) -> [String] {
        let match = try Tool("fc-match", from: "fontconfig")
        var files: [String] = []
        for face in faces {
            // Where there is none of this family, the nearest of another is found.
            let found = try match.run(["--format", "%{family}\n%{file}", face])
                .split(separator: "\n").map(String.init)
            let family = face.prefix { $0 != ":" }
            guard found.count == 2, found[0].split(separator: ",").contains(family) else {
                throw .badData("There is no font \(family); `make setup` installs Casement's")
            }
            if !files.contains(found[1]) { files.append(found[1]) }
        }
        return files
    }

    // MARK: Scripts

    /// Letters of Western languages, punctuation, currencies, arrows and mathematics are in every app.
    private static let common = [
        "U+0020-024F", "U+02B0-036F", "U+2000-206F", "U+2070-209F", "U+20A0-20CF", "U+2100-214F",
        "U+2190-21FF", "U+2200-22FF", "U+2300-23FF", "U+25A0-25FF", "U+FB00-FB06",
    ]

    private static let scripts: [(languages: Set<String>, range: String)] = [
        (["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg"], "U+0400-052F"),
        (["el"], "U+0370-03FF,U+1F00-1FFF"), (["vi"], "U+1E00-1EFF"),
        (["ar", "fa", "ur"], "U+0600-06FF,U+FB50-FDFF,U+FE70-FEFF"), (["he"], "U+0590-05FF"),
    ]

    private var unicodes: [String] {
        Self.common
            + Self.scripts.filter { !$0.languages.isDisjoint(with: languages) }.map(\.range)
    }

    /// Inter has no right-to-left letters. Those of East Asia are in no font of Casement's.
    private var fallback: [String] {
        for language in languages.intersection(["zh", "ja", "ko", "yue"]).sorted() {
            report("No font of Casement's has the letters of \(language): add fonts-noto-cjk")
        }
        return languages.isDisjoint(with: ["ar", "fa", "ur", "he"])
            ? [] : ["DejaVu Sans"]
    }

    private static func configuration(of folder: String) -> String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
            <dir>\(folder)</dir>
            <cachedir prefix="xdg">fontconfig</cachedir>
        </fontconfig>

        """
    }
}
