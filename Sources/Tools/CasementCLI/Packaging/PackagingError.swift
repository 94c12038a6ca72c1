/// Why no package is made.
package enum PackagingError: Error, CustomStringConvertible {
    case badName(String)
    case badLocale(String)
    case missingTool(String, package: String)
    case toolFailed(String, output: String)
    case badData(String)
    case cannotWrite(String, reason: String)

    package var description: String {
        switch self {
        case .badName(let name):
            "\"\(name)\" cannot name a package: letters, digits, + - . and _ can, after a letter"
        case .badLocale(let text):
            "\"\(text)\" is not a language: --locales takes codes such as en,de,pt_BR"
        case .missingTool(let tool, let package):
            "\(tool) is missing; Debian's package \(package) has it"
        case .toolFailed(let tool, let output): "\(tool) failed:\n\(output)"
        case .badData(let what): what
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }

    /// What a tool that failed has printed, or the sentence.
    var reason: String {
        guard case .toolFailed(_, let output) = self else { return description }
        return output.split(separator: "\n").suffix(20).joined(separator: "\n")
    }
}
