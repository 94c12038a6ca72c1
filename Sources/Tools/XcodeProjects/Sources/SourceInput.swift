/// Reads files from outside for their own sake, as fuzzers do.
package enum SourceInput {
    package static func readMarkup(_ bytes: [UInt8]) { _ = MarkupElement.read(bytes) }

    /// Reads a Swift file under two conditions, as a manifest, and for classes of Core Data.
    package static func readSwift(_ bytes: [UInt8]) {
        let tokens = SwiftTokens.all(of: bytes)
        for modules in [[], ["UIKit"]] as [Set<String>] {
            _ = SwiftFile(CompilationConditions(modules: modules).active(tokens))
        }
        for call in ManifestCall.all(["target", "executableTarget", "package"], in: tokens) {
            _ = (call.text("name"), call.texts("dependencies"))
        }
        _ = ManagedClass.all(in: tokens, file: "")
    }
}
