import Foundation

/// How the time of an operation grows with the number of rows: 1 where twice as many take twice
/// as long, 0 where their number does not matter.
struct Growth {
    /// Numbers of rows, and milliseconds.
    let points: [(count: Int, time: Double)]

    /// The slope of the line through the points where both axes are logarithmic.
    var exponent: Double {
        let logs = points.map { (log(Double($0.count)), log(max($0.time, 1e-6))) }
        let count = Double(logs.count)
        let meanX = logs.reduce(0) { $0 + $1.0 } / count
        let meanY = logs.reduce(0) { $0 + $1.1 } / count
        let above = logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
        let below = logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
        return below > 0 ? above / below : 0
    }
}

extension Growth: CustomStringConvertible {
    var description: String { String(format: "%.2f", exponent) }
}

/// Operations that can be done with any number of rows.
@MainActor
struct ScaledOperation {
    let id: String
    let variant: String
    let counts: [Int]
    let operation: @MainActor (Int) -> Operation

    var name: String { variant.isEmpty ? id : "\(id) \(variant)" }

    static let all: [ScaledOperation] =
        [RowsKind.column, .list].flatMap { kind in
            let counts = kind == .list ? [100, 1_000, 10_000, 100_000] : [100, 1_000, 10_000]
            return [
                rows("O2", kind, counts) { RowChanges.create(rows: $0) },
                rows("O3", kind, counts) { RowChanges.updateEveryTenth(of: $0) },
                rows("O6", kind, counts) { RowChanges.remove(from: $0) },
            ]
        } + [
            grid("O9build", "") { LabelGrid.build(side: $0) },
            grid("O9", "leaf") { try LabelGrid.leaf(side: $0) },
        ]

    /// Of O3, one row in ten is changed in each of the sizes.
    private static func rows(
        _ id: String, _ kind: RowsKind, _ counts: [Int],
        _ series: @escaping @Sendable (Int) -> RowSeries
    ) -> ScaledOperation {
        ScaledOperation(id: id, variant: kind.rawValue, counts: counts) { count in
            RowChanges.operation(id, "\(kind.rawValue) \(count)", kind, "\(count) rows") {
                series(count)
            }
        }
    }

    private static func grid(
        _ id: String, _ variant: String,
        _ trial: @escaping @MainActor @Sendable (Int) throws -> any Trial
    ) -> ScaledOperation {
        ScaledOperation(id: id, variant: variant, counts: [100, 1_024, 10_000]) { count in
            let side = Int(Double(count).squareRoot())
            return Operation(
                id: id, variant: variant.isEmpty ? "\(count)" : "\(variant) \(count)",
                note: "\(side) × \(side) labels"
            ) {
                try trial(side)
            }
        }
    }

    /// Measures with each number of rows, and prints each.
    func measure(_ measurement: Measurement, _ tell: (Result) -> Void) throws -> Growth {
        var points: [(Int, Double)] = []
        for count in counts {
            let result = try measurement.run(operation(count))
            tell(result)
            points.append((count, result.median))
        }
        return Growth(points: points)
    }
}
