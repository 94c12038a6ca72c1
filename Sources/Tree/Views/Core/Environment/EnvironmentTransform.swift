/// A change of environment values.
@MainActor @preconcurrency
package protocol EnvironmentTransform {
    func transform(_ values: inout EnvironmentValues)
    /// Whether the result depends on the transform's value and the given values alone, so that
    /// views with equal transforms can share it.
    static var isPure: Bool { get }
}

extension EnvironmentTransform {
    package static var isPure: Bool { false }
}
