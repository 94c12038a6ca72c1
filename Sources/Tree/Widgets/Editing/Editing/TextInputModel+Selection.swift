import Views

// What is selected, as the app's binding has it.
extension TextInputModel {
    /// Whether the app has put another selection into the binding than the one reported last.
    var hasNewSelection: Bool {
        guard let wanted = selection?.wrappedValue else { return false }
        return wanted != reported
    }

    /// On which line the caret is shown that stands between two: as the selection says, or else as
    /// the view around does.
    var caretAffinity: TextSelectionAffinity {
        guard let own = selection?.wrappedValue?.affinity, own != .automatic else {
            return affinity
        }
        return own
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

    /// Writes what is selected to the binding, where that has changed.
    func reportSelection() {
        guard let selection, isFocused || reported != nil else { return }
        let new = TextSelection(offsets: buffer.selection.range, in: buffer.text)
        // The line that the app has chosen for a caret stays for as long as the caret does.
        guard new.indices != reported?.indices else { return }
        reported = new
        selection.wrappedValue = new
    }
}
