/// Takes the samples of one operation.
@MainActor
enum Measurement {
    static func run(_ operation: Operation) throws -> Result {
        let trial = try operation.trial()
        var samples: [Double] = []
        for round in 0..<operation.warmUps + operation.samples {
            try trial.prepare()
            let start = ContinuousClock.now
            trial.perform()
            let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
            try trial.check()
            if round == 0 { try trial.checkPixels() }
            if round >= operation.warmUps { samples.append(trial.measured ?? milliseconds) }
        }
        try trial.checkPixels()
        return Result(
            op: operation.id, variant: operation.variant, unit: operation.unit,
            note: operation.note, samples: samples)
    }
}
