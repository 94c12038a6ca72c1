/// A row that is dragged to another position: by its offset in the data of its loop, because its view
/// may be released while the list scrolls.
struct RowMove {
    let editing: RowEditing
    let from: Int
}
