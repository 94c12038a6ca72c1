/// An effect that gives its node's coordinates a name.
protocol CoordinateSpaceEffect {
    var coordinateSpaceName: AnyHashable { get }
}
