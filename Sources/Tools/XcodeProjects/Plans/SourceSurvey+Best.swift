extension SourceSurvey {
    /// The survey with the framework of which the fewest names are missing: that of the project's
    /// system rather than the other one, and one of which names are used rather than none.
    static func best(
        _ tokens: [String: [SwiftToken]], for project: AdoptedProject, own: Set<String>,
        declared: Set<String>, foreign: Set<String>
    ) -> SourceSurvey {
        let flags = project.targets.flatMap(\.conditions)
        func survey(_ framework: BorrowedModule?) -> SourceSurvey {
            SourceSurvey(
                tokens, borrowing: framework, importing: own, flags: flags, declared: declared,
                foreign: foreign)
        }
        let systems = project.targets.reduce(into: Set<AppleSystem>()) {
            $0.formUnion($1.systems)
        }
        let isForMacs = systems == [.macOS]
        let frameworks: [BorrowedModule] =
            isForMacs ? [.appKit, .uiKit] : [.uiKit, .appKit]
        var candidates = frameworks.map { ($0, survey($0)) }.filter { $0.1.uses($0.0) }.map(\.1)
        let graphics = survey(.coreGraphics)
        if candidates.isEmpty, graphics.uses(.coreGraphics) { candidates.append(graphics) }
        // Code behind “#if canImport” may do without, other code may not.
        let plain = survey(nil)
        let needsOne = plain.missing.contains { row in
            BorrowedModule.allCases.contains { KnownNames.shared.isBorrowed(row.name, from: $0) }
        }
        if candidates.isEmpty || !needsOne { candidates.append(plain) }
        return candidates.enumerated().min {
            ($0.element.missing.count, $0.offset) < ($1.element.missing.count, $1.offset)
        }!.element
    }
}
