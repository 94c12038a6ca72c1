import Automation
import Casement
import Foundation
import Hosting
import Scenes
import Testing
import Views

/// Checks what people need of a screen.
extension TestApp {
    /// Expects that the open windows keep the guidelines in all variants. A failure lists each
    /// finding with the element, its place, the number measured, and the variants it is found in.
    ///
    /// A finding is left out if `isMeant` returns true for it, as for a picture of a low contrast
    /// that is meant to be one.
    public func expectGuidelines(
        _ guidelines: Set<Guideline> = Guideline.all, in variants: ScreenVariants = .current,
        except isMeant: (GuidelineFinding) -> Bool = { _ in false },
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        noteAction()
        let findings = findings(of: guidelines, in: variants).filter { !isMeant($0) }
        guard !findings.isEmpty else { return }
        let count = findings.distinct
        record(
            StepFailure(
                """
                the guidelines are not kept in \(count) place\(count == 1 ? "" : "s"):
                \(findings.list)
                """), at: sourceLocation)
    }

    /// What of the guidelines the open windows do not keep, in all variants. The app is left as it
    /// was.
    public func findings(
        of guidelines: Set<Guideline> = Guideline.all, in variants: ScreenVariants = .current
    ) -> [GuidelineFinding] {
        let measured = Set(guidelines.compactMap(\.measured))
        return eachVariant(of: variants) { variant, warnings in
            host.findings(of: measured).map { GuidelineFinding($0, in: variant.name) }
                + (guidelines.contains(.warnings)
                    ? warnings.map { GuidelineFinding(warning: $0, in: variant.name) } : [])
        }
    }

    /// Calls the body in each variant once everything is at rest, with the warnings that were logged
    /// until then, and brings back the windows' sizes and the environment.
    private func eachVariant<Result>(
        of variants: ScreenVariants,
        _ body: (ScreenVariants.Variant, [String]) -> [Result]
    ) -> [Result] {
        let environment = host.instance.environment.value
        let sizes = host.instance.windows.map { ($0.id, $0.size) }
        defer {
            host.instance.environment.write(environment)
            for (window, size) in sizes where host.instance[window]?.size != size {
                host.resize(window, to: size)
            }
            host.settleAll()
            rest()
        }
        return variants.combinations.flatMap { variant in
            let before = warnings.count
            var values = environment
            variant.apply(to: &values)
            host.instance.environment.write(values)
            host.settleAll()
            for (window, size) in sizes {
                host.resize(
                    window, to: CGSize(width: variant.width ?? size.width, height: size.height))
            }
            rest()
            return body(variant, Array(warnings.dropFirst(before)))
        }
    }
}
