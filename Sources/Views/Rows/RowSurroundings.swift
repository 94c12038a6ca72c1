/// Gives the rows of a list, each by its id, surroundings of their own: what is inside a selected
/// row is drawn differently.
package protocol RowSurroundings: AnyObject {
    func scope(forRow id: AnyHashable, in outer: EnvironmentScope) -> EnvironmentScope
}

private enum RowSurroundingsKey: EnvironmentKey {
    static var defaultValue: (any RowSurroundings)? { nil }
}

extension EnvironmentValues {
    package var rowSurroundings: (any RowSurroundings)? {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }
}
