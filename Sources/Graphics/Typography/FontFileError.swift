/// Why a font file cannot be used.
package enum FontFileError: Error, Equatable {
    case notFound(path: String)
    case notAFont(path: String)
}
