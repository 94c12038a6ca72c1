import Logging
import Logs

/// Where sentences about contexts and requests go.
enum CoreDataLog {
    static let logger = Logger(about: .data)
}
