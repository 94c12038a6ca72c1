import Drawing
import Foundation

// What two filled paths cover together. The results are outlines of lines, so close together that
// they look like the curves they stand for.
extension Path {
    /// The outline of what the path covers, without any part of it inside of itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(resolved.combined(with: ResolvedPath(), by: .union, eoFill: eoFill))
    }

    /// What both paths cover.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.combined(with: other.resolved, by: .intersection, eoFill: eoFill))
    }

    /// What this path or the other covers.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.combined(with: other.resolved, by: .union, eoFill: eoFill))
    }

    /// What this path covers and the other does not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.combined(with: other.resolved, by: .subtraction, eoFill: eoFill))
    }

    /// What one path covers and not both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.combined(with: other.resolved, by: .symmetricDifference, eoFill: eoFill))
    }

    /// The parts of this path's line that lie inside of the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.lines(insideOf: other.resolved, true, eoFill: eoFill))
    }

    /// The parts of this path's line that lie outside of the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(resolved.lines(insideOf: other.resolved, false, eoFill: eoFill))
    }
}
