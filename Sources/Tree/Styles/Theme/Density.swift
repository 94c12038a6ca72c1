/// Whether controls are spaced for a pointer or for fingers.
package enum Density: CaseIterable, Hashable, Sendable {
    case desktop
    case device
}
