import Views

/// Begins and ends the editing of the lists around it.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
