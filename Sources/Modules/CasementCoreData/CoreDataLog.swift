import Logging

/// Where sentences about contexts and requests go.
enum CoreDataLog {
    static let logger = Logger(label: "casement.data")
}
