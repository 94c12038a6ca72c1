/// How a package that adopts a project is made.
package struct PackageOptions {
    /// The package's folder: an absolute path without links.
    package let folder: String
    /// The entry for Casement in the dependencies of the manifest.
    package let dependency: String
    /// The name by which SwiftPM knows Casement.
    package let identity: String
    /// Names that no module of a project can have.
    package let takenModules: Set<String>
    /// Whether a package that a project depends on is on this machine and builds on Linux; the
    /// reason if not.
    package let refusal: (PackageReference) -> String?

    package init(
        folder: String, dependency: String, identity: String, takenModules: Set<String>,
        refusal: @escaping (PackageReference) -> String? = { _ in nil }
    ) {
        self.folder = folder
        self.dependency = dependency
        self.identity = identity
        self.takenModules = takenModules
        self.refusal = refusal
    }
}
