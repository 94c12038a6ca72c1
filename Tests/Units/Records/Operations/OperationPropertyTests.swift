#if Macros
    import Foundation
    import Testing

    /// `CASEMENT_OPERATIONS` says how many operations there are; the whole test is 100,000.
    /// `CASEMENT_OPERATIONS_SEED` runs those of one seed alone.
    struct OperationPropertyTests {
        private static let count = number("CASEMENT_OPERATIONS") ?? (isFull ? 100_000 : 1_500)
        private static let isFull =
            ProcessInfo.processInfo.environment["CASEMENT_FAULTS"] == "all"
        /// Operations on one library.
        private static let each = 250

        private static func number(_ variable: String) -> Int? {
            ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
        }

        @Test("Whatever is done to a store, it finds what Swift's own filter and sort find")
        func random() throws {
            let seeds = Self.number("CASEMENT_OPERATIONS_SEED").map { $0...$0 }
            for seed in seeds ?? 1...(Self.count + Self.each - 1) / Self.each {
                let library = try LibraryOperations(seed: seed)
                for _ in 0..<Self.each {
                    let agrees: Bool
                    do {
                        agrees = try library.step()
                    } catch {
                        agrees = library.holds(false, "\(error)")
                    }
                    guard agrees else {
                        Issue.record(
                            "Seed \(seed):\n\(library.log.suffix(60).joined(separator: "\n"))")
                        return
                    }
                }
            }
        }
    }
#endif
