import Views

/// What a table was made with besides columns and rows.
struct TableOptions<Value: Identifiable> {
    var selection = ListSelection<Value.ID>.none
    var sorting: TableSorting?
    var customization: Binding<TableColumnCustomization<Value>>?
}
