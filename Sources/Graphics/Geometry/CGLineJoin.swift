/// How two segments of a stroke meet: in a point, in an arc, or cut off.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}
