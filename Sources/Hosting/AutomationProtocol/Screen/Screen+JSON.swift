import Foundation

extension Screen {
    /// The JSON tree as files hold it: keys in order, so that two of them can be compared.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
