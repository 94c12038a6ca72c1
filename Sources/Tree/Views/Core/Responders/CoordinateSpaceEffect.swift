/// An effect that gives its node's coordinates a name.
@MainActor
protocol CoordinateSpaceEffect {
    var coordinateSpaceName: AnyHashable { get }
}
