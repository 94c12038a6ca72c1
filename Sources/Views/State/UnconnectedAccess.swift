import Logging

/// Warnings about properties read before their view is in a tree, where no app can be asked.
enum UnconnectedAccess {
    private static let logger = Logger(label: "casement")

    static func warn(_ message: String) { logger.warning("\(message)") }
}
