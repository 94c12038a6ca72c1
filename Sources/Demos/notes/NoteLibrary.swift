import SwiftUI

/// A note as the library lists it.
struct Note: Identifiable, Codable, Equatable {
    var id: Int
    var title: String
    var symbol: String
}

/// The notes that can be opened. What is written into them lives with their windows.
final class NoteLibrary: ObservableObject {
    @Published private(set) var notes = [
        Note(id: 1, title: "Groceries", symbol: "cart"),
        Note(id: 2, title: "Ideas", symbol: "lightbulb"),
        Note(id: 3, title: "Travel", symbol: "airplane"),
    ]

    func note(_ id: Note.ID?) -> Note? {
        notes.first { $0.id == id }
    }

    func add() -> Note {
        let id = (notes.map(\.id).max() ?? 0) + 1
        let note = Note(id: id, title: "Note \(id)", symbol: "note.text")
        notes.append(note)
        return note
    }
}
