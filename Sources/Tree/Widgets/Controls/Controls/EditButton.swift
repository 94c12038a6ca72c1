import Views

/// Begins and ends the editing of the lists around it.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates a button titled "Edit", or "Done" while rows are edited. It is disabled without an
    /// `editMode` in its environment.
    nonisolated public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
