import Views

// What is selected, as the app's binding has it.
extension TextInputModel {
    /// Whether the binding asks for another selection than the one that it was given last.
    func wantsSelection(_ wanted: TextSelection?) -> Bool {
        guard let wanted, let selection, wanted != reported else { return false }
        return selection.wrappedValue == wanted
    }

    /// Selects what the binding holds now.
    func takeOverSelection() {
        guard let wanted = selection?.wrappedValue, wanted != reported,
            let range = wanted.offsets(in: buffer.text)
        else { return }
        reported = wanted
        guard range != buffer.selection.range else { return }
        edit { $0.select(EditSelection(range)) }
    }

    /// Tells the binding what is selected, where that has changed.
    func reportSelection() {
        guard let selection, isFocused || reported != nil else { return }
        let new = TextSelection(offsets: buffer.selection.range, in: buffer.text)
        guard new != reported else { return }
        reported = new
        selection.wrappedValue = new
    }
}
