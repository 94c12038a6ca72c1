import Foundation
import SwiftData

/// A note in the store.
@Model
final class Note {
    /// The value of its window.
    @Attribute(.unique) var number: Int
    /// The name that it was given when it was made.
    var name: String
    var symbol: String
    /// Typed by the user; empty until then.
    var title = ""
    var text = ""
    var isPinned = false

    init(number: Int, name: String, symbol: String = "note.text") {
        self.number = number
        self.name = name
        self.symbol = symbol
    }

    var shownTitle: String { title.isEmpty ? name : title }
}

extension ModelContext {
    /// Makes a note and saves it. Returns nil where the numbers of the others cannot be read,
    /// because a note with the number of another one replaces it.
    func addNote() -> Note? {
        var newest = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.number, order: .reverse)])
        newest.fetchLimit = 1
        do {
            let last = try fetch(newest).first?.number ?? 0
            let note = Note(number: last + 1, name: "Note \(last + 1)")
            insert(note)
            saveNotes()
            return note
        } catch {
            print("The notes cannot be read: \(error)")
            return nil
        }
    }

    /// Saves what was typed; what cannot be saved now waits for the next time.
    func saveNotes() {
        do {
            try save()
        } catch {
            print("The notes were not saved: \(error)")
        }
    }
}
