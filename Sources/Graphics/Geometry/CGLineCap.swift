/// How a stroke ends: at the point, rounded around it, or half a line width past it.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}
