import Foundation
import Hosting

/// An app's environment and arguments as a fuzzer makes them: a line for each variable, and one
/// without an equals sign for an argument.
enum OptionsInput {
    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (environment, arguments): ([String: String], [String]) = ([:], ["app"])
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 {
                environment["CASEMENT_\(parts[0])"] = String(parts[1])
            } else {
                arguments.append(String(line))
            }
        }
        environment["HOME"] = environment["CASEMENT_HOME"]
        var options = LaunchOptions(environment: environment, arguments: arguments)
        options.adapt(toTouchOnly: true)
        _ = (options.complaints, options.urls, options.front, options.sessionDirectory)
    }
}
