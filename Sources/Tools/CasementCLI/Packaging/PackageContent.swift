import Foundation

/// What of a build goes into a package: the executable, and the folders of resources beside it.
struct PackageContent {
    let app: String
    /// The executable's name in the package.
    let name: String
    let products: URL

    func copy(to folder: URL) throws(PackagingError) {
        let files = FileManager.default
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let executable = products.appending(path: app)
            guard files.isExecutableFile(atPath: executable.path) else {
                throw PackagingError.badData("\(executable.path) is not an executable")
            }
            try files.copyItem(at: executable, to: folder.appending(path: name))
            // Those of packages that the app does not use are empty or small.
            let names = try files.contentsOfDirectory(atPath: products.path)
            for bundle in names where bundle.hasSuffix(".resources") {
                try files.copyItem(
                    at: products.appending(path: bundle), to: folder.appending(path: bundle))
            }
        } catch let error as PackagingError {
            throw error
        } catch {
            throw .cannotWrite(folder.path, reason: error.localizedDescription)
        }
    }
}

/// The languages of `--locales`.
enum PackageLocales {
    /// `de` and `pt` of `de,pt_BR`; English is always among them, because Casement's own texts are.
    static func languages(_ text: String) throws(PackagingError) -> Set<String> {
        var languages: Set<String> = ["en"]
        for code in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let match = code.wholeMatch(of: #/([a-z]{2,3})([_\-][A-Za-z0-9_\-]+)?/#) else {
                throw .badLocale(text)
            }
            languages.insert(String(match.1))
        }
        return languages
    }
}
