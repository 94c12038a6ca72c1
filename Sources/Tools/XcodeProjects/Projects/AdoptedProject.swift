/// A program as it was written for Apple's systems, whatever describes it: targets with files.
package struct AdoptedProject {
    /// The name of the project, of which the package is called.
    package var name: String
    package var tree: FileTree
    package var targets: [AdoptedTarget] = []
    package var packages: [PackageReference] = []
    package var developmentRegion = "en"
    /// What is not adopted, a sentence each.
    package var remarks: [String] = []
}

/// What becomes a target of the package.
package struct AdoptedTarget {
    package enum Kind: String, Sendable { case app, library, tests }

    /// The name in the project.
    package var name: String
    /// The module that files import.
    package var module: String
    package var kind: Kind
    /// Swift files, by their paths below the root.
    package var sources: [String] = []
    package var resources: [String] = []
    /// Models of Core Data: folders that end in `xcdatamodeld` or `xcdatamodel`.
    package var models: [String] = []
    /// The names of targets that it imports.
    package var dependencies: [String] = []
    package var products: [ProductReference] = []
    /// The values of its property list.
    package var information: [String: Any] = [:]
    package var systems: Set<AppleSystem> = []
    /// The language mode: 5, or 6.
    package var languageMode = 5
    /// Conditions that `#if` asks for, besides DEBUG.
    package var conditions: [String] = []
    /// Files of the target that are not part of the package, with the reason.
    package var leftOut: [LeftOut] = []

    package struct LeftOut: Hashable, Sendable {
        package let path: String
        package let reason: String
    }
}

package enum AppleSystem: String, Sendable, CaseIterable { case iOS, macOS, other }

/// A package that a project depends on: at an address or at a path below the root.
package struct PackageReference: Hashable, Sendable {
    package var address: String?
    package var requirement: String?
    package var path: String?

    init(address: String, requirement: String) {
        self.address = address
        self.requirement = requirement
    }

    init(path: String) { self.path = path }

    /// The name by which SwiftPM knows it.
    package var identity: String {
        let end = RelativePath.name(address ?? path ?? "")
        return (end.hasSuffix(".git") ? String(end.dropLast(4)) : end)
    }
}

package struct ProductReference: Hashable, Sendable {
    package let product: String
    /// The package's identity, if the project names it.
    package let package: String?
}
