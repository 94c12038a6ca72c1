import GRDB

extension SwiftDataError {
    /// What SQLite says of a store, without its statements.
    init(_ kind: SwiftDataError, _ error: DatabaseError, in store: String, _ action: String) {
        let reason = error.message ?? "\(error.resultCode)"
        self.init(
            kind,
            "\(store) cannot be \(action): \(reason) (SQLite error \(error.extendedResultCode.rawValue))."
        )
    }

    /// The store could not be written; what was to be saved still waits.
    package static let saveFailure = SwiftDataError(named: "saveFailure")
}
