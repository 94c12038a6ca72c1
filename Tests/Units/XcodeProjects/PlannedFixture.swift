import Foundation
import ProjectFixtures

@testable import XcodeProjects

/// A project in a folder, and the package that would be made of it.
struct PlannedFixture {
    let folder: FixtureFolder
    let project: AdoptedProject
    let plan: AdoptionPlan

    init(
        _ files: [String: String], at path: String = "", into: String = "/tmp/nowhere/Package",
        taken: Set<String> = [], prepare: (FixtureFolder) throws -> Void = { _ in },
        refusal: @escaping (PackageReference) -> String? = { _ in "it is not here" }
    ) throws {
        folder = try FixtureFolder(files)
        try prepare(folder)
        project = try ProjectReader().read(folder.path(path))
        plan = try AdoptionPlan(
            project,
            PackageOptions(
                folder: into, dependency: ".package(path: \"/casement\")", identity: "Casement",
                takenModules: taken, refusal: refusal))
    }

    var manifest: String { plan.files["Package.swift"] ?? "" }

    func target(_ name: String) -> AdoptedTarget? { project.targets.first { $0.name == name } }

    var missingNames: Set<String> { Set(plan.missing.map(\.name)) }
}
