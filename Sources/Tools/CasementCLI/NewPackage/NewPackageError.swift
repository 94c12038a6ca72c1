/// Why `casement new` writes nothing: one sentence each.
package enum NewPackageError: Error, Hashable, Sendable, CustomStringConvertible {
    case badName(String)
    case takenName(String)
    case exists(String)
    case noSource
    case twoSources
    case noFolder(String)
    case noCheckout(String)
    case checkoutIsGone(String)
    case noPointInHistory
    case pointWithoutURL
    case twoFrameworks
    case cannotWrite(String, reason: String)

    package var description: String {
        switch self {
        case .badName(let name):
            "“\(name)” cannot name a Swift module: a name is a letter, then letters, digits and _"
                + (Self.possibleName(from: name).map { ", such as \($0)." } ?? ".")
        case .takenName(let name):
            "“\(name)” is taken, by Swift or by a module that the app needs: choose another name."
        case .exists(let name):
            "There is already something called \(name) here."
        case .noSource:
            "Say where Casement is: --package-path FOLDER, or --url ADDRESS with --branch NAME."
        case .twoSources:
            "Casement is either at --package-path or at --url, not at both."
        case .noFolder(let path):
            "There is no folder at \(path)."
        case .noCheckout(let path):
            "The folder \(path) is not a checkout of Casement: it has no Sources/Modules/Casement."
        case .checkoutIsGone(let path):
            """
            This command was installed from a checkout at \(path), which is gone: run make install \
            in another one, or name one by --package-path.
            """
        case .noPointInHistory:
            "--url needs either --branch or --revision: SwiftPM refuses a version of Casement."
        case .pointWithoutURL:
            "--branch and --revision belong to --url."
        case .twoFrameworks:
            "--uikit and --appkit exclude each other: code chooses one by what it can import."
        case .cannotWrite(let name, let reason):
            "\(name) cannot be written: \(reason)."
        }
    }

    /// The words of a name in one, as `my-app` is `MyApp`; `nil` if they are none either.
    private static func possibleName(from name: String) -> String? {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : nil
    }
}
