import Logging

/// Warnings raised where no app can be asked: outside a tree, or in the making of a value.
package enum RuntimeWarnings {
    private static let logger = Logger(label: "casement")

    package static func log(_ message: String) { logger.warning("\(message)") }
}
