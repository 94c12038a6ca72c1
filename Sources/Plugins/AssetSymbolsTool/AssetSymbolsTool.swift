import Assets
import Foundation

/// Writes the Swift names of asset catalogs into a file: `AssetSymbolsTool BUNDLE OUTPUT CATALOG…`.
///
/// The build plugin `AssetSymbols` runs it. What is wrong with a catalog is a warning of the build.
@main
enum AssetSymbolsTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count > 2, let bundle = arguments.first else {
            warn("AssetSymbolsTool needs a bundle, an output file and catalogs")
            exit(2)
        }
        let output = arguments[arguments.startIndex + 1]
        let readers = arguments.dropFirst(2).map { CatalogReader(catalog: $0) }
        let symbols = AssetSymbols(readers.flatMap(\.items), bundle: bundle)
        (readers.flatMap(\.problems) + symbols.problems).forEach(warn)
        readers.flatMap(\.items).forEach(check)
        do {
            try write(Data(symbols.source.utf8), to: URL(fileURLWithPath: output))
        } catch {
            FileHandle.standardError.write(Data("error: \(output) cannot be written\n".utf8))
            exit(1)
        }
    }

    /// Leaves a file with the same bytes as it is: SwiftPM would compile it, and what imports its
    /// module, anew.
    private static func write(_ data: Data, to file: URL) throws {
        if let written = try? Data(contentsOf: file), written == data { return }
        try data.write(to: file)
    }

    /// Reads an asset as the app will, so that its mistakes are seen when it is built.
    private static func check(_ item: AssetItem) {
        do {
            switch item.kind {
            case .color: try ColorSet(item).problems.forEach(warn)
            case .image, .symbol: try ImageSet(item).problems.forEach(warn)
            case .data: break
            }
        } catch {
            warn("\(error)")
        }
    }

    private static func warn(_ sentence: String) {
        FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
    }
}
